"""Recording a hand: what each tap does, second thoughts, and corrections in the middle."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from fortytwo.agreement import NOTHING_AGREED
from fortytwo.dominoes import DOMINOES, Suit
from fortytwo.hand.moment import SHOWING, Moment
from fortytwo.history import History
from fortytwo.words.say import told
from support.refused import refused_like

FIRST = "trump treys, down 5-2, down 5-1, down 6-6, down 5-5"  # the fourth player takes it
WHOLE = (
    "treys: 5-2 5-1 6-6 5-5 / 3-3 3-2 4-4 5-4 / 6-4 6-5 4-3 6-0 /"
    " 4-0 4-1 4-2 6-2 / 2-0 2-1 5-0 2-2 / 1-0 1-1 0-0 6-1 / 5-3 3-0 3-1 6-3"
)


def recorded(taps, recording=None):
    """The moment after these taps, each written ``"name value"``, a comma between them."""
    recording = recording or Moment()
    for tap in taps.split(", "):
        name, _, value = tap.partition(" ")
        recording = recording.after(name, value)
    return recording


@pytest.mark.parametrize(
    "taps",
    [
        "bidder 2, bid 32, trump treys",
        "trump treys, bidder 2, bid 32",
        "bid 32, trump treys, bidder 2",
    ],
)
def test_with_bidder_bid_and_trump_all_said_it_goes_on_to_the_first_trick(taps):
    recording = recorded(taps)
    assert str(recording.hand) == "treys 32: /"
    assert (recording.step, recording.place, recording.bidder) == (1, 0, 2)


def test_while_bidder_or_bid_is_not_said_it_waits_for_it():
    assert recorded("trump treys").step == 0
    assert recorded("trump treys, bid 32").step == 0
    assert recorded("bidder 1, trump treys").step == 0


def test_a_domino_tapped_with_the_bid_not_said_is_led_all_the_same():
    recording = recorded("trump treys, down 5-2")
    assert (str(recording.hand), recording.step, recording.place) == ("treys: 5-2 /", 1, 1)


def test_with_a_domino_down_another_bid_leads_nowhere():
    recording = recorded("trump treys, down 5-2, back , bidder 2, bid 32")
    assert (str(recording.hand), recording.step) == ("treys 32: 5-2 /", 0)


def test_the_bid_may_be_said_after_trump_and_taken_back():
    assert str(recorded("trump treys, bid 84").hand) == "treys 84: /"
    assert str(recorded("trump treys, bid 84, bid ").hand) == "treys: /"
    assert recorded("bid 84, bid ").bid is None


def test_one_tap_a_domino_and_after_four_the_next_trick():
    recording = recorded(FIRST)
    assert str(recording.hand) == "treys: 5-2 5-1 6-6 5-5 /"
    assert (recording.step, recording.place, recording.trick) == (2, 0, ())


def test_a_domino_tapped_twice_is_taken_back():
    assert str(recorded("trump treys, down 5-2, down 5-2").hand) == "treys: /"
    assert str(recorded("trump treys, down 5-2, down 5-1, down 5-1").hand) == "treys: 5-2 /"


def test_the_last_domino_is_taken_back_from_its_own_place_too():
    moment = recorded(f"{FIRST}, down 3-3, down 3-2, place 1, down 3-2")
    assert str(moment.hand) == "treys: 5-2 5-1 6-6 5-5 / 3-3"


def test_the_tricks_are_numbered_from_zero():
    moment = Moment().after("line", WHOLE)
    assert [moment.after("trick", str(step)).number for step in range(9)] == [None, *range(7), None]


def test_the_last_of_a_trick_tapped_twice_is_taken_back_too():
    recording = recorded(f"{FIRST}, down 5-5")
    assert str(recording.hand) == "treys: 5-2 5-1 6-6 /"
    assert (recording.step, recording.place) == (1, 3)


def test_a_domino_that_is_down_is_not_played_again():
    with refused_like(r"^The five-deuce is down already\. Wrong\? Tap Back to the first trick\.$"):
        recorded(f"{FIRST}, down 5-2")
    with refused_like(r"^The five-ace is down already\. Wrong\? Tap its place\.$"):
        recorded("trump treys, down 5-2, down 5-1, down 6-6, down 5-1")


def test_before_trump_is_named_no_domino_goes_down():
    with refused_like(r"^Tap the trump first. It decides who takes each trick"):
        recorded("bid 32, down 5-2")


def test_a_misrecorded_domino_is_put_right_and_the_rest_is_worked_out_anew():
    recording = recorded(f"{FIRST}, down 3-3, trick 1, place 3, down 5-0")
    assert str(recording.hand) == "treys: 5-2 5-1 6-6 5-0 / 3-3"
    assert recording.hand.leaders == (0, 0)  # it was the fourth player who led to the second
    assert (recording.step, recording.place) == (2, 1)  # and on it goes


def test_a_correction_in_a_hand_that_is_over_leads_to_its_last_trick():
    moment = recorded("trick 1, place 3, down 6-6", Moment().after("line", WHOLE))
    assert str(moment.hand).startswith("treys: 5-2 5-1 5-5 6-6 / ")
    assert (moment.step, moment.place, moment.over) == (7, None, True)


@pytest.mark.parametrize(
    ("taps", "over"),
    [
        ("trick 7", True),
        ("trick 3", True),  # looked at, and not corrected
        ("trick 0", True),
        ("trick 3, place 0", False),  # about to be corrected
        ("trick 8", False),  # a renege is called
        ("down 6-3", False),  # taken back
    ],
)
def test_with_all_down_and_nothing_to_correct_a_hand_is_over(taps, over):
    assert recorded(taps, Moment().after("line", WHOLE)).over is over


def test_while_tricks_are_to_come_a_hand_is_not_over():
    assert not Moment().over
    assert not recorded(f"{FIRST}, trick 1").over


def test_two_dominoes_that_were_mixed_up_change_places():
    assert str(recorded(f"{FIRST}, down 3-3, trick 1, place 0, down 3-3").hand) == (
        "treys: 3-3 5-1 6-6 5-5 / 5-2"
    )


def test_in_a_full_trick_a_stray_tap_changes_nothing():
    with refused_like(r"Tap the wrong domino in it first\.$"):
        recorded(f"{FIRST}, back, down 6-4")


def test_what_lies_there_already_is_no_correction():
    with refused_like(r"^The five-deuce is there already\.$"):
        recorded(f"{FIRST}, back, place 0, down 5-2")


def test_naming_another_trump_keeps_the_dominoes():
    recording = recorded(f"{FIRST}, trump sixes")
    assert str(recording.hand) == "sixes: 5-2 5-1 6-6 5-5 /"
    assert recording.hand.leaders == (0, 2)


def test_tricks_of_four_are_not_dealt_out_again_by_threes():
    with refused_like(r"^That call is played with three to a trick, and this hand isn't\."):
        recorded(f"{FIRST}, trump nello")
    assert str(recorded("trump treys, trump nello, down 5-2").hand) == "nello: 5-2 /"


def test_stepping_goes_through_the_bid_the_tricks_and_what_is_shown():
    recording = recorded(FIRST)
    seen = [recording.step]
    for tap in ("on", "back", "back", "back"):
        recording = recording.after(tap, "")
        seen.append(recording.step)
    assert seen == [2, SHOWING, 2, 1, 0]
    with refused_like(r"^There's nothing before the bid\.$"):
        recording.after("back", "")


def test_nothing_can_be_looked_at_that_is_not_there_yet():
    with refused_like(r"^Tap the trump first, and then come the tricks\.$"):
        recorded("on ")
    with refused_like(r"^That's all there is to see so far\.$"):
        recorded("trump treys, on , on ")
    with refused_like(r"^That's all there is to see so far\.$"):
        recorded(f"{FIRST}, on , on ")


def test_a_place_further_on_waits_for_those_before_it():
    waiting = recorded("trump treys, down 5-2, place 3")
    assert (waiting.place, told(waiting.note)) == (1, "Which domino was played second?")
    assert recorded("trump treys, down 5-2, place 1").note is None


def test_a_seat_shows_what_it_has_left_and_a_second_tap_takes_it_back():
    recording = recorded(f"{FIRST}, on , place 2, down 5-4, down 6-0")
    assert str(recording.hand) == "treys: 5-2 5-1 6-6 5-5 / | 2: 5-4 6-0"
    assert str(recording.after("down", "5-4").hand) == "treys: 5-2 5-1 6-6 5-5 / | 2: 6-0"


def test_a_domino_shown_by_mistake_is_taken_back_when_the_hand_is_full_too():
    full = recorded(
        f"{FIRST}, on , place 2, down 6-0, down 6-1, down 6-2, down 6-3, down 6-4, down 6-5"
    )
    assert str(full.after("down", "6-5").hand).endswith("| 2: 6-0 6-1 6-2 6-3 6-4")


@pytest.mark.parametrize(
    ("taps", "refusal"),
    [
        ("down 5-1", r"^The five-ace is down already\. It went in the first trick\.$"),
        (
            "down 6-4, place 1, down 6-4",
            r"^The six-four was shown already\. It's in another hand\.$",
        ),
        ("down 6-4, back , down 6-4", r"^The six-four was shown already\. It's in another hand\.$"),
        (
            "down 6-0, down 6-1, down 6-2, down 6-3, down 6-4, down 6-5, down 4-4",
            r"^That player has nothing more to show\.$",
        ),
    ],
)
def test_what_cannot_be_shown_is_refused(taps, refusal):
    with refused_like(refusal):
        recorded(f"{FIRST}, on , {taps}")


def test_what_was_shown_can_be_played_by_the_seat_that_has_it():
    assert str(recorded(f"{FIRST}, on , place 3, down 6-4, back , down 6-4").hand) == (
        "treys: 5-2 5-1 6-6 5-5 / 6-4"
    )


def test_seven_tricks_are_a_hand_and_the_last_domino_can_be_taken_back():
    recording = Moment().after("line", WHOLE)
    assert (recording.step, recording.place) == (7, None)
    assert str(recording.after("down", "6-3").hand).endswith("/ 5-3 3-0 3-1")


def test_a_hand_can_be_said_in_a_line_and_what_cannot_be_is_quoted():
    with refused_like("5-2 5-1 6-6"):
        Moment().after("line", "treys: 5-2 5-1 6-6 / 3-3 4-4")


def test_a_hand_said_in_a_line_keeps_who_bid():
    assert recorded("bidder 2, line treys: 5-2 5-1 /").bidder == 2


@pytest.mark.parametrize("taps", [f"bidder 3, {FIRST}", "bidder 3", "bid 32", "trump treys"])
def test_a_new_hand_forgets_whatever_there_is(taps):
    assert recorded(f"{taps}, new ") == Moment()


@pytest.mark.parametrize("taps", [FIRST, "bidder 3", "bid 32", "trump treys"])
def test_after_a_new_hand_it_is_known_that_undo_brings_back_the_old(taps):
    history = History((recorded(taps),))
    assert not history.cleared
    assert history.after("new").cleared


def test_with_nothing_recorded_there_is_nothing_to_forget():
    with refused_like(r"^Nothing is recorded yet\.$"):
        recorded("new ")


def test_undo_takes_back_a_domino_and_not_a_look_elsewhere():
    history = History((Moment(),)).after("trump", "treys").after("on").after("down", "5-2")
    history = history.after("back").after("undo")
    assert str(history.now.hand) == "treys: /"
    assert history.now.step == 1


@pytest.mark.parametrize(
    ("fragment", "step", "place"),
    [
        ("/hand/", 0, None),
        ("/hand/32", 0, None),
        ("/hand/treys", 1, 0),
        ("/hand/treys.32/5-2.5-1", 1, 2),
        ("/hand/treys/5-2.5-1.6-6.5-5", 2, 0),
    ],
)
def test_a_link_opens_where_the_hand_goes_on(fragment, step, place):
    recording = Moment.opened(fragment)
    assert (recording.fragment, recording.step, recording.place) == (fragment, step, place)
    assert not recording.note


def test_what_a_links_table_agreed_on_counts_until_a_new_hand_or_a_line():
    linked = Moment.opened("/hand/treys/5-2/agreed/hand")
    for taps in ("down 5-1", "back , trump fours, bid 32", "down 5-1, trick 1, place 0, down 6-6"):
        assert str(recorded(taps, linked).linked) == "hand"
    for taps in ("new ", "line treys: 5-2 /"):
        assert recorded(taps, linked).linked == NOTHING_AGREED
    assert recorded("new ", Moment.opened("/hand//agreed/hand")) == Moment()  # with no hand either
    assert str(linked) == "1.1./hand/treys/5-2/agreed/hand"
    assert Moment.parse(str(linked)) == linked


@pytest.mark.parametrize("junk", ["/hand/7", "/hand/hearts", "/hand/treys/5-2.5-2", "/treys/5-2"])
def test_a_link_that_cannot_be_read_leaves_nothing_but_a_note(junk):
    recording = Moment.opened(junk)
    assert told(recording.note).startswith("I can't read that link: \"")
    assert (recording.hand, recording.said) == (None, None)


@pytest.mark.parametrize(
    "junk",
    ["", "1.0", "1.0.0", "1.0./hand/", "9../hand/treys", "8.0./hand/treys", "2.0./hand/treys"],
)
def test_junk_is_no_moment(junk):
    with refused_like('"'):
        Moment.parse(junk)


NAMES = st.sampled_from(["back", "on", "new", "trick", "place", "bid", "bidder"])


class Recorded(RuleBasedStateMachine):
    """Any taps in any order, beside the list of what is down."""

    def __init__(self):
        super().__init__()
        self.history = History((Moment(),))

    def tap(self, name, value=""):
        """Tap, if it can be acted on; whether it could."""
        try:
            self.history = self.history.after(name, value)
        except ValueError:
            return False
        return True

    @rule(suit=st.sampled_from(Suit))
    def call(self, suit):
        plays = self.now.hand.plays if self.now.hand else ()
        if self.tap("trump", str(suit)):
            assert self.now.hand.plays == plays

    @precondition(lambda self: self.now.number is not None and self.now.place is not None)
    @rule(domino=st.sampled_from(DOMINOES))
    def play(self, domino):
        before = list(self.now.hand.plays)
        index = self.now.number * 4 + self.now.place
        tapped = self.tap("down", str(domino))
        after = list(self.now.hand.plays)
        if not tapped:
            assert after == before
        elif len(after) < len(before):
            assert [*after, domino] == before
        elif len(after) > len(before):
            assert [*before, domino] == after
        else:
            changed = [one for one in range(len(after)) if after[one] != before[one]]
            assert after[index] == domino
            assert index in changed
            assert len(changed) == (2 if domino in before else 1)

    @rule(name=NAMES, number=st.integers(0, 3))
    def other(self, name, number):
        self.tap(name, {"bid": "32", "back": "", "on": "", "new": ""}.get(name, str(number)))

    @rule(domino=st.sampled_from(DOMINOES))
    def anywhere(self, domino):
        self.tap("down", str(domino))

    @rule(name=st.sampled_from(["undo", "redo"]))
    def turn(self, name):
        at = self.history.at
        if self.tap(name):
            assert self.history.at == at + (1 if name == "redo" else -1)

    @property
    def now(self):
        """The moment on the screen."""
        return self.history.now

    @invariant()
    def can_be_written_down(self):
        history = History.parse(str(self.history), Moment.parse)
        assert [one.without_note for one in history.moments] == [
            one.without_note for one in self.history.moments
        ]

    @invariant()
    def is_somewhere(self):
        assert self.now.step in self.now.steps
        assert (
            self.now.place is None
            or self.now.step == SHOWING
            or self.now.place <= len(self.now.trick)
        )


TestRecorded = Recorded.TestCase
TestRecorded.settings = settings(stateful_step_count=40, deadline=None)

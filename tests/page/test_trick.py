"""A trick on the page: the dominoes in order, who wins it, and whether one was a renege."""

import re

from playwright.sync_api import expect


def slot(page, name):
    """A place of the trick, by its spoken name."""
    return page.get_by_role("radio", name=name)


def button(page, name):
    """A button, by its spoken name."""
    return page.get_by_role("button", name=name, exact=True)


def verdict(page):
    """The place where the referee speaks."""
    return page.get_by_role("status")


def test_a_trick_is_tapped_in_order_and_won(open_table):
    page = open_table("treys: 5-2")
    slot(page, "Second domino").click()
    for name in ("five-ace", "double-five", "double-six"):
        page.get_by_role("radio", name=name, exact=True).click()
    expect(verdict(page)).to_have_text("The double-five takes the trick.")
    reasons = page.locator("#why")
    expect(reasons).to_contain_text("No trump was played, and the double-five is the highest five.")
    expect(reasons).to_contain_text("The five-ace is a lower five than the double-five.")
    expect(reasons).to_contain_text("The double-six is off suit: it is a six, so it cannot win.")
    expect(slot(page, "Third domino")).to_have_accessible_description("double-five, winning")
    expect(slot(page, "Fourth domino")).to_have_accessible_description("double-six")


def test_a_renege_is_called_and_the_domino_to_play_is_marked(open_table):
    page = open_table("sixes: 5-3 | 5-1 4-1")
    button(page, "It was played: the four-ace").click()
    expect(verdict(page)).to_have_text("Renege: you played the four-ace but held the five-ace.")
    expect(page.get_by_role("checkbox", name="five-ace")).to_have_attribute("data-ruling", "must")
    expect(page.locator("#rule")).to_have_text(
        "Playing another suit while holding the suit led is a renege."
    )


def test_a_renege_that_wins_is_called_both(open_table):
    page = open_table("treys: 5-2 | 5-1 5-3")
    button(page, "It was played: the five-trey").click()
    expect(verdict(page)).to_contain_text("Renege")
    expect(verdict(page)).to_contain_text("The five-trey is winning.")


def test_a_legal_play_is_no_renege(open_table):
    page = open_table("treys: 5-2 | 5-1 5-3")
    button(page, "Play the five-ace").click()
    expect(verdict(page)).to_have_text("No renege: the five-ace was a legal play.")


def test_a_domino_of_the_hand_tapped_into_the_trick_is_played(open_table):
    page = open_table("treys: 5-2 | 5-1 2-1")
    slot(page, "Second domino").click()
    page.get_by_role("radio", name="deuce-ace").click()
    expect(verdict(page)).to_have_text("Renege: you played the deuce-ace but held the five-ace.")
    expect(page.get_by_role("checkbox", name="deuce-ace was played, a renege")).to_be_visible()


def test_when_four_are_down_the_next_trick_is_lit_and_the_hand_is_not_asked_for(open_table):
    page = open_table("treys: 5-2 5-1 5-5 | 2-1 6-6")
    lit = page.locator("button[data-lit]")
    expect(lit).to_have_count(0)
    expect(page.get_by_role("group", name="Which dominoes are in your hand?")).to_be_visible()
    button(page, "Play the double-six").click()
    expect(lit).to_have_text("Next trick")
    expect(page.get_by_role("group", name="Your hand, before you played")).to_be_visible()
    lit.click()
    expect(lit).to_have_count(0)
    slot(page, "Hand").click()
    expect(page.get_by_role("group", name="Which dominoes are in your hand?")).to_be_visible()


def test_a_place_shows_its_domino_in_numbers_and_that_it_is_ahead(open_table):
    page = open_table("treys: 5-2 5-5 0-0 | 5-1")
    shown = page.locator("#place .place").evaluate_all(
        "all => all.map(({ innerText }) => innerText)"
    )
    assert [text.split() for text in shown] == [
        ["5-2", "led"],
        ["5-5", "2nd", "ahead"],
        ["0-0", "3rd"],
        ["4th"],
        ["1", "hand"],
    ]


def test_why_is_asked_on_the_board_and_answered_in_sight(open_table):
    page = open_table()
    ask, title = button(page, "Why?"), page.get_by_role("heading", name="Why")
    expect(ask).to_be_hidden()
    before = page.viewport_size
    for width, height in ((360, 640), (320, 568), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        open_table("treys: 5-2 | 5-1 5-3")
        ask.click()
        expect(title).to_be_focused()
        expect(title).to_be_in_viewport(ratio=1)
        board, below = page.locator("#ruling").bounding_box(), title.bounding_box()
        assert 0 <= below["y"] - board["y"] - board["height"] < 40  # and the reasons under it
    page.set_viewport_size(before)


def test_the_lead_does_not_slip_away_from_under_the_others(open_table):
    page = open_table("treys: 5-2 6-6 4-4")
    slot(page, "Domino led").click()
    page.get_by_role("radio", name="five-deuce").click()
    expect(page.get_by_role("alert")).to_have_text(
        "The double-four came after it; tap the domino to put in its place."
    )
    page.get_by_role("radio", name="six-deuce").click()
    expect(page).to_have_url(re.compile("#/treys/6-2.6-6.4-4$"))


def test_a_play_is_taken_back(open_table):
    page = open_table("treys: 5-2 | 5-1 5-3")
    button(page, "It was played: the five-trey").click()
    button(page, "Take back the five-trey").click()
    expect(verdict(page)).to_have_text("Fives were led, so you must play the five-ace.")


def test_the_next_trick_keeps_trump_and_the_rest_of_the_hand(open_table):
    page = open_table("treys: 5-2 | 5-1 5-3")
    button(page, "Play the five-ace").click()
    button(page, "Next trick").click()
    expect(verdict(page)).to_have_text("On the lead you may play anything.")
    expect(page.get_by_role("radio", name="treys", exact=True)).to_be_checked()
    expect(slot(page, "Hand")).to_have_accessible_description("five-trey")
    page.get_by_role("radio", name="six-trey", exact=True).click()
    expect(page.get_by_role("checkbox", name="five-trey")).to_have_attribute("data-ruling", "must")


def test_after_the_play_the_others_go_on(open_table):
    page = open_table("treys: 5-2 | 5-1 5-3")
    button(page, "It was played: the five-trey").click()
    slot(page, "Third domino").click()
    page.get_by_role("radio", name="double-trey", exact=True).click()
    expect(verdict(page)).to_have_text("Renege: you played the five-trey but held the five-ace.")
    expect(page.locator("#why")).to_contain_text("The double-trey is the highest trump played.")


def test_a_button_that_cannot_act_says_what_is_missing(open_table):
    page = open_table("treys: | 5-1")
    button(page, "Next trick").click()
    expect(page.get_by_role("alert")).to_have_text("No domino has been led yet.")
    slot(page, "Third domino").click()
    expect(page.get_by_role("alert")).to_have_text("Which domino was led?")
    expect(page.get_by_role("group", name="Which domino was led?")).to_be_visible()

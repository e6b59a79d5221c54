"""The main job in every engine: the rules' own example, a link, a renege, a reload."""

from support.whole_hand import LINE, RENEGES, TRICKS


def mark(phone, domino):
    """The mark of a domino of the hand, for the ear and for the eye."""
    tile = f"#hand .tile:has([data-domino='{domino}'])"
    return phone.attribute(f"{tile} input", "data-ruling"), phone.text(f"{tile} .mark")


def test_five_taps_lead_to_the_verdict_and_the_reasons(open_table):
    phone = open_table()
    phone.tap("radio", "treys")
    phone.tap("radio", "five-deuce")
    for domino in ("deuce-ace", "five-trey", "five-ace"):
        phone.tap("checkbox", domino)

    phone.wait_for_text("#verdict", "you must play the five-ace.")
    assert mark(phone, "5-1") == ("must", "must")
    assert mark(phone, "5-3") == mark(phone, "2-1") == ("cannot", "can't")
    phone.wait_for_text("#reasons", "The five-trey isn't a five: treys are trump.")


def test_a_link_and_a_renege_are_ruled_on_and_survive_a_reload(open_table):
    phone = open_table("#/treys/5-2/2-1.5-3.5-1")
    phone.wait_for_text("#verdict", "you must play the five-ace.")

    phone.tap("button", "Played this anyway: the deuce-ace")
    renege = "Renege: you played the deuce-ace but held the five-ace."
    phone.wait_for_text("#verdict", renege)

    phone.reload()
    phone.wait_for_python()
    phone.wait_for_text("#verdict", renege)


def test_a_bad_link_is_refused_on_the_board_and_the_table_can_be_used(open_table):
    phone = open_table("#/treys/9-9")
    phone.wait_for_text("#verdict", "I can't read that link: \"9-9\" isn't a domino")
    assert not phone.text("#because")
    phone.tap("radio", "treys")
    phone.wait_for_text("#verdict", "Treys are trump.")


def test_a_renege_is_called_by_name_and_survives_a_reload(open_table):
    phone = open_table()
    phone.tap("button", "Menu")
    phone.tap("button", "Call a renege")
    phone.tap("radio", "treys")
    for domino in ("five-deuce", "double-six", "five-ace"):
        phone.tap("checkbox", domino)
    phone.tap("radio", "On your left")
    renege = "Renege: the player on your left played the double-six but held the five-ace."
    phone.wait_for_text("#verdict", renege)
    assert phone.attribute("#ruling", "data-renege") == "true"

    phone.reload()
    phone.wait_for_python()
    phone.wait_for_text("#verdict", renege)


def test_the_phone_hears_what_goes_wrong_in_the_page(open_table):
    phone = open_table()

    phone.run("""
        const script = document.createElement("script");
        script.textContent = "document.title = 'ours no more'";
        document.body.append(script);
    """)
    assert "script-src" in first_complaint(phone)
    assert phone.run("return document.title") != "ours no more"

    phone.run("setTimeout(() => { throw new Error('a mistake') })")
    assert "a mistake" in first_complaint(phone)


def first_complaint(phone):
    """The first thing the browser reports from now on."""
    heard = []
    phone.wait_until(lambda: heard.extend(phone.complaints()) or heard)
    return heard[0]


def test_a_whole_hand_is_recorded_and_its_reneges_proved(open_table):
    phone = open_table("#/hand/32")
    phone.tap("radio", "treys")
    phone.tap("button", "Next")
    phone.wait_for_text("#verdict", "Treys are trump. The bidder leads.")
    for trick in TRICKS:
        for domino in trick:
            phone.tap("checkbox", domino)
    phone.wait_for_text("#verdict", "The bidder's side 8, the other side 34. The bid of 32 is set.")
    phone.wait_for_text("#verdict", "3 reneges proved.")
    for renege in RENEGES:
        assert renege.partition(", and ")[0] in phone.text("#tricks")

    phone.reload()
    phone.wait_for_python()
    phone.wait_for_text("#one-line", LINE)


def test_a_call_from_the_list_is_ruled_on(open_table):
    phone = open_table("#/treys")
    phone.tap("button", "Other calls")
    phone.tap("radio", "follow me, doubles low")
    phone.tap("radio", "double-five")
    for domino in ("five-blank", "six-ace"):
        phone.tap("checkbox", domino)
    phone.wait_for_text("#verdict", "you must play the five-blank.")
    assert mark(phone, "5-0") == ("must", "must")
    assert phone.text("#trump .other") == "Follow me, doubles low"

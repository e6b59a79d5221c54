"""The rules of 42 as a referee applies them.

Read from the bottom up: ``dominoes``, ``calls`` (all that differs from call to call), then one
trick (``trick``: table, reasons, rulings, moment, typed), a whole hand (``hand``) and the score
(``score``). ``bids``, ``seats``, ``agreement``, ``links``, ``notation``, ``refusals`` and
``history`` are the nouns they share. ``words`` says what they rule, from the strings in
``words.english``. Imports only run that way.
"""

"""The rules of 42 as a referee applies them: dominoes, calls, tables, rulings, words, taps."""

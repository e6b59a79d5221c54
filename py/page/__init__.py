"""The page: taps in, rulings out. Only this package knows a browser."""

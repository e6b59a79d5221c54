"""Build the site, serve it, and start a browser to look at it."""

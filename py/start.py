"""All that PyScript reads as source: the rest has been compiled by the build."""

import page.app  # noqa: F401

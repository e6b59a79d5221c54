"""What another phone's camera reads off the screen."""

from __future__ import annotations

from io import BytesIO

import zxingcpp
from PIL import Image
from playwright.sync_api import Page


def scanned(page: Page) -> list[str]:
    """The texts of the QR codes on the screen of *page*."""
    picture = Image.open(BytesIO(page.screenshot())).convert("L")
    return [code.text for code in zxingcpp.read_barcodes(picture)]

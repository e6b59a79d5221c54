"""The smallest browser for Debian's WebKit: a window with a page, which its driver drives.

``WebKitWebDriver`` starts it as ``python tools/webkit.py FOLDER WIDTH HEIGHT``. Unlike Debian's
MiniBrowser it keeps in *FOLDER* what pages store, so that a page can be opened again after the
browser was closed, and it prints what the page says on the console.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from ctypes import CFUNCTYPE, c_char_p, c_int, c_size_t, c_uint64, c_void_p
from typing import Any

GOBJECT = ctypes.CDLL("libgobject-2.0.so.0")
GTK = ctypes.CDLL("libgtk-3.so.0")
WEBKIT = ctypes.CDLL("libwebkit2gtk-4.1.so.0")
POINTERS = (  # the functions that give an object
    WEBKIT.webkit_application_info_new,
    WEBKIT.webkit_web_context_new_with_website_data_manager,
    WEBKIT.webkit_web_view_get_settings,
    WEBKIT.webkit_website_data_manager_new,
    GOBJECT.g_object_new,
    GTK.gtk_window_new,
)
for function in POINTERS:
    function.restype = c_void_p
WEBKIT.webkit_web_view_get_type.restype = c_size_t

PARTS = ("major", "minor", "micro")  # of a version
END = c_void_p(None)  # ends a list of properties
NAME = b"MiniBrowser"  # the one that the driver asks for


def connect(thing: c_void_p, signal: bytes, callback: Callable[..., Any]) -> None:
    """Have *callback* called when *thing* gives *signal*."""
    GOBJECT.g_signal_connect_data(thing, c_char_p(signal), callback, None, None, 0)


def main(folder: str, width: int, height: int) -> None:
    """Wait for the driver, and open a window when it asks for one."""
    GTK.gtk_init(None, None)
    store = c_char_p(folder.encode())
    manager = WEBKIT.webkit_website_data_manager_new(
        c_char_p(b"base-data-directory"), store, c_char_p(b"base-cache-directory"), store, END
    )
    context = c_void_p(WEBKIT.webkit_web_context_new_with_website_data_manager(c_void_p(manager)))

    def open_window(_session: int, _data: int) -> int:
        view = GOBJECT.g_object_new(
            c_size_t(WEBKIT.webkit_web_view_get_type()),
            *(c_char_p(b"web-context"), context),
            *(c_char_p(b"is-controlled-by-automation"), c_int(True)),
            END,
        )
        settings = c_void_p(WEBKIT.webkit_web_view_get_settings(c_void_p(view)))
        WEBKIT.webkit_settings_set_enable_write_console_messages_to_stdout(settings, True)
        window = c_void_p(GTK.gtk_window_new(0))
        GTK.gtk_window_set_default_size(window, width, height)
        GTK.gtk_container_add(window, c_void_p(view))
        GTK.gtk_widget_show_all(window)
        return int(view)

    def introduce(_context: int, session: int, _data: int) -> None:
        info = c_void_p(WEBKIT.webkit_application_info_new())
        WEBKIT.webkit_application_info_set_name(info, c_char_p(NAME))
        version = (getattr(WEBKIT, f"webkit_get_{part}_version")() for part in PARTS)
        WEBKIT.webkit_application_info_set_version(info, *map(c_uint64, version))
        WEBKIT.webkit_automation_session_set_application_info(c_void_p(session), info)
        connect(c_void_p(session), b"create-web-view", on_create)

    on_create = CFUNCTYPE(c_void_p, c_void_p, c_void_p)(open_window)
    on_start = CFUNCTYPE(None, c_void_p, c_void_p, c_void_p)(introduce)
    WEBKIT.webkit_web_context_set_automation_allowed(context, True)
    connect(context, b"automation-started", on_start)
    GTK.gtk_main()


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:4]))

"""Serve the built site, with the types that browsers insist on.

``python -m tools.serve [--host HOST] [--port PORT] [FOLDER]``, or ``make run``.
"""

from __future__ import annotations

import argparse
import errno
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

TYPES = {
    ".bin": "application/octet-stream",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
    ".zip": "application/zip",
}


class SiteHandler(SimpleHTTPRequestHandler):
    """Serves the files of one folder, each with its type."""

    protocol_version = "HTTP/1.1"
    extensions_map = TYPES

    def end_headers(self) -> None:
        """Have the browser check each time, so a new build shows at once."""
        self.send_header("Cache-Control", "no-cache")
        self.send_header("X-Content-Type-Options", "nosniff")
        super().end_headers()

    def list_directory(self, path: Any) -> None:
        """Answer 404 for a folder without an index.html."""
        self.send_error(404)

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Log nothing: errors are logged elsewhere, and nothing else is worth a line."""


class SiteServer(ThreadingHTTPServer):
    """Serves one folder, with a thread for each visitor."""

    def __init__(self, folder: Path, host: str = "127.0.0.1", port: int = 0) -> None:
        super().__init__((host, port), partial(SiteHandler, directory=str(folder)))

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Ignore browsers that hang up early."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve *folder* on a free port while the block runs, and yield its address."""
    with SiteServer(folder) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()


def first_free(folder: Path, host: str, port: int) -> SiteServer:
    """A server of *folder* on *port*, or on the next port that is free."""
    last = port + 99
    for candidate in range(port, last + 1):
        try:
            return SiteServer(folder, host, candidate)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
    raise SystemExit(f"No port from {port} to {last} is free on {host}.")


def network_address() -> str:
    """This machine's address as a phone nearby sees it. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address set aside for examples
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])


def main() -> None:
    """Serve until interrupted."""
    parser = argparse.ArgumentParser(description="Serve the built site.")
    parser.add_argument("folder", type=Path, nargs="?", default=Path("site"))
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets a phone nearby in")
    parser.add_argument("--port", type=int, default=8042, help="the first port to try (8042)")
    given = parser.parse_args()
    with first_free(given.folder, given.host, given.port) as server:
        host = network_address() if given.host == "0.0.0.0" else given.host
        print(
            f"The referee is at http://{host}:{server.server_port}/ (Ctrl+C stops it)", flush=True
        )
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    main()

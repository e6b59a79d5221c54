"""A web host that fails the way hosts and networks do, file by file."""

from __future__ import annotations

from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread
from typing import Any

from tools.serve import TYPES

TOP = "/table/42"  # not the top of the host: nothing in the site may depend on where it is


def build_of(site: Path) -> str:
    """The build id of a site."""
    (parts,) = site.glob("[0-9a-f]*/static")
    return parts.parent.name


class Host:
    """Hands out *folder* until it is stopped, and does as ``faults`` says for the files in it.

    ``asked`` is every address it was asked for, in order, and ``asked_by_worker`` those that the
    page's worker asked for. A fault is ``"cut"`` (the connection
    ends in the middle), ``"half"`` (half of the file, said to be the whole), ``"changed"`` (one
    byte is another), ``"moved"`` (a redirect to the same file), ``"hang"`` (no answer), a number
    (the file, with another status), or ``{"type": ...}`` (the file as another type) or ``{"before": ...}`` (something
    in front of the file). The fault of ``"*"`` is everybody's.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.faults: dict[str, Any] = {}
        self.asked: list[str] = []
        self.asked_by_worker: list[str] = []
        self.patience = Event()  # ends all hanging
        self.server: ThreadingHTTPServer | None = None
        self.port = 0
        self.start()

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self.port}{TOP}/"

    def start(self) -> None:
        """Start, at the same address as before."""
        self.server = ThreadingHTTPServer(("127.0.0.1", self.port), self.handler)
        self.server.daemon_threads = True
        self.port = self.server.server_port
        Thread(target=self.server.serve_forever, args=[0.05], daemon=True).start()

    def stop(self) -> None:
        """Stop: no answer to anybody, not even on open connections."""
        server, self.server = self.server, None
        if server:
            server.shutdown()
            server.server_close()

    def handler(self, *arguments: Any) -> Handler:
        """Answer one connection."""
        return Handler(self, *arguments)


class Handler(SimpleHTTPRequestHandler):
    """Answers for a host."""

    protocol_version = "HTTP/1.1"
    extensions_map = TYPES

    def __init__(self, host: Host, *arguments: Any) -> None:
        self.host = host
        self.here = host.server
        super().__init__(*arguments)

    def do_GET(self) -> None:
        """Serve a file, or fail as told."""
        host = self.host
        if host.server is not self.here:
            self.close_connection = True
            return
        path = self.path.partition("?")[0]
        if path == TOP:
            self.answer(301, location=f"{TOP}/")
            return
        address = path.removeprefix(f"{TOP}/") or "index.html"
        host.asked.append(address)
        if self.headers.get("Referer", "").endswith("/sw.js"):
            host.asked_by_worker.append(address)
        fault = host.faults.get(address, host.faults.get("*"))
        if fault == "hang":
            host.patience.wait(60)
            self.close_connection = True
            return
        file = host.folder / address.removeprefix("moved/")
        if not file.is_file():
            self.answer(404)
        elif fault == "moved":
            self.answer(302, location=f"{TOP}/moved/{address}")
        else:
            self.hand_out(file, fault)

    def hand_out(self, file: Path, fault: Any) -> None:
        """Answer with *file*, spoiled by *fault*."""
        content, kind = file.read_bytes(), TYPES.get(file.suffix, "application/octet-stream")
        match fault:
            case "cut":
                self.answer(200, content[: len(content) // 2], kind, length=len(content) + 1)
                self.close_connection = True
            case "half":
                self.answer(200, content[: len(content) // 2], kind)
            case "changed":
                self.answer(200, content[:-1] + bytes([content[-1] ^ 1]), kind)
            case int(status):
                self.answer(status, content, kind)
            case {"type": other}:
                self.answer(200, content, other)
            case {"before": words}:
                self.answer(200, words.encode() + content, kind)
            case _:
                self.answer(200, content, kind)

    def answer(
        self,
        status: int,
        content: bytes = b"",
        kind: str = "text/plain",
        location: str = "",
        length: int | None = None,
    ) -> None:
        """Send one answer."""
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content) if length is None else length))
        self.send_header("Cache-Control", "no-cache")
        if location:
            self.send_header("Location", location)
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_: Any) -> None:
        """Log nothing: nobody reads it."""

    def handle(self) -> None:
        """Go on when a browser hangs up early."""
        try:
            super().handle()
        except ConnectionError:
            self.close_connection = True

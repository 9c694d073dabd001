import { connect } from "node:net";

/** If a server sends nothing on a connection for this long, `sendRaw` fails. */
const PATIENCE_MS = 10_000;

export type Raw = { status: number; headers: Headers; body: string };

/**
 * Sends bytes that no client library would send, and reads the first response. The status is 0 if the server closes the
 * connection without a response. Fails if the server stays silent for `patienceMs` milliseconds.
 */
export function sendRaw(port: number, text: string, patienceMs = PATIENCE_MS): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(Buffer.from(text, "latin1")));
    let got = "";
    socket.setTimeout(patienceMs, () => socket.destroy(new Error("the server sent nothing")));
    socket.on("data", (data) => {
      got += data.toString("latin1");
    });
    socket.once("error", reject);
    socket.once("close", () => resolve(readRaw(got)));
  });
}

/** The first response on a connection, without an interim 100 before it. */
export function readRaw(text: string): Raw {
  const [head = "", ...rest] = text.replace(/^HTTP\/1\.1 100 [^\r]*\r\n\r\n/, "").split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const headers = new Headers(lines.map((line) => line.split(/: ?(.*)/s).slice(0, 2) as [string, string]));
  return { status: Number(first.split(" ")[1] ?? 0), headers, body: rest.join("\r\n\r\n") };
}

/** The bytes of a request with `Connection: close`. `headers` are lines with line ends. */
export const rawRequest = (method: string, path: string, headers = "", body = "") =>
  `${method} ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers}\r\n${body}`;

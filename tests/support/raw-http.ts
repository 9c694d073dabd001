import { connect } from "node:net";

/** How long a server may leave a connection open without a word. */
const PATIENCE_MS = 10_000;

export type Raw = { status: number; headers: Headers; body: string };

/** Sends bytes as they are, which no client library would, and reads the first answer; status 0 is none. */
export function sendRaw(port: number, text: string): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(Buffer.from(text, "latin1")));
    let got = "";
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error("the server said nothing")));
    socket.on("data", (data) => {
      got += data.toString("latin1");
    });
    socket.once("error", reject);
    socket.once("close", () => resolve(readRaw(got)));
  });
}

/** The last answer on a connection: one that invites the body (100) comes before the real one. */
export function readRaw(text: string): Raw {
  const [head = "", ...rest] = text.replace(/^HTTP\/1\.1 100 [^\r]*\r\n\r\n/, "").split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const headers = new Headers(lines.map((line) => line.split(/: ?(.*)/s).slice(0, 2) as [string, string]));
  return { status: Number(first.split(" ")[1] ?? 0), headers, body: rest.join("\r\n\r\n") };
}

/** The bytes of a request that is to be the last on its connection. `headers` are lines with their ends. */
export const rawRequest = (method: string, path: string, headers = "", body = "") =>
  `${method} ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers}\r\n${body}`;

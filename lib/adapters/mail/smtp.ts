import { connect as connectPlain, isIP, type Socket } from "node:net";
import { hostname } from "node:os";
import { connect as connectTls } from "node:tls";

/** A mail server: its address, whether the connection uses TLS from the start, and our account. */
type SmtpServer = {
  host: string;
  port: number;
  isImplicitTls: boolean;
  user: string | null;
  password: string;
};

type SmtpStep = "connect" | "tls" | "auth" | "sender" | "recipient" | "message";

/**
 * A failed step of a session with a mail server. `code` is the server's reply code, null if no reply came; `enhanced`
 * is its enhanced status code (RFC 3463). The error never quotes the server's text.
 */
export class SmtpFault extends Error {
  readonly step: SmtpStep;
  readonly code: number | null;
  readonly enhanced: string | null;

  constructor(step: SmtpStep, code: number | null = null, enhanced: string | null = null) {
    super(`smtp ${step} ${code ?? "no answer"}`);
    this.name = "SmtpFault";
    this.step = step;
    this.code = code;
    this.enhanced = enhanced;
  }
}

const TIMEOUT_MS = 10_000;
/** Ports of mail servers (RFC 8314). */
const SUBMISSION = 587;
const SUBMISSION_TLS = 465;
/** The largest reply, in bytes. A server that sends more bytes before its reply ends is not a mail server. */
const ANSWER_BYTES_MAX = 65_536;

/** Reads a URL of the form `smtp://user:password@host:587` or `smtps://…:465`; returns null for any other text. */
export function readSmtpUrl(text: string): SmtpServer | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isImplicitTls = url.protocol === "smtps:";
  if ((!isImplicitTls && url.protocol !== "smtp:") || !url.hostname) return null;
  if (!["", "/"].includes(url.pathname) || url.search || url.hash) return null;
  try {
    return {
      host: url.hostname.replace(/^\[|\]$/g, ""),
      port: Number(url.port) || (isImplicitTls ? SUBMISSION_TLS : SUBMISSION),
      isImplicitTls,
      user: url.username ? decodeURIComponent(url.username) : null,
      password: decodeURIComponent(url.password),
    };
  } catch {
    // The user name or password contains a % sign that does not begin an escape.
    return null;
  }
}

/** Reports whether the mail server is on this machine. Only such a server may be used without TLS. */
const isOwnMachine = ({ host }: SmtpServer) => host === "localhost" || host === "::1" || /^127\./.test(host);

/** Connects, encrypts, signs in and disconnects. Sends nothing. Throws SmtpFault. */
export async function greetSmtp(server: SmtpServer): Promise<void> {
  await inSession(server, async () => {});
}

/** Sends one message to one recipient. Resolves once the server has accepted it. Throws SmtpFault. */
export async function sendSmtp(
  server: SmtpServer,
  { from, to, message }: { from: string; to: string; message: string },
): Promise<void> {
  await inSession(server, async (line) => {
    await line.ask(`MAIL FROM:<${from}>`, "sender", 2);
    await line.ask(`RCPT TO:<${to}>`, "recipient", 2);
    await line.ask("DATA", "message", 3);
    // Doubles a dot at the start of a line, because a line that consists of one dot would end the message (RFC 5321,
    // section 4.5.2).
    await line.ask(`${message.replace(/^\./gm, "..")}.`, "message", 2);
  });
}

async function inSession(server: SmtpServer, work: (line: Line) => Promise<void>): Promise<void> {
  const line = await Line.open(server);
  try {
    await line.read("connect", 2);
    let offers = await line.greet();
    if (!server.isImplicitTls && offers.includes("STARTTLS")) {
      await line.ask("STARTTLS", "tls", 2);
      await line.encrypt(server);
      offers = await line.greet();
    } else if (!server.isImplicitTls && !isOwnMachine(server)) throw new SmtpFault("tls");
    if (server.user !== null) await signIn(line, server.user, server.password, offers);
    await work(line);
    line.leave();
  } finally {
    line.close();
  }
}

async function signIn(line: Line, user: string, password: string, offers: readonly string[]): Promise<void> {
  const ways = offers.find((offer) => /^AUTH[ =]/.test(offer))?.split(/[ =]/) ?? [];
  const encode = (text: string) => Buffer.from(text).toString("base64");
  if (ways.includes("PLAIN")) await line.ask(`AUTH PLAIN ${encode(`\0${user}\0${password}`)}`, "auth", 2);
  else if (ways.includes("LOGIN")) {
    await line.ask("AUTH LOGIN", "auth", 3);
    await line.ask(encode(user), "auth", 3);
    await line.ask(encode(password), "auth", 2);
  } else throw new SmtpFault("auth");
}

/** One connection that sends commands and reads replies, all within ten seconds. */
class Line {
  private got = "";
  private wake: () => void = () => {};
  private isOver = false;
  private readonly timer = setTimeout(() => this.close(), TIMEOUT_MS);

  private socket: Socket;

  private constructor(socket: Socket) {
    this.socket = socket;
    this.listen();
  }

  static async open(server: SmtpServer): Promise<Line> {
    const { host, port } = server;
    if (!server.isImplicitTls) return new Line(connectPlain({ host, port }));
    const socket = connectTls({ port, ...namedFor(host) });
    const line = new Line(socket);
    await line.secured(socket).catch((error: unknown) => {
      line.close();
      throw error;
    });
    return line;
  }

  /** Switches to TLS. Drops everything received before, because an attacker on the network may have inserted it. */
  async encrypt({ host }: SmtpServer): Promise<void> {
    this.socket.removeAllListeners("data");
    this.got = "";
    const socket = connectTls({ socket: this.socket, ...namedFor(host) });
    this.socket = socket;
    this.listen();
    await this.secured(socket);
  }

  private secured(socket: Socket): Promise<void> {
    return new Promise((resolve, reject) => {
      socket.once("secureConnect", resolve);
      socket.once("close", () => reject(new SmtpFault("tls")));
    });
  }

  private listen(): void {
    this.socket.on("data", (data: Buffer) => {
      this.got += data.toString("latin1");
      if (this.got.length > ANSWER_BYTES_MAX) this.close();
      this.wake();
    });
    this.socket.on("error", () => this.close());
    this.socket.on("close", () => this.close());
  }

  /** Sends EHLO and returns the server's extensions in capitals. */
  async greet(): Promise<string[]> {
    const name = hostname().replace(/[^A-Za-z0-9.-]/g, "") || "localhost";
    const answer = await this.ask(`EHLO ${name}`, "connect", 2);
    return answer.slice(1).map((offer) => offer.toUpperCase());
  }

  async ask(command: string, step: SmtpStep, kind: number): Promise<string[]> {
    if (!this.isOver) this.socket.write(`${command}\r\n`);
    return this.read(step, kind);
  }

  /**
   * Reads one reply and returns its lines without their codes. Throws SmtpFault if the code's first digit is not
   * `kind`.
   */
  async read(step: SmtpStep, kind: number): Promise<string[]> {
    for (;;) {
      const whole = /^(?:\d{3}-[^\n]*\n)*(\d{3})(?: [^\n]*|\r?)\n/.exec(this.got);
      if (whole) {
        this.got = this.got.slice(whole[0].length);
        const lines = whole[0].trimEnd().split(/\r?\n/);
        const code = Number(whole[1]);
        if (Math.floor(code / 100) === kind) return lines.map((line) => line.slice(4));
        const enhanced = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(lines.at(-1) ?? "")?.[1];
        throw new SmtpFault(step, code, enhanced ?? null);
      }
      if (this.isOver) throw new SmtpFault(step);
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }

  leave(): void {
    if (!this.isOver) this.socket.write("QUIT\r\n");
  }

  close(): void {
    clearTimeout(this.timer);
    if (!this.isOver) this.socket.destroySoon();
    this.isOver = true;
    this.wake();
  }
}

/**
 * TLS options for this host: the certificate must be valid for `host`. An IP address may not be sent as a server name.
 */
const namedFor = (host: string) => ({ host, ...(isIP(host) ? {} : { servername: host }) });

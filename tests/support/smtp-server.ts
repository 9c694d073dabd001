import type { AddressInfo } from "node:net";
import { createServer, type Server, type Socket } from "node:net";
import { createSecureContext, TLSSocket } from "node:tls";
import { CERTIFICATE, KEY } from "@/tests/support/localhost-certificate";

type Taken = { from: string; to: string; message: string; isEncrypted: boolean; user: string | null };

/**
 * The behaviour of a test mail server. `says` replaces the usual reply to a command, identified by the command's
 * first word.
 */
export type Manner = {
  isImplicitTls?: boolean;
  offersTls?: boolean;
  auth?: "PLAIN" | "LOGIN" | null;
  password?: string;
  says?: Readonly<Record<string, string>>;
  /** True if the server never replies. */
  isMute?: boolean;
};

export type SmtpStandIn = {
  port: number;
  manner: Manner;
  /** Accepted messages. */
  taken: Taken[];
  /** Every line received, including those within TLS. */
  heard: string[];
  close: () => Promise<void>;
};

/**
 * Starts a mail server on this machine, over real sockets. It understands EHLO, STARTTLS, AUTH, one message and QUIT
 * (RFC 5321, 3207, 4954).
 */
export async function startSmtp(first: Manner = {}): Promise<SmtpStandIn> {
  const open = new Set<Socket>();
  const server: Server = createServer((socket) => {
    open.add(socket);
    socket.on("error", () => {});
    if (stand.manner.isImplicitTls) serve(encrypt(socket), true);
    else serve(socket, false);
  });
  const stand: SmtpStandIn = {
    port: 0,
    manner: first,
    taken: [],
    heard: [],
    close: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };

  function serve(socket: Socket, isEncrypted: boolean, isFresh = true): void {
    const { manner } = stand;
    if (manner.isMute) return;
    const say = (...lines: string[]) => socket.writable && socket.write(`${lines.join("\r\n")}\r\n`);
    let got = "";
    let from = "";
    let to = "";
    let user: string | null = null;
    let expects: "command" | "message" | "user" | "password" = "command";
    const check = (name: string, word: string) => {
      user = name;
      say(word === (manner.password ?? "s3cret") ? "235 2.7.0 ok" : `535 5.7.8 no, ${name}`);
    };
    if (isFresh) say(manner.says?.greeting ?? "220 mail.test ESMTP");
    socket.on("error", () => {});
    socket.on("data", (data) => {
      got += data.toString("latin1");
      for (;;) {
        if (expects === "message") {
          const end = got.indexOf("\r\n.\r\n");
          if (end < 0) return;
          const answer = manner.says?.message ?? "250 2.0.0 queued";
          const message = got.slice(0, end).replace(/^\.\./gm, ".");
          got = got.slice(end + 5);
          expects = "command";
          if (answer.startsWith("2")) stand.taken.push({ from, to, message, isEncrypted, user });
          say(answer);
          continue;
        }
        const end = got.indexOf("\r\n");
        if (end < 0) return;
        const line = got.slice(0, end);
        got = got.slice(end + 2);
        stand.heard.push(line);
        if (expects === "user") {
          user = Buffer.from(line, "base64").toString();
          expects = "password";
          say("334 UGFzc3dvcmQ6");
          continue;
        }
        if (expects === "password") {
          expects = "command";
          check(user ?? "", Buffer.from(line, "base64").toString());
          continue;
        }
        const word = line.split(/[ :]/)[0] ?? "";
        const said = manner.says?.[word];
        if (said) {
          say(said);
          continue;
        }
        if (word === "EHLO") {
          const offers = [
            ...(manner.offersTls && !isEncrypted ? ["STARTTLS"] : []),
            ...(manner.auth ? [`AUTH ${manner.auth}`] : []),
            "SIZE 1000000",
          ];
          say(
            "250-mail.test",
            ...offers.map((offer, at) => `250${at === offers.length - 1 ? " " : "-"}${offer}`),
          );
        } else if (word === "STARTTLS") {
          say("220 go");
          socket.removeAllListeners("data");
          return serve(encrypt(socket), true, false);
        } else if (line.startsWith("AUTH PLAIN ")) {
          const [, name = "", secret = ""] = Buffer.from(line.slice(11), "base64").toString().split("\0");
          check(name, secret);
        } else if (line === "AUTH LOGIN") {
          expects = "user";
          say("334 VXNlcm5hbWU6");
        } else if (word === "MAIL") {
          from = line.slice("MAIL FROM:<".length, -1);
          say("250 ok");
        } else if (word === "RCPT") {
          to = line.slice("RCPT TO:<".length, -1);
          say("250 ok");
        } else if (word === "DATA") {
          expects = "message";
          say("354 go on");
        } else if (word === "QUIT") {
          say("221 bye");
          socket.end();
        } else say("500 what?");
      }
    });
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stand.port = (server.address() as AddressInfo).port;
  return stand;
}

function encrypt(socket: Socket): Socket {
  return new TLSSocket(socket, {
    isServer: true,
    secureContext: createSecureContext({ cert: CERTIFICATE, key: KEY }),
  });
}

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { MAIL_SECRET } from "./mail-event";

type SentFile = { filename: string; content: string; content_type?: string; content_id?: string };
export type SentMail = {
  to: string;
  from?: string;
  replyTo?: string;
  /** Our message id, from the email's tag. */
  tag?: string;

  subject: string;
  text: string;
  html?: string;
  attachments?: SentFile[];
  key: string;
};
type MailAnswer = { status: number; body?: object; headers?: Record<string, string> };
export type MailProvider = {
  /** All received requests, in order, accepted or not. */
  asked: SentMail[];
  /** Accepted emails. As at the provider, an email whose idempotency key was used before is not sent again. */
  sent: SentMail[];
  /** The response to every email. If null, emails are accepted; if "hang", no response is sent. */
  answer: MailAnswer | "hang" | null;
  /** Answers the requests that hang. */
  letGo: (answer: MailAnswer) => void;
};

/** The email provider's current behaviour, and the unanswered requests. */
type Office = { mail: MailProvider; hanging: ((answer: MailAnswer) => void)[] };
let office: Office | null = null;

/**
 * The provider's server, started once per process. The process reads its settings only once, so all its test files must
 * use the same URL.
 */
let opened: Promise<Server> | null = null;

/**
 * Resend for this file's tests: a server on this machine that stores what it receives and gives the prepared
 * responses. Call it once at the top of the file, before anything reads the settings.
 */
export function testMail(): MailProvider {
  const hanging: Office["hanging"] = [];
  const letGo = (answer: MailAnswer) => {
    for (const give of hanging.splice(0)) give(answer);
  };
  const mail: MailProvider = { asked: [], sent: [], answer: null, letGo };
  beforeAll(async () => {
    office = { mail, hanging };
    opened ??= open();
    await opened;
  });
  beforeEach(() => Object.assign(mail, { asked: [], sent: [], answer: null }));
  afterAll(async () => {
    office = null;
    (await opened)?.closeAllConnections();
  });
  return mail;
}

/** Starts the server for the lifetime of the process, and puts its URL into the settings. */
async function open(): Promise<Server> {
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => {
      const { to, from, subject, text, html, attachments, reply_to, tags } = JSON.parse(body);
      const more = {
        ...(html ? { html } : {}),
        ...(attachments ? { attachments } : {}),
        ...(from === process.env.MAIL_FROM ? {} : { from }),
        ...(reply_to ? { replyTo: reply_to } : {}),
        ...(tags ? { tag: tags[0].value } : {}),
      };
      const one = { to, subject, text, ...more, key: String(request.headers["idempotency-key"]) };
      if (!office) return void response.destroy();
      const { mail, hanging } = office;
      mail.asked.push(one);
      const give = ({ status, body: said, headers }: MailAnswer) => {
        const type = { "content-type": "application/json" };
        response.writeHead(status, { ...type, ...headers }).end(JSON.stringify(said ?? {}));
      };
      if (mail.answer === "hang") return void hanging.push(give);
      if (!mail.answer && !mail.sent.some(({ key }) => key === one.key)) mail.sent.push(one);
      give(mail.answer ?? { status: 200, body: { id: `mail-${one.key}` } });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  const { port } = server.address() as AddressInfo;
  Object.assign(process.env, {
    MAIL_FROM: "Surplus <no-reply@surplus.example>",
    RESEND_API_KEY: "re_of_a_test",
    RESEND_BASE_URL: `http://127.0.0.1:${port}`,
    RESEND_WEBHOOK_SECRET: MAIL_SECRET,
  });
  return server;
}

import { createHmac, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach } from "vitest";

type SentSms = { to: string; from: string; text: string; callback: string | null; sid: string };
type SmsAnswer = { status: number; body: object } | "hang" | "lost";
type SmsProvider = { sent: SentSms[]; answer: SmsAnswer | null };

const ACCOUNT = `AC${"0123456789abcdef".repeat(2)}`;
const TOKEN = "a token of a test";

/** Twilio's response to a message it does not accept. */
export const smsFault = (status: number, code: number) => ({
  status,
  body: { code, message: "told of +61412345678", more_info: "https://www.twilio.com", status },
});

/**
 * A server on this machine that replaces Twilio in this file's tests. It accepts each message, or gives the prepared
 * answer. With "lost", it accepts the message and then breaks the connection; with "hang", it accepts the message and
 * does not respond. `from` is our sender. Call it once, before anything reads the settings.
 */
export function testSms(from = "Surplus"): SmsProvider {
  const provider: SmsProvider = { sent: [], answer: null };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => {
      const { answer } = provider;
      const isOurs = request.headers.authorization === `Basic ${btoa(`${ACCOUNT}:${TOKEN}`)}`;
      const fields = new URLSearchParams(body);
      const give = (status: number, said: object) =>
        response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(said));
      if (!isOurs || request.url !== `/2010-04-01/Accounts/${ACCOUNT}/Messages.json`)
        return void give(401, { code: 20_003, message: "Authenticate", status: 401 });
      if (answer !== null && typeof answer === "object") return void give(answer.status, answer.body);
      const sid = `SM${randomBytes(16).toString("hex")}`;
      provider.sent.push({
        to: fields.get("To") ?? "",
        from: fields.get("From") ?? "",
        text: fields.get("Body") ?? "",
        callback: fields.get("StatusCallback"),
        sid,
      });
      if (answer === "lost") return void response.destroy();
      if (answer !== "hang") give(201, { sid, status: "queued" });
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    Object.assign(process.env, {
      TWILIO_ACCOUNT_SID: ACCOUNT,
      TWILIO_AUTH_TOKEN: TOKEN,
      SMS_FROM: from,
      TWILIO_BASE_URL: `http://127.0.0.1:${port}`,
    });
  });
  beforeEach(() => Object.assign(provider, { sent: [], answer: null }));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return provider;
}

/**
 * A webhook call from Twilio about a message, signed as documented: HMAC-SHA1 over the URL followed by every field's
 * name and value, sorted by name.
 */
export function smsCall(url: string, fields: Record<string, string>, secret = TOKEN) {
  const text = Object.keys(fields)
    .sort()
    .reduce((all, name) => `${all}${name}${fields[name]}`, url);
  const signature = createHmac("sha1", secret).update(text).digest("base64");
  const { pathname, search } = new URL(url);
  return {
    method: "POST",
    path: `${pathname}${search}`,
    raw: new URLSearchParams(fields).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", "x-twilio-signature": signature },
  };
}

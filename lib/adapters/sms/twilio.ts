import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/env/env";

const TIMEOUT_MS = 10_000;
const API = "https://api.twilio.com";
/**
 * The largest response that we read, in bytes. A description of a message takes about two kilobytes, so a longer
 * response is not Twilio's.
 */
const ANSWER_BYTES_MAX = 100_000;

/**
 * An error response from Twilio, with Twilio's error number (twilio.com/docs/api/errors) if the response could be
 * read.
 */
export class TwilioFault extends Error {
  constructor(
    readonly status: number,
    readonly code: number | null,
  ) {
    super(`The SMS provider answered ${status}.`);
  }
}

/**
 * Asks Twilio to send one message, once. Does not follow redirects, because a redirect could send the credentials to
 * another server. Throws a TwilioFault for an error response, and fetch's own error if no response came.
 */
export async function createMessage(fields: Record<string, string>): Promise<{ sid: string | null }> {
  const { TWILIO_ACCOUNT_SID: account = "", TWILIO_AUTH_TOKEN: token = "", TWILIO_BASE_URL } = env();
  const base = (TWILIO_BASE_URL ?? API).replace(/\/$/, "");
  const response = await fetch(`${base}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`, {
    method: "POST",
    headers: {
      accept: "application/json",
      authorization: `Basic ${Buffer.from(`${account}:${token}`).toString("base64")}`,
    },
    body: new URLSearchParams(fields),
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const said = await readAnswer(response);
  if (!response.ok) throw new TwilioFault(response.status, typeof said.code === "number" ? said.code : null);
  return { sid: typeof said.sid === "string" ? said.sid : null };
}

/**
 * Parses Twilio's response. Returns an empty object if it is too long or not a JSON object, because then the status of
 * the response is enough.
 */
async function readAnswer(response: Response): Promise<{ sid?: unknown; code?: unknown }> {
  let text = "";
  const decoder = new TextDecoder();
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > ANSWER_BYTES_MAX) return {};
  }
  try {
    const said: unknown = JSON.parse(text);
    return typeof said === "object" && said !== null ? said : {};
  } catch {
    return {};
  }
}

/**
 * Reports whether Twilio signed a form post: HMAC-SHA1, keyed with the account's token, over the whole URL and each
 * field's name and value in order of names (twilio.com/docs/usage/security). The URL may have been signed with or
 * without its scheme's default port.
 */
export function isSignedByTwilio(
  token: string,
  signature: string,
  url: string,
  fields: Record<string, string>,
): boolean {
  const said = Object.keys(fields)
    .sort()
    .map((name) => `${name}${fields[name]}`)
    .join("");
  const given = Buffer.from(signature);
  return spellings(url).some((spelling) => {
    const wanted = Buffer.from(createHmac("sha1", token).update(`${spelling}${said}`).digest("base64"));
    return wanted.length === given.length && timingSafeEqual(wanted, given);
  });
}

function spellings(url: string): string[] {
  const [, scheme = "", host = "", rest = ""] = /^(https?):\/\/([^/?#]+)(.*)$/.exec(url) ?? [];
  if (host === "") return [url];
  const bare = host.replace(/:\d+$/, "");
  const withPort = host === bare ? `${bare}:${scheme === "https" ? 443 : 80}` : host;
  return [`${scheme}://${bare}${rest}`, `${scheme}://${withPort}${rest}`];
}

import { createHmac, timingSafeEqual } from "node:crypto";
import type { WebhookEvent } from "./api-types.js";

/**
 * The largest difference, in seconds, between a delivery's time and ours, in either direction (Standard Webhooks).
 */
const TOLERANCE_SECONDS = 300;
/**
 * The maximum number of signatures on a delivery. During a rotation, a delivery has one signature for each valid
 * secret. A delivery with more signatures than this cannot be ours.
 */
const SIGNATURES_MAX = 10;
const SECRET_BYTES_MIN = 24;

type WebhookFault =
  | "no_signature"
  | "bad_signature"
  | "too_old"
  | "too_new"
  | "bad_secret"
  | "body_not_raw"
  | "not_an_event";

/** Thrown if a delivery is refused. `reason` is for programs; the message says what to check. */
export class WebhookError extends Error {
  readonly reason: WebhookFault;

  constructor(reason: WebhookFault, message: string) {
    super(message);
    this.name = "WebhookError";
    this.reason = reason;
  }
}

type HeaderValue = string | readonly string[] | undefined;
export type WebhookHeaders = Headers | Record<string, HeaderValue>;

type VerifyOptions = {
  /**
   * The largest difference, in seconds, between the delivery's time and ours, in either direction. The default is 300.
   */
  toleranceSeconds?: number;
  /**
   * Whether a delivery needs a timestamp. The default is true. False also accepts deliveries with only
   * X-Service-Signature, which has no time.
   */
  requireTimestamp?: boolean;
  now?: Date;
};

/** Verifies a delivery's signature and returns its event. Throws WebhookError with the reason. */
export function verifyWebhook(
  rawBody: string | Uint8Array,
  headers: WebhookHeaders,
  secret: string | readonly string[],
  options: VerifyOptions = {},
): WebhookEvent {
  const body = toBytes(rawBody);
  const secrets = readSecrets(secret);
  const read = readerOf(headers);
  const standard = {
    id: read("webhook-id"),
    time: read("webhook-timestamp"),
    list: read("webhook-signature"),
  };
  const isStandard = Object.values(standard).some((value) => value !== undefined);
  if (isStandard) checkStandard(body, standard, secrets, options);
  else checkService(body, read("x-service-signature"), secrets, options);
  return toEvent(body);
}

function toBytes(rawBody: unknown): Buffer {
  if (typeof rawBody === "string") return Buffer.from(rawBody, "utf8");
  if (rawBody instanceof Uint8Array)
    return Buffer.from(rawBody.buffer, rawBody.byteOffset, rawBody.byteLength);
  const message = "The body must be the raw bytes or text that arrived, not a parsed copy.";
  throw new WebhookError("body_not_raw", message);
}

type Secret = { text: string; key: Buffer };

/** Checks the secrets. With an empty secret, anyone could forge a valid signature. */
function readSecrets(secret: unknown): Secret[] {
  const texts = (Array.isArray(secret) ? secret : [secret]).map((text) =>
    typeof text === "string" ? text.trim() : "",
  );
  if (texts.length === 0) throw badSecret("the list of secrets is empty");
  return texts.map(readSecret);
}

function readSecret(text: string): Secret {
  if (text === "") throw badSecret("it is empty, so check that the setting with the secret is set");
  if (/[^\x21-\x7e]/.test(text))
    throw badSecret("it contains a space or another character that no secret has, so copy only the secret");
  if (!text.startsWith("whsec_")) throw badSecret("it does not begin with whsec_");
  const key = Buffer.from(text.slice("whsec_".length), "base64");
  if (!/^whsec_[0-9A-Za-z+/]+=*$/.test(text) || key.length < SECRET_BYTES_MIN)
    throw badSecret("it is cut short or contains a character that no secret has");
  return { text, key };
}

/** The error for an invalid secret. It gives the reason without quoting the secret. */
const badSecret = (why: string) =>
  new WebhookError("bad_secret", `The signing secret must be complete, as the portal shows it: ${why}.`);

/** Reads headers by name in any case, from fetch, node:http or a plain object. */
function readerOf(headers: WebhookHeaders): (name: string) => string | undefined {
  if (headers instanceof Headers) return (name) => headers.get(name) ?? undefined;
  const values = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return (name) => {
    const value = values.get(name);
    return value === undefined || typeof value === "string" ? value : value.join(" ");
  };
}

type Standard = Record<"id" | "time" | "list", string | undefined>;

function checkStandard(
  body: Buffer,
  { id, time, list }: Standard,
  secrets: Secret[],
  options: VerifyOptions,
): void {
  if (!id || !time || !list) {
    const message =
      "The delivery lacks webhook-id, webhook-timestamp or webhook-signature. Does a proxy remove these headers?";
    throw new WebhookError("no_signature", message);
  }
  const given = list
    .split(" ", SIGNATURES_MAX)
    .flatMap((each) => (each.startsWith("v1,") ? [each.slice(3)] : []));
  const signed = Buffer.concat([Buffer.from(`${id}.${time}.`), body]);
  const expected = secrets.map(({ key }) => createHmac("sha256", key).update(signed).digest("base64"));
  if (!given.some((each) => expected.some((mine) => isSame(each, mine))))
    throw badSignature("webhook-signature");
  checkTime(time, options);
}

/** Checks the time after the signature, so that only a genuine delivery is reported as too old. */
function checkTime(
  time: string,
  { toleranceSeconds = TOLERANCE_SECONDS, now = new Date() }: VerifyOptions,
): void {
  const age = /^\d{1,12}$/.test(time) ? Math.floor(now.getTime() / 1000) - Number(time) : Number.NaN;
  const hint = `webhook-timestamp may differ from this machine's clock by at most ${toleranceSeconds} seconds. Is the clock right?`;
  if (!(age <= toleranceSeconds)) throw new WebhookError("too_old", `The delivery is too old: ${hint}`);
  if (age < -toleranceSeconds) throw new WebhookError("too_new", `The delivery is from the future: ${hint}`);
}

function checkService(
  body: Buffer,
  given: string | undefined,
  secrets: Secret[],
  { requireTimestamp = true }: VerifyOptions,
): void {
  if (!given || requireTimestamp) {
    const wanted = requireTimestamp ? "webhook-signature" : "X-Service-Signature or webhook-signature";
    throw new WebhookError("no_signature", `The delivery has no ${wanted}.`);
  }
  const expected = secrets.map(({ text }) => createHmac("sha256", text).update(body).digest("hex"));
  if (!expected.some((mine) => isSame(given, mine))) throw badSignature("X-Service-Signature");
}

const badSignature = (header: string) =>
  new WebhookError(
    "bad_signature",
    `${header} does not match this body and this secret. Is the body raw, and does the secret belong to this endpoint?`,
  );

/** Compares in constant time. The length is not secret. */
function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function toEvent(body: Buffer): WebhookEvent {
  try {
    const event = JSON.parse(body.toString("utf8")) as WebhookEvent | null;
    if (typeof event?.event === "string" && typeof event.request_id === "string") return event;
  } catch {
    // Invalid JSON is treated like any other body that is not an event.
  }
  throw new WebhookError(
    "not_an_event",
    "The signature is valid, but the body is not an event of this service.",
  );
}

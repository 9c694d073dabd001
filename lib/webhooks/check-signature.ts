import { createHmac, timingSafeEqual } from "node:crypto";
import type { Scope } from "@/lib/scope";
import { listOpenSecrets } from "@/lib/store/write/open-secrets";

/**
 * A delivery that a developer pastes, as their receiver got it: the body and its headers. A field that was not pasted
 * is empty.
 */
export type Pasted = {
  body: string;
  serviceSignature: string;
  webhookId: string;
  webhookTimestamp: string;
  webhookSignature: string;
  /** The secret to check with; null to check with the secrets of all endpoints in the environment. */
  secret: string | null;
};

/**
 * The result for one signature: whether it is valid, and a sentence that gives the reason or the most likely mistake.
 */
type SignatureFinding = { header: string; fits: boolean; says: string };

type Secret = { text: string; name: string };
type Sign = (body: string, secret: string) => string;

/**
 * Seconds by which a timestamp may differ from the current time; receivers that follow the Standard Webhooks
 * specification refuse a larger difference.
 */
const TOLERANCE_SECONDS = 300;

/**
 * Checks each pasted signature against the body: first X-Service-Signature, then webhook-signature with its timestamp.
 * If a signature does not match, finds the most likely mistake. Stores nothing.
 */
export async function checkSignature(
  scope: Scope,
  pasted: Pasted,
  now = new Date(),
): Promise<SignatureFinding[]> {
  const secrets = await secretsFor(scope, pasted, now);
  const findings: SignatureFinding[] = [];
  if (pasted.serviceSignature) {
    const sign: Sign = (body, secret) => createHmac("sha256", secret).update(body).digest("hex");
    const header = "X-Service-Signature";
    const given = [pasted.serviceSignature];
    findings.push({
      header,
      ...judge(pasted.body, given, { secrets, sign, looksRight: looksLikeHex, mistakes: otherWays(sign) }),
    });
  }
  if (pasted.webhookSignature) findings.push(...checkStandard(pasted, secrets, now));
  return findings;
}

async function secretsFor(scope: Scope, { secret }: Pasted, now: Date): Promise<Secret[]> {
  if (secret !== null) return [{ text: secret, name: "the secret you pasted" }];
  const all = await listOpenSecrets(scope, now);
  return all.flatMap(({ isDefault, url, secrets: { active, next, previous } }) => {
    const of = isDefault || url === null ? "" : ` of ${new URL(url).host}`;
    return [
      { text: active, name: `the active ${scope.environment} secret${of}` },
      ...(next ? [{ text: next, name: `the new secret${of}, which has not taken over yet` }] : []),
      ...(previous ? [{ text: previous, name: `the old secret${of}` }] : []),
    ];
  });
}

function checkStandard(pasted: Pasted, secrets: Secret[], now: Date): SignatureFinding[] {
  const { webhookId: id, webhookTimestamp: timestamp, webhookSignature } = pasted;
  const header = "webhook-signature";
  if (!id || !timestamp) {
    const says = "Paste webhook-id and webhook-timestamp too: the signature covers both.";
    return [{ header, fits: false, says }];
  }
  const sign: Sign = (body, secret) =>
    createHmac("sha256", Buffer.from(secret.replace(/^whsec_/, ""), "base64"))
      .update(`${id}.${timestamp}.${body}`)
      .digest("base64");
  const given = webhookSignature.split(/\s+/).map((each) => each.replace(/^v1,/, ""));
  const finding = judge(pasted.body, given, { secrets, sign, looksRight: looksLikeBase64 });
  return [
    { header, ...finding },
    { header: "webhook-timestamp", ...judgeAge(timestamp, now) },
  ];
}

function judgeAge(timestamp: string, now: Date): Omit<SignatureFinding, "header"> {
  if (!/^\d{10}$/.test(timestamp))
    return {
      fits: false,
      says: "The timestamp must be in whole seconds since 1970, as we send it.",
    };
  const age = Math.round(now.getTime() / 1000) - Number(timestamp);
  if (Math.abs(age) <= TOLERANCE_SECONDS)
    return { fits: true, says: "The timestamp is within five minutes of our clock." };
  const when = age > 0 ? "older than five minutes" : "more than five minutes in the future";
  return {
    fits: false,
    says: `The timestamp is ${when}, so libraries would refuse the delivery now. This is normal if you paste an earlier delivery. If your server refuses new deliveries, check its clock.`,
  };
}

/**
 * Checks whether any signature matches under any secret. If none does, looks for a mistake that explains this, such as
 * a line break added to the body.
 */
function judge(
  body: string,
  given: readonly string[],
  {
    secrets,
    sign,
    looksRight,
    mistakes = [],
  }: {
    secrets: readonly Secret[];
    sign: Sign;
    looksRight: (signature: string) => string | null;
    mistakes?: readonly Mistake[];
  },
): Omit<SignatureFinding, "header"> {
  const fitsUnder = (text: string, wanted: Sign = sign) =>
    secrets.find((secret) => given.some((each) => isSame(each, wanted(text, secret.text))));
  const exact = fitsUnder(body);
  if (exact) return { fits: true, says: `The signature matches ${exact.name}.` };
  for (const { text, says } of variantsOf(body)) if (fitsUnder(text)) return { fits: false, says };
  for (const { wanted, says } of mistakes) if (fitsUnder(body, wanted)) return { fits: false, says };
  const malformed = given.map(looksRight).find((says) => says !== null);
  const says =
    malformed ??
    "The signature matches none of the secrets tried. It was probably calculated with another secret, or the body was changed on its way to you. The test and live environments have separate secrets, and a rotation replaces a secret.";
  return { fits: false, says };
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Reverses common changes to a body before it is checked. Each result has a body to try and the message to show if it
 * matches.
 */
function variantsOf(body: string): { text: string; says: string }[] {
  const undone = [
    {
      text: body.replace(/\n$/, ""),
      says: "A line break was added at the end of the body. Without it, the signature matches.",
    },
    {
      text: `${body}\n`,
      says: "A line break was removed from the end of the body. With it, the signature matches.",
    },
    {
      text: body.replace(/^\uFEFF/, ""),
      says: "A byte order mark was added at the beginning of the body. Without it, the signature matches.",
    },
    {
      text: body.trim(),
      says: "Spaces were added around the body. Without them, the signature matches.",
    },
    {
      text: Buffer.from(body, "latin1").toString("utf8"),
      says: "The body was read in the wrong encoding (Latin-1). Read as UTF-8, the signature matches.",
    },
  ];
  return [...undone, ...serialisedAgain(body)].filter(({ text }) => text !== body);
}

const AGAIN =
  "The body was parsed as JSON and written again before the check. Check the raw bytes as they arrived, before any parsing.";

/** Writes the parsed body as compact JSON, in its own order of fields and in ours. Empty if the body is not JSON. */
function serialisedAgain(body: string): { text: string; says: string }[] {
  try {
    const value: unknown = JSON.parse(body);
    return [
      {
        text: JSON.stringify(value),
        says: `${AGAIN} The signature matches the body without spaces, as we sent it.`,
      },
      {
        text: JSON.stringify(inOrder(value)),
        says: `${AGAIN} The signature matches the body with its fields in the order in which we sent them.`,
      },
    ];
  } catch {
    return [];
  }
}

const ORDER =
  `event request_id verification_id report_type client_name event_id environment created_at simulated`.split(
    " ",
  );

/** Puts the fields of an event in the order we write them, with any other fields after them. */
function inOrder(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const fields = new Map(Object.entries(value));
  const first = ORDER.filter((name) => fields.has(name)).map((name) => [name, fields.get(name)]);
  return Object.fromEntries([...first, ...[...fields].filter(([name]) => !ORDER.includes(name))]);
}

type Mistake = { wanted: Sign; says: string };

/** Common mistakes in signing an unchanged body, for a developer who pastes a signature that they computed. */
function otherWays(sign: Sign): Mistake[] {
  const upper: Sign = (body, secret) => sign(body, secret).toUpperCase();
  const bare: Sign = (body, secret) => sign(body, secret.replace(/^whsec_/, ""));
  const decoded: Sign = (body, secret) =>
    createHmac("sha256", Buffer.from(secret.replace(/^whsec_/, ""), "base64"))
      .update(body)
      .digest("hex");
  return [
    { wanted: upper, says: "The signature is in capitals, but must be in lower-case hex." },
    {
      wanted: bare,
      says: "The signature was calculated without the secret’s whsec_ prefix. Use the whole secret, as it is shown.",
    },
    {
      wanted: decoded,
      says: "The signature was calculated with the secret decoded from base64. For X-Service-Signature, use the secret’s characters unchanged.",
    },
  ];
}

const looksLikeHex = (text: string): string | null =>
  /^[0-9a-f]{64}$/i.test(text)
    ? null
    : "The signature is not 64 characters of hex. Copy only the value of the header, without its name.";

const looksLikeBase64 = (text: string): string | null =>
  /^[A-Za-z0-9+/]{43}=$/.test(text)
    ? null
    : "The signature is not “v1,” followed by 44 characters of base64. Copy only the value of the header.";

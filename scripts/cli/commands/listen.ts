import type { Command, CommandInput } from "../command";
import type { Connection } from "../connection";
import { type Delivery, forward, type LocalAnswer, startListener } from "../listener";
import { plain, toJsonLine } from "../print";
import { UsageError } from "../usage-error";
import { verifyWebhook, WebhookError } from "../webhook";

const DEFAULT_PORT = 4242;
/** The longest name that is printed, in characters. No id or event name of the service is that long. */
const NAME_LENGTH_MAX = 100;
const PRINTED_LENGTH_MAX = 10_000;

export const LISTEN: Command = {
  name: "listen",
  words: [],
  about: "Receives webhooks on this machine, checks and prints them, and forwards them",
  options: {
    "forward-to": {
      value: "url",
      help: "also posts each event unchanged to this URL, and returns the response from there",
    },
    port: {
      value: "n",
      help: `the port to listen on; default: the port to which \`npm start\` sends events, else ${DEFAULT_PORT}`,
    },
    print: { help: "also prints each payload" },
  },
  more: `A server started with \`npm start\` on this machine sends its test events here automatically. For any other server, set the printed address as the webhook URL in the portal. If the service is not on this machine, use a tunnel.`,
  run: listen,
};

async function listen({ value, has, terminal, connection }: CommandInput): Promise<number> {
  const target = readTarget(value("forward-to"));
  refuseSecret(connection.webhookSecret);
  const address = readAddress(value("port"), connection.webhookUrl);
  const listener = await startListener(address, async (delivery) => {
    const verdict = judge(delivery, connection.webhookSecret);
    const answer = target ? await handOn(target, delivery) : verdict.answer;
    await terminal.out(has("json") ? jsonLine(delivery, verdict, answer) : line(delivery, verdict, answer));
    if (has("print") && !has("json")) await terminal.out(`${payloadOf(delivery)}\n`);
    return answer;
  }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "EADDRINUSE" ? new Error(taken(address.port)) : error;
  });
  for (const text of greeting(listener.url, target, connection)) terminal.say(text);
  if (!terminal.signal.aborted)
    await new Promise((resolve) => terminal.signal.addEventListener("abort", resolve, { once: true }));
  await listener.close();
  return 0;
}

function readTarget(text: string | undefined): URL | null {
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new UsageError("--forward-to must be a web address such as http://localhost:4000/hook.");
}

/** Refuses a malformed secret at the start instead of at every delivery. */
function refuseSecret(secret: string | null): void {
  const { words, answer } = judge({ body: Buffer.alloc(0), headers: {}, rawHeaders: [] }, secret);
  if (words.includes("bad_secret"))
    throw new UsageError(`SURPLUS_WEBHOOK_SECRET is not valid. ${answer.body.toString()}`);
}

/**
 * Finds the port to listen on and the path to which a local server posts. If the user chose the port, or if
 * `webhookUrl` is not a URL, `path` is null. Every path is then accepted.
 */
function readAddress(port: string | undefined, webhookUrl: string | null) {
  if (port === undefined && webhookUrl !== null && URL.canParse(webhookUrl)) {
    const url = new URL(webhookUrl);
    return { port: Number(url.port || 80), path: url.pathname };
  }
  const number = Number(port ?? DEFAULT_PORT);
  if (Number.isInteger(number) && number >= 0 && number < 65_536) return { port: number, path: null };
  throw new UsageError("--port must be a number from 0 to 65535.");
}

const taken = (port: number) =>
  `Port ${port} is taken, perhaps by another \`listen\`. Stop that process, or choose another port with --port.`;

type Verdict = { words: string; isVerified: boolean | null; answer: LocalAnswer };

const ownAnswer = (status: number, text = ""): LocalAnswer => ({
  status,
  body: Buffer.from(text),
  contentType: text ? "text/plain" : null,
  ms: 0,
});

function judge({ body, headers }: Delivery, secret: string | null): Verdict {
  if (secret === null) return { words: "signature not checked", isVerified: null, answer: ownAnswer(204) };
  try {
    // A delivery with only X-Service-Signature is checked too. If the delivery has a webhook-timestamp, the time must
    // be recent.
    verifyWebhook(body, headers, secret, { requireTimestamp: false });
    return { words: "signature verified", isVerified: true, answer: ownAnswer(204) };
  } catch (error) {
    if (!(error instanceof WebhookError)) throw error;
    const isMismatch = error.reason === "bad_signature";
    return {
      words: isMismatch ? "SIGNATURE DOES NOT MATCH" : `SIGNATURE NOT VERIFIED (${error.reason})`,
      isVerified: false,
      answer: ownAnswer(400, error.message),
    };
  }
}

async function handOn(target: URL, delivery: Delivery): Promise<LocalAnswer & { fault?: string }> {
  try {
    return await forward(target, delivery);
  } catch (error) {
    const fault = (error as NodeJS.ErrnoException).code ?? "no response";
    return { ...ownAnswer(502, `Nothing answered at the forwarding address (${fault}).`), fault };
  }
}

type Named = Record<"event" | "request_id" | "event_id", string | null>;

/**
 * Reads the event's name and ids from a delivery. Cuts each to NAME_LENGTH_MAX, because any program that can reach the
 * port may post anything.
 */
function read({ body }: Delivery): Named {
  const found = parse(body.toString("utf8"));
  const text = (name: string) => {
    const value = found[name];
    return typeof value === "string" ? value.slice(0, NAME_LENGTH_MAX) : null;
  };
  return { event: text("event"), request_id: text("request_id"), event_id: text("event_id") };
}

function parse(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

const payloadOf = (delivery: Delivery) =>
  plain(delivery.body.toString("utf8").slice(0, PRINTED_LENGTH_MAX)).replace(/^/gm, "    ");

function line(delivery: Delivery, verdict: Verdict, answer: LocalAnswer & { fault?: string }): string {
  const { event, request_id: id } = read(delivery);
  const said = answer.fault
    ? `nothing answered: ${answer.fault}`
    : `answered ${answer.status} in ${answer.ms} ms`;
  const parts = [
    new Date().toTimeString().slice(0, 8),
    event ?? "no event",
    id ?? "no request",
    verdict.words,
    said,
  ];
  return `${parts.map(plain).join("  ")}\n`;
}

function jsonLine(delivery: Delivery, verdict: Verdict, { status, ms }: LocalAnswer): string {
  const signature = verdict.isVerified ?? "unchecked";
  return toJsonLine({ ...read(delivery), signature_verified: signature, answered: status, ms });
}

function greeting(
  url: string,
  target: URL | null,
  { baseUrl, isLocal, environment, webhookUrl, webhookSecret, hint }: Connection,
) {
  const portal = `${baseUrl.replace(/\/+$/, "")}/${environment}/settings/webhooks`;
  const lines = [
    `Webhooks arrive at ${url}${target ? ` and are forwarded to ${target.href}` : ""}. Ctrl-C stops listening.`,
  ];
  if (!isLocal)
    lines.push(
      `${baseUrl} cannot reach this machine: open a tunnel to this machine and set the tunnel's address as the webhook URL at ${portal}.`,
    );
  else if (url !== webhookUrl) lines.push(`Set this address as the webhook URL at ${portal}.`);
  else lines.push(`This address is already the webhook URL, unless it was changed at ${portal}.`);
  if (webhookSecret === null) {
    lines.push("Signatures are not checked: set SURPLUS_WEBHOOK_SECRET to the signing secret.");
    if (hint) lines.push(hint);
  }
  return lines;
}

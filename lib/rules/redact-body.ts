// Redacts bodies for the log of API calls. Keeps the structure (one item of each list), booleans and ids. Keeps
// times, constants and numbers only in fields for such values. Keeps only the host of a URL. Replaces all other
// texts with placeholders and all other numbers with 0. Keeps a field's name only if it consists of small letters,
// digits and underscores, as our own names do.
import {
  CONSENT_TYPES,
  EVENT_TYPES,
  PROFILES,
  REPORT_TYPES,
  SHARE_MODES,
  STAGES,
  STATUSES,
} from "@/lib/rules/request";

/**
 * The author of a body. In our responses, certain fields contain only our own constants. In a caller's body, any field
 * may contain a person's name by mistake.
 */
type Author = "caller" | "service";

/**
 * Our own constants that a caller may send. In a field for constants, a caller's text is kept only if it is one of
 * these or a short number.
 */
const WORDS: ReadonlySet<string> = new Set([
  ...[STATUSES, STAGES, REPORT_TYPES, CONSENT_TYPES, SHARE_MODES, PROFILES, EVENT_TYPES].flat(),
  ...["email", "sms", "test", "live", "authorise", "deny", "cancel"],
]);
/** The format of our ids. Their random part is too long to be text that a person wrote. */
const ID = /^(?:[a-z]{2,4}_[0-9a-z]{20,40}|SIQ-[0-9A-Z]{12})$/;

/** Fields whose values are constants, ids, times or numbers. */
const KEPT = new Set(
  `id request_id verification_id supersedes superseded_by event_id delivery_id status stage report_type consent_type
   share_mode channel outcome event type code withdrawn_by household bank scenario provider state action actor actor_kind
   object seq generation advance_days limit has_more simulated schema_version retention_days days attempts expires_in
   created_after created_before version environment`.split(/\s+/),
);
const TOKEN = /^[A-Za-z0-9][A-Za-z0-9_.:+-]{0,79}$/;
const TIME = /^\d{4}-\d{2}-\d{2}([T ][\d:.]+(Z|[+-]\d{2}:?\d{2})?)?$/;
const FIELD = /^[a-z][a-z0-9_]{0,59}$/;

/** Keeps only a list's first item, which shows the structure of all items. */
const ITEMS_MAX = 1;
const FIELDS_MAX = 60;
const DEPTH_MAX = 6;

const placeholder = (text: string) => `[redacted: ${[...text].length} characters]`;

/**
 * True if the text reveals nothing about a person. An id never does. A time, a constant or a short number is accepted
 * only in a field for such values.
 */
function isPlain(text: string, name: string, author: Author): boolean {
  if (ID.test(text)) return true;
  if (TIME.test(text)) return KEPT.has(name) || /_(at|until)$/.test(name);
  return (
    KEPT.has(name) && (author === "service" ? TOKEN.test(text) : WORDS.has(text) || /^\d{1,4}$/.test(text))
  );
}

function redactText(text: string, name: string, author: Author): string {
  if (isPlain(text, name, author)) return text;
  if (/_(uri|url)$/.test(name)) return redactAddress(text) ?? placeholder(text);
  return text === "" ? "" : placeholder(text);
}

/**
 * Redacts an HTTP URL except its scheme and host, because firms put tokens in paths too. Returns null for other text.
 */
function redactAddress(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, host, pathname, search, hash } = new URL(text);
  if (!/^https?:$/.test(protocol)) return null;
  return `${protocol}//${host}${pathname === "/" && !search && !hash ? "" : "/[redacted]"}`;
}

/** Redacts a value of a request or response body; `name` is its field. */
export function redactValue(value: unknown, author: Author, name = "", depth = 0): unknown {
  if (typeof value === "string") return redactText(value, name, author);
  if (typeof value === "number") return KEPT.has(name) ? value : 0;
  if (typeof value !== "object" || value === null) return value ?? null;
  if (depth === DEPTH_MAX) return "[redacted: nested deeper]";
  if (Array.isArray(value)) {
    const kept = value.slice(0, ITEMS_MAX).map((item) => redactValue(item, author, name, depth + 1));
    return value.length > ITEMS_MAX ? [...kept, `[${value.length - ITEMS_MAX} more]`] : kept;
  }
  const fields = Object.entries(value).slice(0, FIELDS_MAX);
  return Object.fromEntries(
    fields.map(([field, inner], index) => [
      FIELD.test(field) ? field : `[field ${index + 1}]`,
      redactValue(inner, author, field, depth + 1),
    ]),
  );
}

/**
 * Redacts an error body. In a list of faults, redacts only the caller's input; a body without `detail` is redacted as a
 * response.
 */
export function redactRefusal(body: unknown): unknown {
  if (typeof body !== "object" || body === null || !("detail" in body)) return redactValue(body, "service");
  const { detail } = body;
  if (!Array.isArray(detail)) return body;
  return { ...body, detail: detail.map(redactFault) };
}

function redactFault(fault: unknown): unknown {
  if (typeof fault !== "object" || fault === null || !("input" in fault)) return fault;
  const loc = "loc" in fault && Array.isArray(fault.loc) ? fault.loc : [];
  const where = loc.map((part) => (typeof part === "string" && !FIELD.test(part) ? "[field]" : part));
  return { ...fault, loc: where, input: redactValue(fault.input, "caller", String(loc.at(-1) ?? "")) };
}

/**
 * Redacts a query by the rules for a caller's body: `status=ready&q=[redacted]`. Returns null if the query is empty.
 */
export function redactQuery(query: URLSearchParams): string | null {
  const parts = [...query].slice(0, FIELDS_MAX).map(([name, value]) => {
    const isKept = isPlain(value, name, "caller");
    return `${FIELD.test(name) ? name : "[field]"}=${isKept ? value : "[redacted]"}`;
  });
  return parts.length > 0 ? parts.join("&") : null;
}

/**
 * Redacts a path: keeps the words of its route, and ids that have the right format. `route` is the path template in the
 * API reference. Keeps nothing of an unknown path.
 */
export function redactPath(path: string, route: string | null): string {
  if (route === null) return "/[redacted]";
  const parts = path.split("/");
  return route
    .split("/")
    .map((word, index) => (word.startsWith("{") ? idOrNothing(parts[index]) : word))
    .join("/");
}

const idOrNothing = (part = "") => (ID.test(part) ? part : "[redacted]");

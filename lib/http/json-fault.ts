/**
 * A fault in JSON text: its position (in code points from 0) and its reason, in the words of Python's json module,
 * which clients of FastAPI services know. Computed only after JSON.parse has failed, so valid input costs nothing.
 */
type JsonFault = { position: number; reason: string };

/** The largest allowed depth of nested brackets. JSON that is nested more deeply is refused before it is parsed. */
const JSON_DEPTH_MAX = 32;

/**
 * The position, in code points, at which brackets outside strings nest more deeply than `depthMax`; null if they do
 * not.
 */
export function findTooDeep(text: string, depthMax = JSON_DEPTH_MAX): number | null {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (inString) {
      if (code === 92) at++;
      else if (code === 34) inString = false;
    } else if (code === 34) inString = true;
    else if (code === 91 || code === 123) {
      if (++depth > depthMax) return [...text.slice(0, at)].length;
    } else if (code === 93 || code === 125) depth--;
  }
  return null;
}

class Fault {
  constructor(
    readonly at: number,
    readonly reason: string,
  ) {}
}

const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;

/**
 * Finds the first fault in `text`. For text without a fault returns "Expecting value" at 0, which callers never see.
 */
export function findJsonFault(text: string): JsonFault {
  try {
    const end = skip(text, readValue(text, skip(text, 0)));
    if (end < text.length) throw new Fault(end, "Extra data");
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    return { position: [...text.slice(0, fault.at)].length, reason: fault.reason };
  }
  return { position: 0, reason: "Expecting value" };
}

function skip(text: string, at: number): number {
  SPACE.lastIndex = at;
  SPACE.exec(text);
  return SPACE.lastIndex;
}

function readValue(text: string, at: number): number {
  const first = text[at];
  if (first === '"') return readString(text, at);
  if (first === "{") return readObject(text, at);
  if (first === "[") return readArray(text, at);
  for (const pattern of [WORD, NUMBER]) {
    pattern.lastIndex = at;
    if (pattern.exec(text)) return pattern.lastIndex;
  }
  throw new Fault(at, "Expecting value");
}

function readObject(text: string, open: number): number {
  const name = "Expecting property name enclosed in double quotes";
  let at = skip(text, open + 1);
  if (text[at] === "}") return at + 1;
  for (;;) {
    if (text[at] !== '"') throw new Fault(at, name);
    at = skip(text, readString(text, at));
    if (text[at] !== ":") throw new Fault(at, "Expecting ':' delimiter");
    at = skip(text, readValue(text, skip(text, at + 1)));
    if (text[at] === "}") return at + 1;
    if (text[at] !== ",") throw new Fault(at, "Expecting ',' delimiter");
    at = skip(text, at + 1);
  }
}

function readArray(text: string, open: number): number {
  let at = skip(text, open + 1);
  if (text[at] === "]") return at + 1;
  for (;;) {
    at = skip(text, readValue(text, at));
    if (text[at] === "]") return at + 1;
    if (text[at] !== ",") throw new Fault(at, "Expecting ',' delimiter");
    at = skip(text, at + 1);
  }
}

function readString(text: string, open: number): number {
  for (let at = open + 1; at < text.length; at++) {
    const letter = text.charAt(at);
    if (letter === '"') return at + 1;
    if (letter < " ") throw new Fault(at, "Invalid control character at");
    if (letter !== "\\") continue;
    at++;
    if (text[at] === "u") {
      if (!/^[0-9a-fA-F]{4}$/.test(text.slice(at + 1, at + 5))) throw new Fault(at, "Invalid \\uXXXX escape");
    } else if (at < text.length && !'"\\/bfnrt'.includes(text.charAt(at)))
      throw new Fault(at - 1, "Invalid \\escape");
  }
  throw new Fault(open, "Unterminated string starting at");
}

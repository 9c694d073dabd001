import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { Operation } from "@/lib/contract/operation";
import { bodySchemaOf, type Case, operationOfCase } from "@/tests/wire/fuzz/cases";
import { type Answer, operationOf } from "@/tests/wire/support/server";

/** Does not check the formats of strings, because the server checks phone numbers better than a pattern can. */
const ajv = new Ajv2020({ strict: false, validateFormats: false });
const bodies = new Map<Operation, ValidateFunction | null>();

function bodyCheckOf(operation: Operation): ValidateFunction | null {
  const known = bodies.get(operation);
  if (known !== undefined) return known;
  const schema = bodySchemaOf(operation);
  const check = schema ? ajv.compile(schema) : null;
  bodies.set(operation, check);
  return check;
}

/** Removes white space at both ends of strings, because the server does not count it in lengths. */
function trimmed(value: unknown): unknown {
  if (typeof value === "string") return value.trim();
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, trimmed(field)]));
}

const isWrong = (asked: Case) => {
  const check = bodyCheckOf(operationOfCase(asked));
  return asked.body !== undefined && check !== null && !check(trimmed(asked.body));
};

/**
 * Lists the faults of a response that its schema does not show: a server error, a wrong decision about the key,
 * accepted invalid data, or a missing header.
 */
export function wrongsOf(asked: Case, answer: Answer): string[] {
  const operation = operationOfCase(asked);
  const wrongs: string[] = [];
  const say = (isSo: boolean, words: string) => isSo && wrongs.push(words);
  const isUnset = answer.json?.code === "not_set_up";
  say(answer.status >= 500 && !isUnset, `a fault of the server: ${answer.status}`);
  say(!answer.headers.get("x-request-id"), "no X-Request-Id");
  say(answer.headers.get("x-content-type-options") !== "nosniff", "no nosniff");
  // An empty id, or an id of dots, changes the path. The call then belongs to a different operation or to none.
  if (operationOf(operation.method, asked.path) !== operation) return wrongs;
  say(!answer.headers.get("cache-control"), "no Cache-Control");
  const isKeyed = operation.auth === "key";
  if (isKeyed && asked.key !== "own") {
    say(answer.status !== 401, `a call without a key got ${answer.status}`);
    return wrongs;
  }
  say(isKeyed && answer.status === 401, "the key was refused");
  const isTaken = answer.status < 300;
  say(isKeyed && isTaken && isWrong(asked), `wrong data was taken: ${String(asked.raw).slice(0, 300)}`);
  return wrongs;
}

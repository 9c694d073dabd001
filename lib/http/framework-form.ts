// Checks forms and server-action calls before the framework reads them, because the framework fails with a server error
// on input that our pages never send.
import { areActionValues, isTooDeep } from "@/lib/http/action-values";

/** The names of the fields that the framework parses. All other fields are the sender's text. */
const READ = /^(\$ACTION|\d+$)/;
const ACTION_ID = /^[0-9a-f]{40,64}$/;
const FIELD = /^\$ACTION_(?:ID_([^:]*)|REF_\d{1,5}|KEY|(\d{1,5}):(\d{1,5}))$/;

/** Reports whether the form's framework fields have the format our own pages write. */
export function isFrameworkForm(form: Iterable<[string, unknown]>): boolean {
  for (const [name, value] of form) {
    if (typeof value !== "string") {
      if (name.startsWith("$ACTION") || name === "0") return false;
      continue;
    }
    if (READ.test(name) && isTooDeep(value)) return false;
    if (name.startsWith("$ACTION") && !isActionField(name, value)) return false;
  }
  return true;
}

function isActionField(name: string, value: string): boolean {
  const found = FIELD.exec(name);
  if (!found) return false;
  const [, id, group, path] = found;
  if (id !== undefined) return ACTION_ID.test(id);
  if (group === undefined) return true;
  return path === "0" ? isDescriptor(parse(value)) : areActionValues(value, path ?? "");
}

/** Reports whether the content names an action and the fields that hold its bound values. */
function isDescriptor(content: unknown): boolean {
  if (typeof content !== "object" || content === null) return false;
  const { id, bound } = content as { id?: unknown; bound?: unknown };
  const isBound = bound === null || (typeof bound === "string" && /^\$@[0-9a-f]{1,5}$/.test(bound));
  return typeof id === "string" && ACTION_ID.test(id) && isBound;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Checks forms and server-action calls before the framework reads them, because the framework fails with a server
 * error on input that our pages never send.
 */

/**
 * The deepest allowed nesting. No value that our pages send is nested this deeply. The framework reads nested values
 * recursively.
 */
const DEPTH_MAX = 64;
/** The names of the fields that the framework parses. All other fields are the sender's text. */
const READ = /^(\$ACTION|\d+$)/;
const ACTION_ID = /^[0-9a-f]{40,64}$/;
const FIELD = /^\$ACTION_(?:ID_([^:]*)|REF_\d{1,5}|KEY|(\d{1,5}):(\d{1,5}))$/;

/** Reports whether the form's framework fields have the format our own pages write. */
export function isFrameworkForm(form: Iterable<[string, unknown]>): boolean {
  for (const [name, value] of form) {
    if (typeof value !== "string") {
      if (name.startsWith("$ACTION")) return false;
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
  const content = parse(value);
  if (content === undefined) return false;
  return path !== "0" || isDescriptor(content);
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

/** Reports whether brackets outside strings nest deeper than DEPTH_MAX. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let isString = false;
  for (let index = 0; index < text.length; index++) {
    const sign = text[index];
    if (sign === '"') isString = !isString;
    else if (isString && sign === "\\") index++;
    else if (!isString && (sign === "[" || sign === "{")) depth++;
    else if (!isString && (sign === "]" || sign === "}")) depth--;
    if (depth > DEPTH_MAX) return true;
  }
  return false;
}

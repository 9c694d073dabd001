/**
 * Forms and calls of the framework's own kind, checked before it reads them: at what no page of ours sends it fails as if the
 * fault were ours.
 */

/** Deeper than anything a page sends; the framework reads nested values by recursion. */
const DEPTH_MAX = 64;
/** The fields whose values the framework parses; any other is the sender's text. */
const READ = /^(\$ACTION|\d+$)/;
const ACTION_ID = /^[0-9a-f]{40,64}$/;
const FIELD = /^\$ACTION_(?:ID_([^:]*)|REF_\d{1,5}|KEY|(\d{1,5}):(\d{1,5}))$/;

/** Whether the fields of a form that are for the framework are as its own pages write them. */
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
  const [, id, group, place] = found;
  if (id !== undefined) return ACTION_ID.test(id);
  if (group === undefined) return true;
  const content = parse(value);
  if (content === undefined) return false;
  return place !== "0" || isDescriptor(content);
}

/** Which action it is, and where the values lie that it was bound to. */
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

/** Whether brackets outside of strings nest deeper than any page of ours nests them. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let isString = false;
  for (let place = 0; place < text.length; place++) {
    const sign = text[place];
    if (sign === '"') isString = !isString;
    else if (isString && sign === "\\") place++;
    else if (!isString && (sign === "[" || sign === "{")) depth++;
    else if (!isString && (sign === "]" || sign === "}")) depth--;
    if (depth > DEPTH_MAX) return true;
  }
  return false;
}

import { AppError } from "@/lib/errors";

/**
 * Merges a saved form with changes that someone else may have saved since the form was shown: a field that the member
 * changed keeps the typed value, every other field the `stored` value. Throws conflict, naming the field, if both
 * changed the same field differently. A form that does not list the values it showed is returned as typed.
 */
export function mergeForm(
  typed: Readonly<Record<string, string>>,
  stored: Readonly<Record<string, string>>,
): Record<string, string> {
  // components/ui/shown-field.tsx writes the `shown` field.
  const { shown: json, ...fields } = typed;
  const shown = readShown(json);
  if (!shown) return fields;
  const merged: Record<string, string> = { ...fields };
  for (const [name, now] of Object.entries(stored)) {
    // Browsers send the lines of a text area with CRLF.
    const [before, wanted] = [shown[name] ?? "", (fields[name] ?? "").replaceAll("\r\n", "\n")];
    if (before === now) continue;
    // Browsers and our pages omit an empty field from the form.
    if (wanted === before && now === "") delete merged[name];
    else if (wanted === before) merged[name] = now;
    else if (wanted !== now)
      throw new AppError(
        "conflict",
        `Someone else changed ${nameOf(name)}. Your changes were not saved. Reload to continue.`,
      );
  }
  return merged;
}

const nameOf = (field: string) =>
  /^[a-z_]+$/.test(field) ? `“${field.replaceAll("_", " ")}”` : "one of the same fields";

function readShown(json: string | undefined): Record<string, unknown> | null {
  try {
    const shown: unknown = JSON.parse(json ?? "");
    return typeof shown === "object" && shown !== null ? (shown as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

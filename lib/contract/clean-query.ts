type QueryEntries = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Returns a page's query, with its question mark, but without empty and default (`usual`) values. Returns empty text if
 * no value remains, and null if there is nothing to remove. Forms send all their fields, and a shared URL should
 * contain only the useful ones.
 */
export function findCleanQuery(
  asked: QueryEntries,
  usual: Readonly<Record<string, string>> = {},
): string | null {
  const all = Object.entries(asked).flatMap(([name, value = []]) =>
    [value].flat().map((text): [string, string] => [name, text]),
  );
  const given = all.filter(([name, text]) => text.trim() !== "" && text !== usual[name]);
  if (given.length === all.length) return null;
  return given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
}

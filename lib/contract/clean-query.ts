type QueryEntries = Readonly<Record<string, string | string[] | undefined>>;

/**
 * A page's query without empty or default (`usual`) values, with its question mark; empty text if no value remains;
 * null if nothing has to be removed. Forms send all their fields, and a shared URL should contain only the useful ones.
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

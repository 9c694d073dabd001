type Asked = Readonly<Record<string, string | string[] | undefined>>;

/**
 * What of a page's query says something, as it stands in an address with its question mark; null when all of it does. A form
 * sends each of its fields, those left empty or as they were (`usual`) too, and an address that is passed on should hold none
 * of them.
 */
export function findCleanQuery(asked: Asked, usual: Readonly<Record<string, string>> = {}): string | null {
  const all = Object.entries(asked).flatMap(([name, value = []]) =>
    [value].flat().map((text): [string, string] => [name, text]),
  );
  const telling = all.filter(([name, text]) => text.trim() !== "" && text !== usual[name]);
  if (telling.length === all.length) return null;
  return telling.length === 0 ? "" : `?${new URLSearchParams(telling)}`;
}

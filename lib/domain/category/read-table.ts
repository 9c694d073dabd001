/** A table of names under the leaf they mean. */
export type Table = Readonly<Record<string, readonly string[]>>;

export type Merchant = { name: string; code: string };

/**
 * Reads a table's rows into every way a name is written. A row holds entries set apart by semicolons; an entry is a name,
 * then other ways it is written: "Name=ALIAS,ALIAS". A name in brackets is shown and never matched. A caret before a way
 * of writing says that it is an ordinary word, too: it counts only where the description begins with it.
 */
export function listNames(table: Table): (readonly [phrase: string, merchant: Merchant])[] {
  const names: (readonly [string, Merchant])[] = [];
  for (const [code, rows] of Object.entries(table)) {
    for (const entry of rows.flatMap((row) => row.split(";"))) {
      const [written = "", aliases = ""] = entry.trim().split("=");
      const isShownOnly = written.startsWith("[");
      const name = isShownOnly ? written.slice(1, -1) : written.replace("^", "");
      const merchant = { name, code };
      if (!isShownOnly && written !== "") names.push([written, merchant]);
      for (const alias of aliases.split(",")) if (alias !== "") names.push([alias, merchant]);
    }
  }
  return names;
}

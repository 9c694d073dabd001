/** A row as `row_to_json` writes it: with the database's column names, and with times and bytes as text. */
export type Json<Row> = { [Name in keyof Row as Snake<Name & string>]: AsJson<Row[Name]> };
type AsJson<Value> = Value extends Date | Uint8Array ? string : Value;
type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : Name;

/** The names of the fields whose values have the type `Kind`. */
type NamesOf<Row, Kind> = {
  [Name in keyof Row & string]: [Extract<Row[Name], Kind>] extends [never] ? never : Name;
}[keyof Row & string];

/** A column's name in the database: `clientName` is `client_name`. */
export const toColumn = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Builds a function that converts rows of `row_to_json` to the records that Prisma would return. `fields` is Prisma's
 * list of the model's columns. JSON has no dates or bytes, so `dates` and `bytes` list those columns; the compiler
 * checks both lists against the model. `renamed` lists the fields whose column has a different, older name.
 */
export function rowReader<Row>(
  fields: Record<keyof Row & string, string>,
  {
    dates,
    bytes,
    renamed = {},
  }: {
    dates: Record<NamesOf<Row, Date>, true>;
    bytes: Record<NamesOf<Row, Uint8Array>, true>;
    renamed?: Partial<Record<keyof Row & string, string>>;
  },
): (json: Json<Row>) => Row {
  const older: Partial<Record<string, string>> = renamed;
  const columns = Object.keys(fields).map((name) => {
    const read = name in dates ? toDate : name in bytes ? findBytes : (value: unknown) => value;
    const column = older[name] ?? toColumn(name);
    return { name, column, read: read as (value: unknown) => unknown };
  });
  return (json) => {
    const values = json as Record<string, unknown>;
    const row: Record<string, unknown> = {};
    for (const { name, column, read } of columns) row[name] = read(values[column]);
    return row as Row;
  };
}

/** Parses a time as the database writes it in JSON. */
export const toDate = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** Parses bytes as the database writes them in text: `\x` and hexadecimal digits. */
export const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(text.slice(2), "hex"));
const findBytes = (text: string | null): Uint8Array<ArrayBuffer> | null =>
  text === null ? null : toBytes(text);

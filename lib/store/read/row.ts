/** A row as `row_to_json` writes it: names of the database, times and bytes as text. */
export type Json<Row> = { [Name in keyof Row as Snake<Name & string>]: AsJson<Row[Name]> };
type AsJson<Value> = Value extends Date | Uint8Array ? string : Value;
type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : Name;

/** A time as the database writes it in JSON. */
export const toDate = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** Bytes as the database writes them in text: `\x` and hexadecimal digits. */
export const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(text.slice(2), "hex"));
export const findBytes = (text: string | null): Uint8Array<ArrayBuffer> | null =>
  text === null ? null : toBytes(text);

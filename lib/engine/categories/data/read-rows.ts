/** The rows of a compiled table: each a list of its fields. */
export function readRows(compiled: string): string[][] {
  return compiled.split("\n").map((line) => line.split("|"));
}

import type { Day } from "@/lib/domain/day";

type Digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";

/**
 * The name a field has on the wire, as `lib/render/wire.ts` writes it, letter by letter: "daysUnder100" is "days_under_100",
 * "m12" stays "m12". `Run` counts the small letters just read, of which two before a number part it off.
 */
type WireName<
  Name extends string,
  Made extends string = "",
  Run extends 0 | 1 | 2 = 0,
> = Name extends `${infer Letter}${infer Rest}`
  ? Letter extends Digit
    ? WireName<Rest, `${Made}${Run extends 2 ? "_" : ""}${Letter}`>
    : Letter extends Uppercase<Letter>
      ? WireName<Rest, `${Made}_${Lowercase<Letter>}`>
      : WireName<Rest, `${Made}${Letter}`, Run extends 0 ? 1 : 2>
  : Made;

/** A type of the engine as it is once written as JSON: fields in snake_case, days plain text, everything else as it was. */
export type WireOf<T> = T extends Day
  ? string
  : T extends string | number | boolean | null
    ? T
    : T extends readonly (infer Item)[]
      ? WireOf<Item>[]
      : T extends object
        ? { [Name in keyof T & string as WireName<Name>]: WireOf<T[Name]> }
        : never;

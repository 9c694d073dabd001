import type { Day } from "@/lib/engine/calendar/day";

type Digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";

/**
 * A field's name on the wire, converted letter by letter as `lib/render/wire.ts` does: "daysUnder100" is
 * "days_under_100", "m12" stays "m12". `Run` counts the small letters just read; two of them before a number start a
 * new word.
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

/** An engine type once written as JSON: fields in snake_case, days as text, all else unchanged. */
export type WireOf<T> = T extends Day
  ? string
  : T extends string | number | boolean | null
    ? T
    : T extends readonly (infer Item)[]
      ? WireOf<Item>[]
      : T extends object
        ? { [Name in keyof T & string as WireName<Name>]: WireOf<T[Name]> }
        : never;

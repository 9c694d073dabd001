import { z } from "zod";
import { findSizeFault, type OwnFault, raise } from "@/lib/contract/fault";

/** A schema for a number in a JSON body, with Pydantic's error messages. */
function number(find: (value: unknown) => OwnFault | null) {
  return z.unknown().transform((value, ctx) => {
    const fault = find(value);
    if (fault === null) return Number(value);
    raise(ctx as never, fault, value);
    return z.NEVER;
  });
}

/** A schema for a whole number from `min` to `max`, both included. Refuses a number in quotes. */
export function integer(min: number, max: number) {
  return number((value) => {
    if (typeof value !== "number") return { type: "int_type", msg: "Input should be a valid integer" };
    if (!Number.isInteger(value)) {
      const msg = "Input should be a valid integer, got a number with a fractional part";
      return { type: "int_from_float", msg };
    }
    return findSizeFault(value, min, max);
  }).meta({ type: "integer", minimum: min, maximum: max });
}

/** A number from `min` to `max`, with up to `places` decimal places. */
export function decimal(min: number, max: number, places: number) {
  return number((value) => {
    if (typeof value !== "number") return { type: "float_type", msg: "Input should be a valid number" };
    const fault = findSizeFault(value, min, max);
    if (fault) return fault;
    if (Number(value.toFixed(places)) === value) return null;
    const msg = `Decimal input should have no more than ${places} decimal places`;
    return { type: "decimal_max_places", msg, ctx: { decimal_places: places } };
  }).meta({ type: "number", minimum: min, maximum: max });
}

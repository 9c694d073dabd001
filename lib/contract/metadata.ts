import { z } from "zod";
import { raise } from "@/lib/contract/fault";
import { refuseLength, refuseUnstorable } from "@/lib/contract/text";

const KEYS_MAX = 20;
const KEY_LENGTH_MAX = 40;
const VALUE_LENGTH_MAX = 500;

const limited = (max: number) =>
  z.string().superRefine((value, ctx) => {
    if (!refuseUnstorable(value, ctx)) refuseLength(value, 0, max, ctx);
  });

/** The firm's own keys and values, which are stored sealed with the contact details and echoed. */
export const Metadata = z
  .record(limited(KEY_LENGTH_MAX), limited(VALUE_LENGTH_MAX))
  .superRefine((value, ctx) => {
    const size = Object.keys(value).length;
    if (size <= KEYS_MAX) return;
    const msg = `Dictionary should have at most ${KEYS_MAX} items after validation, not ${size}`;
    const more = { field_type: "Dictionary", max_length: KEYS_MAX, actual_length: size };
    raise(ctx as never, { type: "too_long", msg, ctx: more }, value);
  })
  .meta({
    description: `Up to ${KEYS_MAX} keys of yours with a string each, echoed back. Keys have up to ${KEY_LENGTH_MAX} characters, values up to ${VALUE_LENGTH_MAX}. Erased when the request is withdrawn or purged.`,
    maxProperties: KEYS_MAX,
    example: { branch: "Hobart", officer: "17" },
  });

import { z } from "zod";
import { raise } from "@/lib/contract/fault";

const KEY = /^[\x21-\x7e]{1,255}$/;

/** Identifies a POST, so that repeating it does not run it twice. */
export const IdempotencyKey = z
  .string()
  .superRefine((value, ctx) => {
    if (KEY.test(value)) return;
    const msg = "Value error, must be 1 to 255 visible ASCII characters";
    raise(ctx as never, { type: "value_error", msg, ctx: { error: {} } }, value);
  })
  .optional()
  .meta({
    description:
      "A unique key you generate for this call, such as a UUID. If you repeat the call with the same key and body within 24 hours, you get the first response again, byte for byte, with `Idempotent-Replayed: true`.",
    minLength: 1,
    maxLength: 255,
    example: "1f0c9a52-6b1e-4b0a-9d8e-0a3c2f7b5d11",
  });

import { z } from "zod";
import { Assessment } from "@/lib/contract/assessment";
import { raise } from "@/lib/contract/fault";
import { integer } from "@/lib/contract/number";
import { Cursor, Instant, Term, wholeNumber } from "@/lib/contract/query";
import { EmailOrBlank, line, PhoneOrBlank, refuseLength, refuseUnstorable, text } from "@/lib/contract/text";
import { LiveWebAddress, WebAddress } from "@/lib/contract/web-address";
import type { FieldError } from "@/lib/errors";
import {
  BANKS,
  CONSENT_TYPES,
  type ConsentType,
  REFRESH_DAYS_MAX,
  REPORT_TYPES,
  STATUSES,
} from "@/lib/rules/request";

const KEYS_MAX = 20;
const KEY_LENGTH_MAX = 40;
const VALUE_LENGTH_MAX = 500;

const limited = (max: number) =>
  z.string().superRefine((value, ctx) => {
    if (!refuseUnstorable(value, ctx)) refuseLength(value, 0, max, ctx);
  });

/**
 * The firm's own keys and values. Encrypted in the database with the contact details, and returned with the request.
 */
const Metadata = z
  .record(limited(KEY_LENGTH_MAX), limited(VALUE_LENGTH_MAX))
  .superRefine((value, ctx) => {
    const size = Object.keys(value).length;
    if (size <= KEYS_MAX) return;
    const msg = `Dictionary should have at most ${KEYS_MAX} items after validation, not ${size}`;
    const more = { field_type: "Dictionary", max_length: KEYS_MAX, actual_length: size };
    raise(ctx as never, { type: "too_long", msg, ctx: more }, value);
  })
  .meta({
    description: `Up to ${KEYS_MAX} of your own keys, each with a string. They are echoed back. Keys have up to ${KEY_LENGTH_MAX} characters, values up to ${VALUE_LENGTH_MAX}. Erased when the request is withdrawn or purged.`,
    maxProperties: KEYS_MAX,
    example: { branch: "Hobart", officer: "17" },
  });

/** The longest `state` that we return to the firm, in characters. We do not interpret it. */
const STATE_LENGTH_MAX = 500;

/** The create-request body with a test key. CreateLiveRequest is for live keys. */
export const CreateRequest = z
  .object({
    client_name: line(1, 200).meta({
      description:
        "The customer's name, shown on the report. One line, without control or direction characters.",
      minLength: 1,
      maxLength: 200,
      example: "Priya Raman",
    }),
    report_type: z.literal(REPORT_TYPES).meta({ description: "Which report to prepare." }),
    client_ref: line(0, 200).nullish().meta({
      description:
        "Your own reference, echoed back and searchable. One line, without control or direction characters.",
      maxLength: 200,
      example: "LOAN-2041",
    }),
    email: EmailOrBlank.nullish().meta({
      description:
        "The customer's email address, suggested as the recipient of the invite. With a live key, we can email the link to it.",
      format: "email",
      example: "priya@example.com",
    }),
    phone: PhoneOrBlank.nullish().meta({
      description:
        "The customer's phone number, in E.164 or an Australian format; stored as E.164. Suggested as the recipient of the invite. With a live key, we can send the link to it by SMS.",
      example: "0412 345 678",
    }),
    period_label: line(0, 200).nullish().meta({
      description:
        "A label printed next to the reporting period. One line, without control or direction characters.",
      maxLength: 200,
      example: "FY2026",
    }),
    redirect_uri: WebAddress.nullish().meta({
      description:
        "Where the customer returns to after finishing. The URL must be https; with a test key, http is also allowed for localhost.",
      format: "uri",
      maxLength: 2083,
      example: "https://broker.example/done",
    }),
    cancel_uri: WebAddress.nullish().meta({
      description:
        "Where the customer returns to after cancelling. The same rules apply as for redirect_uri.",
      format: "uri",
      maxLength: 2083,
      example: "https://broker.example/cancelled",
    }),
    consent_type: z.literal(CONSENT_TYPES).nullish().meta({
      description:
        "`once`: the data is collected once. `ongoing`: the report can be refreshed. If omitted, the company's setting applies.",
    }),
    banks: z.literal(BANKS).nullish().meta({
      description:
        "`one`: the report is prepared as soon as the customer has shared a bank. `several`: the customer can add more banks first; the report waits until they press \"That's all\", or until 30 minutes have passed without activity. If omitted, the company's setting applies.",
    }),
    refresh_every_days: integer(1, REFRESH_DAYS_MAX).nullish().meta({
      description:
        "The number of days between automatic refreshes of the report, while an `ongoing` consent lasts. The customer sees this number and agrees to it. If omitted, the report is refreshed only when you ask.",
      example: 30,
    }),
    metadata: Metadata.nullish(),
    state: z
      .string()
      .superRefine((value, ctx) => {
        if (!refuseUnstorable(value, ctx)) refuseLength(value, 1, STATE_LENGTH_MAX, ctx);
      })
      .nullish()
      .meta({
        description:
          "Your own value. We add it as `state` to the URL that the customer returns to, so that you can recognise the return.",
        minLength: 1,
        maxLength: STATE_LENGTH_MAX,
        example: "s-8f2c41",
      }),
    assessment: Assessment.nullish(),
  })
  .meta({
    id: "CreateRequest",
    description: "The customer, and the requested report. Unknown fields are ignored.",
  });
export type CreateRequest = z.infer<typeof CreateRequest>;

/** The create-request body with a live key. Its return URLs must be https, because the customer is real. */
export const CreateLiveRequest = CreateRequest.extend({
  redirect_uri: LiveWebAddress.nullish(),
  cancel_uri: LiveWebAddress.nullish(),
});

/** The fields a firm may change until the report is ready; an omitted field stays as it is. */
export const ChangeRequest = CreateRequest.pick({
  client_ref: true,
  email: true,
  phone: true,
  redirect_uri: true,
  cancel_uri: true,
  metadata: true,
  refresh_every_days: true,
}).meta({
  id: "ChangeRequest",
  description: "The fields to change. null removes a value. Unknown fields are ignored.",
});
export type ChangeRequest = z.infer<typeof ChangeRequest>;

/** The body of a call that changes a request with a live key. Return URLs must be https, as in CreateLiveRequest. */
export const ChangeLiveRequest = ChangeRequest.extend({
  redirect_uri: LiveWebAddress.nullish(),
  cancel_uri: LiveWebAddress.nullish(),
});

/**
 * The error for `refresh_every_days` in a request with this type of consent; null if the field is allowed. A one-time
 * consent ends once its data is collected, so its report is never refreshed.
 */
export function findRefreshFault(type: ConsentType, refreshEveryDays: number): FieldError | null {
  if (type === "ongoing") return null;
  return {
    type: "value_error",
    loc: ["body", "refresh_every_days"],
    msg: "Value error, only an ongoing consent is refreshed: give consent_type 'ongoing', or omit refresh_every_days",
    input: refreshEveryDays,
    ctx: { error: {} },
  };
}

export const Invite = z
  .object({
    channel: z.literal(["email", "sms"]).meta({ description: "How to send the link." }),
    to: text(1, 254).meta({
      description: "The email address, or for `sms` the mobile number.",
      minLength: 1,
      maxLength: 254,
      example: "priya@example.com",
    }),
  })
  .meta({ id: "Invite", description: "The recipient of the consent link, and the channel." });
export type Invite = z.infer<typeof Invite>;

export const ListQuery = z.object({
  limit: wholeNumber(1, 100, 25).meta({
    description: "The number of requests to return.",
    type: "integer",
    minimum: 1,
    maximum: 100,
    defaultValue: 25,
  }),
  cursor: Cursor.meta({ description: "Where to continue: `next_cursor` of the previous page." }),
  status: z.literal(STATUSES).optional().meta({ description: "Only requests of this status." }),
  report_type: z.literal(REPORT_TYPES).optional().meta({ description: "Only requests for this report." }),
  client_ref: Term.meta({
    description: "Only requests with exactly this client_ref.",
    maxLength: 200,
  }),
  created_after: Instant.meta({
    description: "Only requests created after this time: RFC 3339, or a day, which begins at midnight UTC.",
    example: "2026-11-01T09:30:00+10:00",
  }),
  created_before: Instant.meta({
    description: "Only requests created before this time, in the format of created_after.",
    example: "2026-11-30",
  }),
  updated_after: Instant.meta({
    description:
      "Only requests that changed after this time, in the format of created_after. In each call, give a time one minute before the previous call, because the previous response can lack a change that was still being written.",
    example: "2026-11-02T01:15:09Z",
  }),
  q: Term.meta({
    description: "Only requests in which the customer's name or your reference contains this text.",
    maxLength: 200,
  }),
});
export type ListQuery = z.infer<typeof ListQuery>;

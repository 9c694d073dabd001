import { z } from "zod";
import { AUDIT_ACTIONS, CONSENT_TYPES, REPORT_TYPES, STAGES, STATUSES } from "@/lib/domain/request";

/** A time as the API writes it: RFC 3339, in UTC. */
export const Time = z.iso.datetime().meta({ example: "2026-11-02T01:15:09.120Z" });

export const ENVIRONMENTS = ["test", "live"] as const;

export const RequestId = z
  .string()
  .regex(/^req_[0-9a-hjkmnp-tv-z]{32}$/)
  .meta({
    description: "The request's id. It is also the secret of the customer's link: treat it as one.",
    example: "req_7h2k9m4xw0c8r5t1vbn3qyz6d0efgjpa",
  });

export const VerificationId = z
  .string()
  .regex(/^SIQ-[0-9A-HJKMNP-TV-Z]{12}$/)
  .meta({
    description:
      "The number printed on the report. `/verify/<verification_id>` says whether it still stands.",
    example: "SIQ-7Q4M2K9XW0CR",
  });

export const Status = z.enum(STATUSES).meta({
  id: "Status",
  description:
    "Where the request stands. `pending_consent`: the customer has not connected a bank yet. `pending_data`: consent is given, data or the customer's review is awaited. `ready`: the report can be fetched. `withdrawn`: consent was withdrawn and what came of it deleted. `purged`: the retention period is over and the report deleted.",
});

export const Stage = z.enum(STAGES).meta({
  id: "Stage",
  description: "A finer word for `status`. New stages may appear; decide by `status`.",
});

export const ReportType = z.enum(REPORT_TYPES).meta({
  id: "ReportType",
  description:
    "`expense_summary`: income, expenses, debts and commitments. `affordability`: the same, with what is left over and how it bears higher costs.",
});

export const ConsentUrl = z.url().meta({
  description: "The link to give to the customer: `{consent_base_url}/connect/<id>`.",
  example: "https://surplus.example/connect/req_7h2k9m4xw0c8r5t1vbn3qyz6d0efgjpa",
});

const ClientRef = z.string().nullable().meta({ description: "Your own reference, as you gave it." });

export const RequestCreated = z
  .object({
    id: RequestId,
    status: Status,
    report_type: ReportType,
    consent_url: ConsentUrl,
    stage: Stage,
    client_ref: ClientRef,
  })
  .meta({ id: "RequestCreated", description: "A request that was just made." });

export const Consent = z
  .object({
    given_at: Time.meta({ description: "When the customer authorised sharing." }),
    expires_at: Time.nullable().meta({
      description: "When the consent ends by itself; null where the bank has not said.",
    }),
    institutions: z.array(z.string()).meta({ description: "The banks that share data under it." }),
  })
  .meta({ id: "Consent", description: "The customer's consent, as the data holder confirmed it." });

export const RequestView = z
  .object({
    id: RequestId,
    status: Status,
    stage: Stage,
    report_type: ReportType,
    consent_url: ConsentUrl,
    client_name: z.string().meta({ description: "The customer's name, as it is printed on the report." }),
    client_ref: ClientRef,
    email: z.string().nullable().meta({ description: "Erased when the request is withdrawn or purged." }),
    phone: z.string().nullable().meta({
      description: "In E.164. Erased when the request is withdrawn or purged.",
      example: "+61412345678",
    }),
    period_label: z.string().nullable().meta({ description: "The label printed beside the period." }),
    redirect_uri: z
      .string()
      .nullable()
      .meta({ description: "Where the customer returns to after finishing." }),
    cancel_uri: z
      .string()
      .nullable()
      .meta({ description: "Where the customer returns to after cancelling." }),
    environment: z
      .enum(ENVIRONMENTS)
      .meta({ description: "The world the request lives in, from the key that made it." }),
    consent_type: z
      .enum(CONSENT_TYPES)
      .meta({ description: "`once`: one collection. `ongoing`: the report can be refreshed." }),
    consent: Consent.nullable().meta({ description: "The consent, once the data holder confirmed it." }),
    verification_id: VerificationId.nullable().meta({
      description: "The number of the report, once there is one; it stays after the report is deleted.",
    }),
    created_at: Time.meta({ description: "When the request was made." }),
    link_locked_at: Time.nullable().meta({
      description:
        "Since when the customer's link is locked, by the firm or because it was not answered in time; null while it is open and once it has been answered.",
    }),
    consented_at: Time.nullable().meta({ description: "When the customer's consent was confirmed." }),
    ready_at: Time.nullable().meta({ description: "When its first report could be fetched." }),
    purge_at: Time.nullable().meta({ description: "When the report will be deleted." }),
    withdrawn_at: Time.nullable().meta({ description: "When it was withdrawn." }),
    withdrawn_by: z
      .string()
      .nullable()
      .meta({ description: "Who withdrew it: `firm`, `customer`, `bank` or `system`." }),
    purged_at: Time.nullable().meta({
      description: "When its report was deleted at the end of the retention period.",
    }),
  })
  .meta({
    id: "Request",
    description: "A request. Fields are null where something is not known yet, or is gone.",
  });
export type RequestView = z.input<typeof RequestView>;

export const RequestList = z
  .object({
    data: z.array(RequestView).meta({ description: "Newest first." }),
    has_more: z.boolean().meta({ description: "Whether there is another page." }),
    next_cursor: z
      .string()
      .nullable()
      .meta({ description: "Give it as `cursor` for the next page; null on the last." }),
  })
  .meta({ id: "RequestList", description: "One page of requests." });

export const Progress = z
  .object({
    id: RequestId,
    status: Status,
    stage: Stage,
    report_type: ReportType,
    verification_id: VerificationId.nullable().meta({
      description: "The number of the report; null while there is none.",
    }),
  })
  .meta({ id: "Progress", description: "Where a request stands after it was asked to move on." });
export type Progress = z.input<typeof Progress>;

export const Refreshed = Progress.extend({
  refresh: z
    .enum(["done", "pending"])
    .meta({ description: "`pending`: new data has not arrived yet; `report.refreshed` will tell." }),
}).meta({ id: "Refreshed", description: "Where a request stands after a refresh was asked for." });

export const Ended = z.object({ id: RequestId, status: Status }).meta({
  id: "Ended",
  description: "The status after a withdrawal: `withdrawn`, or `purged` where that came first.",
});

export const Invited = z
  .object({
    id: RequestId,
    channel: z.enum(["email", "sms"]).meta({ description: "How it was sent." }),
    status: z.literal("sent").meta({ description: "It was handed to the provider that delivers it." }),
  })
  .meta({ id: "Invited", description: "The consent link is on its way." });

export const AuditRecord = z
  .object({
    id: RequestId,
    data: z
      .array(
        z
          .object({
            seq: z.int().meta({ description: "The line's place in the company's chain of lines." }),
            action: z.enum(AUDIT_ACTIONS).meta({ description: "What happened. New actions may appear." }),
            actor: z.string().meta({
              description:
                "What kind of actor did it: `key`, `member`, `customer`, `bank`, `system`, `operator`.",
            }),
            at: Time.meta({ description: "When it happened." }),
            detail: z
              .record(z.string(), z.unknown())
              .meta({ description: "Ids and settings of what happened; never bank data." }),
          })
          .meta({ id: "AuditLine", description: "One thing that happened." }),
      )
      .meta({ description: "Oldest first." }),
  })
  .meta({
    id: "AuditRecord",
    description: "What happened to a request, oldest first. Holds no bank data, and outlives the report.",
  });

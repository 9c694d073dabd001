import { z } from "zod";
import { ATTEMPT_OUTCOMES } from "@/lib/rules/bank-attempt";
import { AUDIT_ACTIONS, BANKS, CONSENT_TYPES, REPORT_TYPES, STAGES, STATUSES } from "@/lib/rules/request";

/** A time in API format: RFC 3339, in UTC. */
export const Time = z.iso.datetime().meta({ example: "2026-11-02T01:15:09.120Z" });

export const ENVIRONMENTS = ["test", "live"] as const;

export const RequestId = z
  .string()
  .regex(/^req_[0-9a-hjkmnp-tv-z]{32}$/)
  .meta({
    description: "The request's id. Keep it secret, because anyone with it can open the customer's link.",
    example: "req_7h2k9m4xw0c8r5t1vbn3qyz6d0efgjpa",
  });

export const VerificationId = z
  .string()
  .regex(/^SIQ-[0-9A-HJKMNP-TV-Z]{12}$/)
  .meta({
    description:
      "The verification id printed on the report. `/verify/<verification_id>` shows the report's status.",
    example: "SIQ-7Q4M2K9XW0CR",
  });

export const Status = z.enum(STATUSES).meta({
  id: "Status",
  description:
    "The request's status. `pending_consent`: the customer has not connected a bank yet. `pending_data`: the customer has consented, but the data has not arrived yet or the customer is still reviewing the report. `ready`: the report can be fetched. `withdrawn`: the request or its consent was withdrawn, and its data deleted. `purged`: the retention period is over and the report deleted.",
});

export const Stage = z.enum(STAGES).meta({
  id: "Stage",
  description:
    "A more detailed status, for people to read. New stages may appear, so let your program decide by `status`.",
});

export const ReportType = z.enum(REPORT_TYPES).meta({
  id: "ReportType",
  description:
    "`expense_summary`: income, expenses, debts and commitments. `affordability`: the same, and the surplus as a lender would assess it. It also shows how the surplus changes with lower income and higher costs.",
});

const ConsentUrl = z.url().meta({
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
  .meta({ id: "RequestCreated", description: "A new request." });

const Consent = z
  .object({
    given_at: Time.meta({ description: "When the customer authorised sharing." }),
    expires_at: Time.nullable().meta({
      description:
        "When the consent ends, unless it is withdrawn earlier. For a `once` consent, this is the time when the report is deleted, although the consent ends at the bank as soon as the data has been collected. Null until the time is known.",
    }),
    institutions: z.array(z.string()).meta({ description: "The banks that share data under this consent." }),
  })
  .meta({ id: "Consent", description: "The customer's consent, as the data holder confirmed it." });

const TroubleView = z
  .object({
    reason: z.string().meta({
      description:
        "`connection_invalid` or `fetch_failed`: we cannot read the bank's data; the customer can reconnect the bank using their link. `not_listed`: the data provider does not list the consent at the moment. `unclear`: the consent has a status we do not know. `held`: the consent seems to have ended, and a person is checking. New reasons may appear.",
      example: "connection_invalid",
    }),
    since: Time.meta({ description: "When this problem was first seen." }),
  })
  .meta({
    id: "Trouble",
    description: "Why no new data is collected for now. The last good report is kept.",
  });

const BankAttemptView = z
  .object({
    at: Time.meta({ description: "When the visit ended." }),
    outcome: z.enum(ATTEMPT_OUTCOMES).meta({
      description:
        "`returned`: the customer came back, or the bank confirmed; nothing went wrong. `cancelled`: they left the bank's pages. `denied`: they chose not to share. `timed_out`: they took too long. `bank_unavailable`: the bank was not available. `no_accounts`: the login has no account that can be shared, or none was shared. `failed`: anything else, such as wrong one-time codes. New outcomes may appear.",
    }),
    institution: z.string().nullable().meta({
      description: "The bank, if the data provider names it. Erased when the request is withdrawn or purged.",
      example: "Wattle Bank",
    }),
  })
  .meta({
    id: "BankAttempt",
    description:
      "How a customer's visit to their bank ended, as reported by their browser or by the confirmation of their consent. Use `status` to see whether data was shared.",
  });

export const RequestView = z
  .object({
    id: RequestId,
    status: Status,
    stage: Stage,
    report_type: ReportType,
    consent_url: ConsentUrl,
    client_name: z.string().meta({ description: "The customer's name, as it is printed on the report." }),
    client_ref: ClientRef,
    email: z
      .string()
      .nullable()
      .meta({ description: "The customer's email address. Erased when the request is withdrawn or purged." }),
    phone: z.string().nullable().meta({
      description: "The customer's phone number, in E.164. Erased when the request is withdrawn or purged.",
      example: "+61412345678",
    }),
    period_label: z.string().nullable().meta({
      description: "The label printed next to the period. Erased when the request is withdrawn or purged.",
    }),
    redirect_uri: z.string().nullable().meta({
      description:
        "Where the customer returns to after finishing. Erased when the request is withdrawn or purged.",
    }),
    cancel_uri: z
      .string()
      .nullable()
      .meta({ description: "Where the customer returns to after cancelling." }),
    environment: z
      .enum(ENVIRONMENTS)
      .meta({ description: "The request's environment, from the key that created it." }),
    consent_type: z
      .enum(CONSENT_TYPES)
      .meta({ description: "`once`: the data is collected once. `ongoing`: the report can be refreshed." }),
    banks: z.enum(BANKS).meta({
      description:
        "`one`: the report is prepared once a bank is shared. `several`: the customer can add more banks first.",
    }),
    refresh_every_days: z.int().nullable().meta({
      description:
        "The number of days between automatic refreshes. Null if the report is refreshed only when you ask.",
      example: 30,
    }),
    next_refresh_at: Time.nullable().meta({
      description: "When the next automatic refresh is due; null if none is planned.",
    }),
    consent: Consent.nullable().meta({
      description: "The consent; null until the data holder has confirmed it.",
    }),
    trouble: TroubleView.nullable().meta({
      description: "The problem that stops new data from being collected; null if there is none.",
    }),
    last_attempt: BankAttemptView.nullable().meta({
      description: "The customer's latest finished visit to their bank; null until a visit has ended.",
    }),
    verification_id: VerificationId.nullable().meta({
      description:
        "The verification id of the report; null until there is a report. The id is kept after the report is deleted.",
    }),
    metadata: z.record(z.string(), z.string()).nullable().meta({
      description: "Your own keys and values. Erased when the request is withdrawn or purged.",
    }),
    created_at: Time.meta({ description: "When the request was created." }),
    updated_at: Time.meta({ description: "When something in this response last changed." }),
    link_locked_at: Time.nullable().meta({
      description:
        "When the customer's link was locked, by the firm or because it was not answered in time. Null while the link is open, and once it has been answered.",
    }),
    consented_at: Time.nullable().meta({ description: "When the customer's consent was confirmed." }),
    ready_at: Time.nullable().meta({ description: "When the request's first report became ready." }),
    purge_at: Time.nullable().meta({ description: "When the report will be deleted." }),
    withdrawn_at: Time.nullable().meta({ description: "When the request was withdrawn." }),
    withdrawn_by: z.string().nullable().meta({
      description:
        "Who withdrew the request: `firm`, `customer`, `bank` or `system`. `system`: the consent ended before there was a report, or the customer did not share the report in time.",
    }),
    purged_at: Time.nullable().meta({
      description: "When the report was deleted at the end of the retention period.",
    }),
  })
  .meta({
    id: "Request",
    description: "A request. A field is null until its value is known, and after its value is deleted.",
  });
export type RequestView = z.input<typeof RequestView>;

export const RequestList = z
  .object({
    data: z.array(RequestView).meta({ description: "Newest first." }),
    has_more: z
      .boolean()
      .meta({ description: "True if there is another page. To get it, send `next_cursor` as `cursor`." }),
    next_cursor: z
      .string()
      .nullable()
      .meta({ description: "The `cursor` of the next page; null on the last page." }),
  })
  .meta({ id: "RequestList", description: "One page of requests." });

export const Progress = z
  .object({
    id: RequestId,
    status: Status,
    stage: Stage,
    report_type: ReportType,
    verification_id: VerificationId.nullable().meta({
      description: "The verification id of the report; null until there is one.",
    }),
  })
  .meta({ id: "Progress", description: "The request's state after the call." });
export type Progress = z.input<typeof Progress>;

export const Refreshed = Progress.extend({
  refresh: z.enum(["done", "pending"]).meta({
    description:
      "`pending`: new data has not arrived yet; the `report.refreshed` event reports when the refresh is done.",
  }),
}).meta({ id: "Refreshed", description: "The request's state after a refresh was requested." });

export const Ended = z.object({ id: RequestId, status: Status }).meta({
  id: "Ended",
  description:
    "The status after a withdrawal: `withdrawn`, or `purged` if the report had been purged before.",
});

export const Invited = z
  .object({
    id: RequestId,
    channel: z.enum(["email", "sms"]).meta({ description: "How the link was sent." }),
    status: z.literal("sent").meta({ description: "The email or SMS provider accepted the message." }),
  })
  .meta({ id: "Invited", description: "The consent link is on its way." });

export const AuditRecord = z
  .object({
    id: RequestId,
    data: z
      .array(
        z
          .object({
            seq: z.int().meta({ description: "The entry's number in the company's audit log." }),
            action: z.enum(AUDIT_ACTIONS).meta({ description: "The action. New ones may appear." }),
            actor: z.string().meta({
              description: "The kind of actor: `key`, `member`, `customer`, `bank`, `system`, `operator`.",
            }),
            at: Time.meta({ description: "When the action happened." }),
            detail: z
              .record(z.string(), z.unknown())
              .meta({ description: "Ids and settings of the action; never bank data." }),
          })
          .meta({ id: "AuditLine", description: "One entry of the audit log." }),
      )
      .meta({ description: "Oldest first." }),
  })
  .meta({
    id: "AuditRecord",
    description:
      "The audit log of a request, oldest first. Contains no bank data, and is kept after the report is deleted.",
  });

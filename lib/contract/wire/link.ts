import { z } from "zod";
import { ENVIRONMENTS, ReportType, RequestId, Stage, Status } from "@/lib/contract/wire/request";
import { CONSENT_TYPES, SHARE_MODES } from "@/lib/rules/request";

const Firm = z
  .object({
    name: z.string().meta({ description: "The firm's name, as its customers know it." }),
    colour: z.string().nullable().meta({ description: "The firm's brand colour, as #rrggbb." }),
    contact_email: z
      .string()
      .nullable()
      .meta({ description: "The email address for the customer's questions." }),
    contact_phone: z
      .string()
      .nullable()
      .meta({ description: "The phone number for the customer's questions." }),
  })
  .meta({ id: "Firm", description: "The firm that asks for the report, as the customer sees it." });

const Sharing = z
  .object({
    report_type: ReportType,
    purpose: z.string().meta({ description: "Why the firm asks, in its own words." }),
    clusters: z
      .array(
        z
          .object({
            name: z
              .string()
              .meta({ description: "The data cluster, as the Consumer Data Standards name it." }),
            items: z.array(z.string()).meta({ description: "The data in the cluster, in plain words." }),
          })
          .meta({ id: "DataCluster", description: "One kind of data." }),
      )
      .meta({ description: "The shared data, in the language the Consumer Data Standards prescribe." }),
    history_months: z.int().meta({ description: "How far back the data goes, in months." }),
    period_label: z.string().nullable().meta({ description: "The firm's label for the period." }),
    consent_type: z.enum(CONSENT_TYPES).meta({
      description:
        "`once`: the data is collected once. `ongoing`: the data can be collected until the consent is withdrawn or ends.",
    }),
    refresh_every_days: z.int().nullable().meta({
      description:
        "The number of days between automatic collections of new data. Null if data is collected only when the firm asks.",
    }),
    retention_days: z.int().meta({ description: "How long the report is kept, in days." }),
    share_mode: z.enum(SHARE_MODES).meta({
      description:
        "`automatic`: the firm gets the report as soon as it is ready. `customer_review`: the customer first reads the report and decides whether to share it.",
    }),
  })
  .meta({ id: "Sharing", description: "The data the customer is asked to share." });

export const LinkView = z
  .object({
    id: RequestId,
    status: Status,
    stage: Stage,
    environment: z
      .enum(ENVIRONMENTS)
      .meta({ description: "`test`: made-up people of the sandbox. `live`: real banks." }),
    firm: Firm,
    consent_url: z.url().nullable().meta({
      description:
        "The data provider's hosted consent page, created by this call and valid for one visit. Null if no consent is needed, if `needs` is not empty, or if the link is locked. Also null if the company's live access is suspended, or if this server has no data provider.",
      example: "https://bank.example/consent/kq3v8s0t",
    }),
    link: z.enum(["open", "locked"]).meta({
      description:
        "`locked`: the firm locked the link, or it was not answered in the days the firm allows. The firm can unlock it. A link that has been answered is never locked.",
    }),
    needs: z.array(z.enum(["email"])).meta({
      description:
        "Information that the data provider needs before the URL can be created. Our own page asks the customer for it; otherwise give `email` when you create the request. New values may appear.",
    }),
    client_first_name: z.string().nullable().meta({
      description:
        "The name to greet the customer with. Null if the customer's name is not one given name and one surname, or if the request has ended.",
    }),
    sharing: Sharing.nullable().meta({ description: "The requested data; null once the request has ended." }),
  })
  .meta({
    id: "ConsentLink",
    description:
      "The contents of a customer's link, without bank data. Once the request has ended, also without the customer's name.",
  });
export type LinkView = z.input<typeof LinkView>;

import type { Choice, FormField, FormSection } from "@/lib/contract/application-field";

/**
 * The due-diligence form as a table: its questions, their order and the length of each answer. The page is rendered
 * from this table.
 */

const choices = (rows: Record<string, string>): Choice[] =>
  Object.entries(rows).map(([value, label]) => ({ value, label }));

const line = (name: string, label: string, more: Partial<FormField> = {}): FormField => ({
  name,
  label,
  kind: "line",
  lengthMax: 200,
  ...more,
});
const prose = (name: string, label: string, hint: string, more: Partial<FormField> = {}): FormField => ({
  name,
  label,
  hint,
  kind: "prose",
  lengthMax: 2_000,
  ...more,
});
const choice = (name: string, label: string, rows: Record<string, string>): FormField => ({
  name,
  label,
  kind: "choice",
  lengthMax: 40,
  choices: choices(rows),
});
const email = (name: string, label: string, hint?: string) =>
  line(name, label, { type: "email", ...(hint ? { hint } : {}) });

export const FORM_SECTIONS: readonly FormSection[] = [
  {
    title: "The entity",
    about: "The party to the agreement, as the public registers name it.",
    fields: [
      line("legal_name", "Legal name"),
      line("trading_name", "Trading name", { optional: true }),
      choice("entity_type", "Kind of entity", {
        company: "Company",
        sole_trader: "Sole trader",
        partnership: "Partnership",
        trust: "Trust",
      }),
      line("abn", "ABN", {
        hint: "Eleven digits. We check the check digits.",
        lengthMax: 20,
      }),
      line("acn", "ACN, if a company", {
        hint: "Nine digits.",
        lengthMax: 20,
      }),
      line("address", "Principal place of business", { hint: "Street, suburb, state and postcode." }),
      line("website", "Website", { type: "url", hint: "With https:// in front." }),
    ],
  },
  {
    title: "Licence",
    about: "The licence or exemption under which you give credit or advice.",
    fields: [
      choice("licence_kind", "You act under", {
        credit_licence: "Our own Australian credit licence",
        financial_services_licence: "Our own AFS licence",
        representative: "Another licensee’s licence, as a representative",
        exempt: "Exempt from holding a licence",
      }),
      line("licence_number", "Licence or representative number, unless exempt", {
        hint: "Six digits. A representative’s number has six to nine.",
        lengthMax: 20,
      }),
      line("principal", "Licensee, if you are a representative", {
        hint: "The licensee’s name and licence number.",
      }),
      prose(
        "exempt_reason",
        "If you are exempt: why you need no licence",
        "For instance a practising certificate or a registration, with its number.",
      ),
    ],
  },
  {
    title: "Adviser class and access",
    about:
      "Under the CDR rules, a consumer may let us disclose their data to a trusted adviser of a listed class. They may let us disclose an insight to anyone.",
    fields: [
      choice("adviser_class", "You are", {
        mortgage_broker: "Mortgage broker",
        financial_adviser: "Financial adviser",
        accountant: "Accountant",
        tax_agent: "Tax or BAS agent",
        lawyer: "Lawyer, for example in family law",
        financial_counsellor: "Financial counsellor",
        lender: "Lender",
        other: "Other",
      }),
      line("adviser_other", "Your profession, if other"),
      choice("access_model", "How data reaches you", {
        trusted_adviser: "As a trusted adviser: whole reports",
        insight: "As CDR insights: totals without individual transactions",
      }),
    ],
  },
  {
    title: "Purpose and volume",
    about: "What the reports are for, and who uses them.",
    fields: [
      prose(
        "purpose",
        "What you use the reports for",
        "The decision or advice that the reports support, and what happens without a report.",
      ),
      prose(
        "customers",
        "Who your customers are",
        "How customers come to you, and how you explain to them what they share.",
      ),
      choice("volume", "Monthly requests you expect in the first year", {
        under_50: "Under 50",
        under_500: "50 to 499",
        under_5000: "500 to 4,999",
        over_5000: "5,000 or more",
      }),
    ],
  },
  {
    title: "Data handling",
    about: "How you handle a report after you receive it.",
    fields: [
      prose("storage", "Where reports are kept", "Your systems, and the country where they run."),
      prose(
        "access",
        "Who can open them",
        "The roles with access, whether they need a second factor, and how access ends when someone leaves.",
      ),
      prose(
        "retention",
        "How long reports are kept",
        "Say how you destroy them, including when a customer withdraws consent.",
      ),
      line("incident_contact", "Who we call in an incident", {
        hint: "Name and number, reachable at any hour.",
      }),
      choice("overseas", "Is any report data sent or accessed overseas?", { no: "No", yes: "Yes" }),
      line("overseas_where", "If yes: the country, and who sends or accesses the data"),
    ],
  },
  {
    title: "Contacts",
    about: "The people we contact for each topic.",
    fields: [
      line("applicant_name", "Applicant"),
      line("applicant_position", "Position"),
      email("applicant_email", "Applicant’s email", "Preferably an address at your website’s domain."),
      line("applicant_phone", "Applicant’s phone", { type: "tel", lengthMax: 40 }),
      line("privacy_name", "Privacy and complaints contact"),
      email("privacy_email", "Their email"),
      line("technical_name", "Technical contact"),
      email("technical_email", "Technical email"),
    ],
  },
];

/** The statements that the applicant attests to, with one tick each. We record the user and time of each tick. */
export const ATTESTATIONS: readonly { name: string; label: string }[] = [
  {
    name: "attest_true",
    label: "This information is true and complete, and we will tell you when it changes.",
  },
  { name: "attest_authority", label: "I am authorised to make this application for the entity named above." },
  {
    name: "attest_purpose",
    label: "We ask customers for data only for the purpose given in this application.",
  },
  {
    name: "attest_choice",
    label:
      "If a customer does not share data this way, we do not refuse them a service for that reason. The only exception is a service that depends on that data.",
  },
  {
    name: "attest_deletion",
    label: "We destroy reports at the end of the retention period and when a customer withdraws consent.",
  },
  { name: "attest_incident", label: "If we learn of a breach of this data, we tell you within a day." },
];

export const FORM_FIELDS: readonly FormField[] = FORM_SECTIONS.flatMap(({ fields }) => fields);

import { z } from "zod";
import type { FormField } from "@/lib/contract/application-field";
import { ATTESTATIONS, FORM_FIELDS } from "@/lib/contract/application-form";
import { refuseEmail } from "@/lib/contract/email";
import { findPhone, line, lines } from "@/lib/contract/text";
import { LiveWebAddress } from "@/lib/contract/web-address";
import type { FieldError } from "@/lib/errors";
import type { Answers } from "@/lib/rules/application/checks";
import {
  findDigits,
  formatAbn,
  formatAcn,
  isAbn,
  isAcn,
  isLicenceNumber,
  isRepresentativeNumber,
} from "@/lib/rules/application/registers";

/** The longest message, and the longest reason for an operator's decision, in characters. */
const MESSAGE_LENGTH_MAX = 4_000;
const REASON_LENGTH_MAX = 1_000;

export const Message = z.object({ body: lines(1, MESSAGE_LENGTH_MAX) });

const EVIDENCE_NOTE_LENGTH_MAX = 2_000;

/** The evidence of an operator's check, except its file, which is validated separately. */
export const CheckEvidenceFields = z.object({
  note: lines(0, EVIDENCE_NOTE_LENGTH_MAX).optional(),
  link: LiveWebAddress.optional(),
});
export const Reason = z.object({ reason: lines(1, REASON_LENGTH_MAX) });

const plain = ({ kind, lengthMax }: FormField) => (kind === "prose" ? lines : line)(0, lengthMax);

/**
 * A draft as its form sends it: any answers, within length limits and without characters we cannot store. Drops unknown
 * and empty fields, and normalises register numbers.
 */
export const ApplicationDraft = z
  .object(Object.fromEntries(FORM_FIELDS.map((field) => [field.name, plain(field).optional()])))
  .transform((sent): Answers => {
    const filled = Object.entries(sent).filter((entry): entry is [string, string] => Boolean(entry[1]));
    return Object.fromEntries(filled.map(([name, value]) => [name, tidy(name, value)]));
  });

function tidy(name: string, value: string): string {
  if (name === "abn") return formatAbn(value);
  if (name === "acn") return formatAcn(value);
  return name === "licence_number" ? (findDigits(value) ?? value) : value;
}

/** The names of the attestations that the form sent as ticked, in the form's order. Ignores all other fields. */
export function listTicked(fields: Readonly<Record<string, string>>): string[] {
  return ATTESTATIONS.map(({ name }) => name).filter((name) => fields[name] === "on");
}

/**
 * Every error that prevents submission: at most one per field, in the form's order, then one per attestation that is
 * not ticked. Empty if the application can be submitted.
 */
export function listFaults(answers: Answers, ticked: readonly string[]): FieldError[] {
  const faults = FORM_FIELDS.flatMap((field) => {
    const says = findFault(field, answers);
    return says ? [toFieldError(field.name, says)] : [];
  });
  const missing = ATTESTATIONS.filter(({ name }) => !ticked.includes(name));
  return [...faults, ...missing.map(({ name }) => toFieldError(name, "Tick this to submit."))];
}

function toFieldError(name: string, reason: string): FieldError {
  return { type: "value_error", loc: ["body", name], msg: reason, ctx: { reason } };
}

const NEEDED = "This is needed.";

/**
 * Fields that are required only after certain other answers. Each field has a function that returns the error if the
 * field is left empty, or null if it is not required. The field's label says when it is required.
 */
const NEEDED_WHERE: Readonly<Record<string, (answers: Answers) => string | null>> = {
  acn: ({ entity_type }) => (entity_type === "company" ? "Enter the company’s ACN." : null),
  licence_number: ({ licence_kind }) => (licence_kind && licence_kind !== "exempt" ? NEEDED : null),
  principal: ({ licence_kind }) =>
    licence_kind === "representative" ? "Name the licensee you represent." : null,
  exempt_reason: ({ licence_kind }) => (licence_kind === "exempt" ? "Say why no licence is needed." : null),
  adviser_other: ({ adviser_class }) => (adviser_class === "other" ? "Enter your kind of adviser." : null),
  overseas_where: ({ overseas }) =>
    overseas === "yes" ? "Enter the country, and who sends or accesses the data." : null,
};

/** Checks of some fields: each returns the error of an answer, or null if the answer is valid. */
const WRONG: Readonly<Record<string, (value: string, answers: Answers) => string | null>> = {
  abn: (value) => (isAbn(value) ? null : "This is not a valid ABN: the check digits do not match."),
  acn: (value) => (isAcn(value) ? null : "This is not a valid ACN: the check digit does not match."),
  website: (value) =>
    LiveWebAddress.safeParse(value).success ? null : "Enter a full URL that starts with https://.",
  licence_number: (value, { licence_kind }) => {
    if (licence_kind === "exempt") return null;
    if (licence_kind === "representative")
      return isRepresentativeNumber(value) ? null : "A representative’s number has six to nine digits.";
    return isLicenceNumber(value) ? null : "A licence number has six digits.";
  },
  access_model: (value, { adviser_class }) =>
    value === "trusted_adviser" && adviser_class === "lender"
      ? "A lender is not a trusted adviser under CDR rule 1.10C. Choose insights."
      : null,
  applicant_phone: (value) =>
    findPhone(value) ? null : "Enter an Australian phone number, or an international one that begins with +.",
};

function findFault(field: FormField, answers: Answers): string | null {
  const value = answers[field.name];
  const neededWhere = NEEDED_WHERE[field.name];
  if (!value && neededWhere) return neededWhere(answers);
  if (!value) return field.optional ? null : NEEDED;
  if (field.choices && !field.choices.some((each) => each.value === value)) return "Choose one of these.";
  if (field.type === "email") return refuseEmail(value);
  return WRONG[field.name]?.(value, answers) ?? null;
}

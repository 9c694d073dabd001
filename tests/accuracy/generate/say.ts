import type { Day } from "@/lib/engine/calendar/day";
import type { Extra, Home, Posting, Voice } from "@/tests/accuracy/generate/home-types";
import { hash } from "@/tests/accuracy/generate/random";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/**
 * The CDR transaction types of a bank that fills them in. Kinds of payment that are not listed have the type OTHER.
 */
const TYPES: Partial<Record<Voice, string>> = {
  directDebit: "DIRECT_DEBIT",
  bpay: "PAYMENT",
  transferOutOwn: "TRANSFER_OUTGOING",
  transferInOwn: "TRANSFER_INCOMING",
  cardRepaymentOut: "TRANSFER_OUTGOING",
  cardRepaymentIn: "PAYMENT",
  loanRepaymentOut: "TRANSFER_OUTGOING",
  loanRepaymentIn: "PAYMENT",
  toPerson: "TRANSFER_OUTGOING",
  fromPerson: "TRANSFER_INCOMING",
  interestPaid: "INTEREST_PAID",
  interestCharged: "INTEREST_CHARGED",
  accountFee: "FEE",
  atmFee: "FEE",
  foreignFee: "FEE",
  dishonourFee: "FEE",
  overdrawnFee: "FEE",
};

/** Writes a row in its bank's wording, with the optional fields that the bank fills in. */
export function say(home: Home, posting: Posting): { description: string; type: string; extra: Extra } {
  const { account, voice: kind } = posting;
  const templates = account.voice[kind];
  const chance = home.chance.fork(`say/${home.rows.length}`);
  const index = posting.template ?? chance.int(0, templates.length - 1);
  const template = templates[index % templates.length] ?? "{name}";
  const name = posting.name ?? posting.person ?? "";
  const fill: Record<string, string> = {
    name,
    date: writeDate(posting.on, account.voice.bank),
    ref: chance.digits(6),
    card: account.last4,
    account: posting.other?.last4 ?? chance.digits(4),
    person: posting.person ?? posting.name ?? home.person,
    note: posting.note || (OWN_KINDS.includes(kind) ? (posting.other?.displayName ?? "") : ""),
  };
  const description = template
    .replace(/\{(\w+)\}/g, (_, key: string) => fill[key] ?? "")
    .replace(/\s+/g, " ")
    .trim();
  return {
    description,
    type: typeOf(kind, account.voice.usesTypes, account.voice.bank),
    extra: extraOf(posting, chance.digits(9)),
  };
}

function typeOf(kind: Voice, usesTypes: boolean, bank: string): string {
  if (!usesTypes) return "OTHER";
  const known = TYPES[kind];
  if (known) return known;
  // Banks differ in the `type` that they give to card purchases, salaries and direct credits.
  const styles = {
    cardPurchase: ["OTHER", "PAYMENT"],
    salary: ["OTHER", "TRANSFER_INCOMING", "PAYMENT"],
    directCredit: ["OTHER", "TRANSFER_INCOMING"],
  };
  const style = styles[kind as keyof typeof styles];
  return style?.[Math.abs(hash(bank)) % style.length] ?? "OTHER";
}

/** Transfers in which the bank's app names the other account if the customer wrote no note. */
const OWN_KINDS: readonly Voice[] = ["transferOutOwn", "transferInOwn"];

const PAYER_KINDS: readonly Voice[] = ["salary", "directCredit", "fromPerson"];

/** The optional fields that apply to the row and that its bank fills in. */
function extraOf(posting: Posting, id: string): Extra {
  const { account, voice: kind, name, person, note, party, cents } = posting;
  const { voice } = account;
  const fields: Extra = {};
  if (posting.currency) fields.currency = posting.currency;
  if (posting.mcc && voice.givesMcc && kind === "cardPurchase" && cents < 0)
    fields.merchantCategoryCode = posting.mcc;
  if (party && voice.givesMerchantName && kind === "cardPurchase") fields.merchantName = party;
  if (posting.apca && voice.givesApca) fields.apcaNumber = posting.apca;
  if (kind === "bpay" && posting.billerCode && voice.givesBillerCode)
    Object.assign(fields, { billerCode: posting.billerCode, billerName: party ?? name ?? "", crn: `7${id}` });
  if (PAYER_KINDS.includes(kind) && voice.givesNppPayer)
    fields.extendedData = {
      payer: person ?? party ?? name ?? "",
      extensionUType: "nppPayload",
      nppPayload: {
        extendedDescription: note ?? name ?? "",
        endToEndId: id,
        service: posting.purpose ? "CATSCT" : "X2P1",
        ...(posting.purpose ? { purposeCode: posting.purpose } : {}),
      },
    };
  return fields;
}

function writeDate(on: Day, bank: string): string {
  const [year = "", month = "", date = ""] = on.split("-");
  const style = Math.abs(hash(bank)) % 3;
  if (style === 0) return `${date}${MONTHS[Number(month) - 1]}`;
  return style === 1 ? `${date}/${month}/${year.slice(2)}` : `${date} ${MONTHS[Number(month) - 1]}`;
}

/** Indexes of the bank's templates that include the customer's note; empty for banks that drop notes. */
export function templatesWithNote(templates: readonly string[]): number[] {
  return templates.flatMap((template, index) => (template.includes("{note}") ? [index] : []));
}

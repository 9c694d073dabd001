import {
  findDigits,
  formatAbn,
  formatAcn,
  isAbn,
  isAbnOfAcn,
  isAcn,
  isLicenceNumber,
  isRepresentativeNumber,
} from "./registers";

/** The answers by field. A field left empty has no entry. */
export type Answers = Readonly<Record<string, string>>;

/** Checks that an operator ticks before approving an application, because this server cannot look these facts up. */
export const CHECKLIST = [
  { item: "abr", label: "The ABN is active on the Australian Business Register and belongs to this entity." },
  {
    item: "licence",
    label: "The licence, representative or registration is current on the register and covers this use.",
  },
  { item: "website", label: "The website belongs to this entity and matches its description." },
  { item: "adviser", label: "The adviser class fits the access model under the CDR rules." },
  { item: "purpose", label: "The purpose is clear, and the requested data fits it." },
  { item: "handling", label: "The answers cover storage, access, retention and incidents." },
  { item: "contacts", label: "The applicant was reached at the address or number given." },
] as const;

/** An extra check if the ABN does not contain the ACN. It needs written evidence. */
const MISMATCH = {
  item: "entity",
  label: "The ABN does not contain the ACN. Explain why both belong to this entity.",
} as const;

export type CheckItem = (typeof CHECKLIST)[number]["item"] | typeof MISMATCH.item;

/** Checks that need written evidence. */
export const NEEDS_WORDS: ReadonlySet<CheckItem> = new Set([MISMATCH.item]);

/** The checks that an application with these answers needs before it can be approved. */
export function listChecks(answers: Answers): readonly { item: CheckItem; label: string }[] {
  return hasMismatch(answers) ? [...CHECKLIST, MISMATCH] : CHECKLIST;
}

/** Reports whether a valid ABN and a valid ACN are given, but the ABN does not contain the ACN. */
export function hasMismatch({ abn = "", acn = "" }: Answers): boolean {
  return isAbn(abn) && isAcn(acn) && !isAbnOfAcn(abn, acn);
}

/** True for an item of the operator's checklist, and for the extra item of an application with a mismatch. */
export function isCheckItem(text: string): text is CheckItem {
  return text === MISMATCH.item || CHECKLIST.some(({ item }) => item === text);
}

/** A page of a public register where an operator looks an application up. */
type RegisterLink = { label: string; href: string };

const ASIC = "https://connectonline.asic.gov.au/RegistrySearch/faces/landing";
const CDR_REGISTER = { label: "CDR register", href: "https://www.cdr.gov.au/find-a-provider" };

/** The registers for a check. A link leads to the applicant's own entry if the register allows this. */
export function listRegisters(item: CheckItem, { abn = "", acn = "" }: Answers): RegisterLink[] {
  const abr = {
    label: "ABN Lookup",
    href: isAbn(abn)
      ? `https://abr.business.gov.au/ABN/View?id=${findDigits(abn)}`
      : "https://abr.business.gov.au/",
  };
  const query = new URLSearchParams({ searchText: findDigits(acn) ?? "", searchType: "OrgAndBusNm" });
  const company = { label: "ASIC companies", href: `${ASIC}/SearchRegisters.jspx${acn ? `?${query}` : ""}` };
  const licences = { label: "ASIC licences", href: `${ASIC}/ProfessionalRegisters.jspx` };
  if (item === "abr") return [abr];
  if (item === "entity") return [abr, company];
  if (item === "licence") return [licences];
  return item === "adviser" ? [CDR_REGISTER, licences] : [];
}

/** `ok`: the check passed. `look`: an operator should look at the answer. `none`: the check does not apply. */
export type AutomatedCheck = { name: string; verdict: "ok" | "look" | "none"; says: string };

type ApplicationFacts = {
  hasBrandContact: boolean;
  hasLiveWebhook: boolean;
  ownersWithoutSecondFactor: number;
  files: number;
};

/** Checks the answers, and `facts` about the company and its application, without any external source. */
export function listAutomatedChecks(answers: Answers, facts: ApplicationFacts): AutomatedCheck[] {
  return [
    checkAbn(answers),
    checkAcn(answers),
    checkLicence(answers),
    checkHost(answers),
    verdict(
      "Brand contact",
      facts.hasBrandContact,
      "Customers see who to contact.",
      "Customers see no contact.",
    ),
    verdict(
      "Second factor",
      facts.ownersWithoutSecondFactor === 0,
      "Every owner has one.",
      `Owners without one: ${facts.ownersWithoutSecondFactor}.`,
    ),
    verdict(
      "Live webhook",
      facts.hasLiveWebhook,
      "Set up.",
      "No live webhook is set up; the firm can still poll for reports.",
    ),
    verdict("Documents", facts.files > 0, `${facts.files} attached.`, "None attached."),
  ];
}

function verdict(name: string, holds: boolean, yes: string, no: string): AutomatedCheck {
  return { name, verdict: holds ? "ok" : "look", says: holds ? yes : no };
}

function checkAbn({ abn = "" }: Answers): AutomatedCheck {
  const no = abn ? "The check digits are not correct." : "Not given.";
  return verdict("ABN", isAbn(abn), `${formatAbn(abn)}: the check digits are correct.`, no);
}

function checkAcn({ entity_type: kind, acn = "", abn = "" }: Answers): AutomatedCheck {
  if (kind !== "company" && acn === "") return { name: "ACN", verdict: "none", says: "Not a company." };
  if (!isAcn(acn)) return verdict("ACN", false, "", acn ? "The check digit is not correct." : "Not given.");
  const shown = formatAcn(acn);
  const says = `${shown}: the check digit is correct, and the ABN contains the number.`;
  return verdict(
    "ACN",
    isAbnOfAcn(abn, acn),
    says,
    `${shown}: the check digit is correct, but the ABN does not contain the number.`,
  );
}

function checkLicence({ licence_kind: kind, licence_number: number = "" }: Answers): AutomatedCheck {
  if (kind === "exempt")
    return verdict("Licence", false, "", "The applicant has no licence. Read the applicant’s reason.");
  const fits = kind === "representative" ? isRepresentativeNumber(number) : isLicenceNumber(number);
  return verdict(
    "Licence",
    fits,
    `${number} is in the format that its register uses.`,
    "The number is not in the format that its register uses.",
  );
}

/**
 * Checks that the applicant's email address and the firm's website have the same domain, or that one domain is a
 * subdomain of the other.
 */
function checkHost({ website = "", applicant_email: email = "" }: Answers): AutomatedCheck {
  const host = URL.canParse(website) ? new URL(website).hostname.replace(/^www\./, "") : "";
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  const fits = host !== "" && (domain === host || domain.endsWith(`.${host}`) || host.endsWith(`.${domain}`));
  return verdict(
    "Website and email",
    fits,
    `Both use the domain ${domain}.`,
    `The website is at ${host || "no domain"}, the email at ${domain || "no domain"}.`,
  );
}

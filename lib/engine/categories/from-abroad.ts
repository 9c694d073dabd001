import { toInferred } from "@/lib/engine/categories/decision";
import type { Signs } from "@/lib/engine/categories/read-signs";
import type { Decision } from "@/lib/engine/row";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

const FROM_ABROAD =
  /\b(?:(?:OVERSEAS|INTERNATIONAL|INTL|INWARD|INCOMING|FOREIGN) (?:TT|TELEGRAPHIC|REMITTANCE|SWIFT)|TELEGRAPHIC TRANSFER)\b|^(?:INTERNATIONAL|INTL|OVERSEAS) (?:(?:MONEY|FUNDS) )?(?:TRANSFER|TFR|PAYMENT)\b/;
const FOREIGN_FIRM =
  /\b(?:PTY|LTD|LIMITED|PLC|INC|LLC|LLP|CORP|CORPORATION|GMBH|AG|BV|NV|SA|SARL|SRL|SPA|OY|AB|PTE|SDN|COMPANY|CO|GROUP|HOLDINGS)\b/;

/**
 * A company's legal form in the name of the money transfer firm, whole or truncated: "PTY L" in "EXAMPLE AUSTRALIA PTY
 * L".
 */
const TRANSFER_FIRM_FORM = /\b(?:PTY|P) L(?:TD|IMITED)?\b|\bPTY\b|\bLTD\b/g;
/** The sender, printed after the money transfer firm's name: an initial and a name of any language. */
const INITIALLED = / [A-Z] [A-Z]{3,}\b/;

/**
 * Money that a bank abroad transferred, or that a person sent through a money transfer firm. A family supports a
 * student as regularly as a payroll pays, so a cadence does not make such money wages. Null if the sender is a firm,
 * which may employ the customer from abroad.
 */
export function fromAbroad({ words, tokens }: Descriptor, sign: Signs): Decision | null {
  const said = words.join(" ");
  const named = tokens.join(" ").replaceAll(TRANSFER_FIRM_FORM, "");
  const isForwarded = sign.merchant?.value.code === "giv.remittance" && INITIALLED.test(named);
  const sender = FROM_ABROAD.test(said) ? said : isForwarded ? named : null;
  if (sender === null || FOREIGN_FIRM.test(sender)) return null;
  return toInferred("crd.person", "TRANSFER", "money from abroad", 0.7);
}

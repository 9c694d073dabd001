import { toInferred } from "@/lib/engine/categories/decision";
import type { Decision } from "@/lib/engine/row";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

const FROM_ABROAD =
  /\b(?:(?:OVERSEAS|INTERNATIONAL|INTL|INWARD|INCOMING|FOREIGN) (?:TT|TELEGRAPHIC|REMITTANCE|SWIFT)|TELEGRAPHIC TRANSFER)\b/;
const FOREIGN_FIRM =
  /\b(?:PTY|LTD|LIMITED|PLC|INC|LLC|LLP|CORP|CORPORATION|GMBH|AG|BV|NV|SA|SARL|SRL|SPA|OY|AB|PTE|SDN|COMPANY|CO|GROUP|HOLDINGS)\b/;

/**
 * Money that a bank abroad transferred. A family supports a student as regularly as a payroll pays, so a cadence does
 * not make such money wages. Null if the sender is a firm, which may employ the customer from abroad.
 */
export function fromAbroad({ words }: Descriptor): Decision | null {
  const said = words.join(" ");
  if (!FROM_ABROAD.test(said) || FOREIGN_FIRM.test(said)) return null;
  return toInferred("crd.person", "TRANSFER", "money from abroad", 0.7);
}

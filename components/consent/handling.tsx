import { PRODUCT_NAME } from "@/components/product";
import type { Accreditation } from "@/lib/rules/accreditation";
import { AccreditationBlock } from "./accreditation";

type Props = {
  firmName: string;
  /** True if the report lists each payment; false for an insight. */
  isDetailed: boolean;
  /** Null if no accredited provider is set up; the customer cannot share without one. */
  accreditation: Accreditation | null;
};

/**
 * Explains who collects the data and who receives the report. For an insight, also says how the customer gets a record
 * of the disclosure.
 */
export function Handling({ firmName, isDetailed, accreditation }: Props) {
  return (
    <>
      {accreditation ? (
        <AccreditationBlock accreditation={accreditation} />
      ) : (
        <p>No accredited provider is set up here yet, so nothing can be collected.</p>
      )}
      <p>
        {PRODUCT_NAME} prepares the report for {firmName}, keeps it safe and later deletes it. The report goes
        to {firmName} and no one else. Once {firmName} has the report, other privacy laws may apply to it. To
        check how {firmName} looks after your data, ask them or read their privacy policy.
      </p>
      {isDetailed ? null : <p>{recordsOf(firmName)}</p>}
      <p>
        <strong>This link is private.</strong> Please don’t forward it. Anyone with the link can open this
        page.
      </p>
    </>
  );
}

/**
 * The sentence that the Consumer Data Standards (CX standards, consent) require for a recipient that is not accredited.
 */
export const notRegulated = (firmName: string): string =>
  `Once ${firmName} has your report, that data will not be regulated as part of the Consumer Data Right.`;

/** Says how to get a record of a disclosed insight, as the CX standards require. */
export const recordsOf = (firmName: string): string =>
  `To get a record of the disclosed data, ask ${firmName} for a copy.`;

import type { Accreditation } from "@/lib/domain/accreditation";
import { PRODUCT_NAME } from "../product";
import { AccreditationBlock } from "./accreditation";

type Props = {
  firmName: string;
  /** Null while nobody is named who may collect the data; then nobody is asked for it either. */
  accreditation: Accreditation | null;
};

/** Who collects the data, who receives what is made of it, and whose rules hold for it there. */
export function Handling({ firmName, accreditation }: Props) {
  return (
    <section className="part" aria-labelledby="c-who">
      <h2 id="c-who">Who handles your data</h2>
      {accreditation ? (
        <AccreditationBlock accreditation={accreditation} />
      ) : (
        <p>No accredited provider is set up here yet, so nothing can be collected.</p>
      )}
      <p>
        {PRODUCT_NAME} makes the report for {firmName}, keeps it safe and deletes it. The report goes to{" "}
        {firmName} and nobody else. Once {firmName} has it, the rules of the Consumer Data Right may no longer
        protect that copy. Other privacy law may. So check first how {firmName} looks after reports like
        yours: ask them, or read their privacy policy.
      </p>
      <p>
        <strong>This link is private.</strong> Do not pass it on. Anyone who has it can open this page.
      </p>
    </section>
  );
}

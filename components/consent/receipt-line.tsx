import type { Paths } from "./model";

/** The link to the receipt, on every page after the customer has agreed. */
export function ReceiptLine({ paths }: { paths: Paths }) {
  return (
    <p className="under screen">
      <a className="quietly" href={paths.receipt}>
        View your receipt
      </a>
    </p>
  );
}

import type { Paths } from "./model";

/** The quiet way to the receipt, from wherever the customer stands once they have agreed. */
export function ReceiptLine({ paths }: { paths: Paths }) {
  return (
    <p className="under screen">
      <a className="quietly" href={paths.receipt}>
        See and keep the receipt of what you agreed to
      </a>
    </p>
  );
}

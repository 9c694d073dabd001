import { PRODUCT_NAME } from "@/components/product";

/**
 * The data recipient. A real bank names the accredited company and its software, and does not know the firm that wants
 * the report. The mock bank does the same with an invented company.
 */
export const REQUESTER = {
  company: "Example Data Recipient Pty Ltd",
  number: "ADRBNK000000",
  software: PRODUCT_NAME,
} as const;

/** Names the data recipient in short, before the customer chooses a bank. */
export function Requester() {
  return (
    <div className="asker">
      <p>
        <b>{REQUESTER.company}</b> asks for your bank data, to use it in its software{" "}
        <b>{REQUESTER.software}</b>.
      </p>
      <p className="soft small">
        You choose the bank and the accounts, and you can stop at any time. You won’t be asked for a password.
      </p>
    </div>
  );
}

/** Names the data recipient with all details, before the customer agrees. */
export function RequesterFacts() {
  return (
    <>
      <dl className="facts">
        <div>
          <dt>Company</dt>
          <dd>{REQUESTER.company}</dd>
        </div>
        <div>
          <dt>Accreditation</dt>
          <dd>{REQUESTER.number} (made up)</dd>
        </div>
        <div>
          <dt>Its software</dt>
          <dd>{REQUESTER.software}</dd>
        </div>
      </dl>
      <p className="soft small">
        Here, a bank names the accredited company that collects your data, not the firm you are dealing with.
      </p>
    </>
  );
}

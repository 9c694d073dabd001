/**
 * The accredited person that collects the customer's data under the Consumer Data Right, as consent screens and
 * receipts must name it (CDR rules 1.10AA and 4.3C(1)(h)).
 */
export type Accreditation = {
  /** The accredited person that collects the data; the CDR principal if we act as its representative. */
  principalName: string;
  number: string;
  /** The URL of the accredited person's CDR policy. */
  policyUrl: string;
  /** The accredited person's country, if not Australia. */
  country: string | null;
  /** The accredited person's CDR representative; null if the accredited person acts without a representative. */
  representativeName: string | null;
  /** True for the made-up accredited person of the sandbox. */
  isExample: boolean;
};

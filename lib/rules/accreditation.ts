/**
 * The accredited person that collects the customer's data under the Consumer Data Right, as consent screens and
 * receipts must name it (CDR rules 1.10AA and 4.3C(1)(h)).
 */
export type Accreditation = {
  /** The accredited person that collects the data; the CDR principal if we act as its representative. */
  principalName: string;
  number: string;
  /** The URL of its CDR policy. */
  policyUrl: string;
  /** Its country, if not Australia. */
  country: string | null;
  /** Its CDR representative; null if the accredited person acts without one. */
  representativeName: string | null;
  /** True for the sandbox's example. */
  isExample: boolean;
};

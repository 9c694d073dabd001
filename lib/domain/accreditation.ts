/**
 * Who collects the customer's data under the Consumer Data Right, as consent screens and receipts must name it
 * (CDR rules 1.10AA and 4.3C(1)(h)).
 */
export type Accreditation = {
  /** The accredited person that collects the data: the principal, where we act as its representative. */
  principalName: string;
  number: string;
  /** The address of its CDR policy. */
  policyUrl: string;
  /** Where it is based, when that is not Australia. */
  country: string | null;
  /** Who works as its CDR representative; null where the accredited person works by itself. */
  representativeName: string | null;
  /** Made up, for the sandbox. */
  isExample: boolean;
};

// The data of the mock bank's pages.

export type BankFace = { id: string; name: string; colour: string; note: string | null };

/** Another way for a tester to end the visit. */
type Trial = { outcome: string; label: string; story: string };

/** The data of a step: the session that every form sends, and its bank. */
export type StepContext = {
  nonce: string;
  sessionId: string;
  bank: BankFace | null;
  trials: readonly Trial[];
};

export type AccountFace = {
  id: string;
  name: string;
  product: string;
  tail: string;
  jointWith: string | null;
  isSharingOff: boolean;
};

export type PersonFace = {
  name: string;
  customerNumber: string;
  opening: string;
  story: string;
  expect: readonly string[];
  isAtHome: boolean;
};

export type Cluster = { name: string; items: readonly string[] };

/** The path of a step or form of the bank. */
export function pathOf(step: string): string {
  return `/sandbox/consent${step}`;
}

export function stepUrl(step: string, sessionId: string, more: Record<string, string> = {}): string {
  return `${pathOf(step)}?${new URLSearchParams({ sess_id: sessionId, ...more })}`;
}

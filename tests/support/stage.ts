import type { Environment } from "@/lib/scope";
import type { Trouble } from "@/tests/support/provider-server";

/** A provider's message, as it is posted. */
export type Post = { raw: string; headers: Record<string, string> };

/** How far a customer's data has arrived at the provider. */
export type Sync = "none" | "recent" | "full";

/** Data that a customer shares at a bank of the provider's stand-in, and what can happen to it. */
export type Share = {
  isActive: () => boolean;
  arrive: (sync: Sync | "failed") => void;
  /** Backdates the share by this many hours, with no event since and no sign that the data is complete. */
  growOld: (hours: number) => void;
  revokeAtBank: () => void;
  /** The customer agreed but selected no account. Returns a function that selects all accounts. */
  coverNothing: () => () => void;
};

/** The events that the provider may send about a share. */
export type ProviderEventKind = "consented" | "accounts" | "partial" | "complete" | "failed" | "revoked";

/** A live provider's stand-in, as tests of the whole product need it. */
export type Stage = {
  name: string;
  provider: "fiskil" | "basiq";
  /**
   * True if the provider's responses show that all data has arrived. Other providers only say so in events, so checks
   * are remembered.
   */
  tellsWhenAsked: boolean;
  reset: () => void;
  close: () => Promise<void>;
  troubles: Trouble[];
  /** Call lines by purpose. */
  calls: { mint: Trouble["on"]; consents: Trouble["on"]; data: Trouble["on"]; ends: Trouble["on"] };
  /** A part of every link's URL. */
  link: string;
  /** Agrees in the environment that the link belongs to. */
  agree: (url: string, sync: Sync, environment?: Environment) => { share: Share; back: string };
  /** Ways not to agree: the customer's action, its code, and the message that they should see. */
  refusals: readonly (readonly [did: string, how: string, notice: string])[];
  refuse: (url: string, how: string) => string;
  /** A message about this share, signed for its own environment or the other one. */
  message: (share: Share, kind: ProviderEventKind, signer?: Environment) => Post;
  /** Answered calls by environment; a test may clear them. */
  answered: (environment: Environment) => string[];
  users: () => { email: string; deleted: boolean }[];
};

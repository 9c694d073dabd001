import type { Environment } from "@/lib/scope";
import type { Trouble } from "@/tests/support/provider-server";

/** A message of a provider, as it is posted. */
export type Post = { raw: string; headers: Record<string, string> };

/** How far the data of a customer has come at the provider. */
export type Sync = "none" | "recent" | "full";

/** What a customer shares at a bank of the provider's stand-in, and what may happen to it. */
export type Share = {
  isActive: () => boolean;
  arrive: (sync: Sync | "failed") => void;
  /** So many hours ago, with nothing heard since and nothing that says it is all there. */
  growOld: (hours: number) => void;
  revokeAtBank: () => void;
  /** The customer agreed, and ticked no account. What it returns has them tick all again. */
  coverNothing: () => () => void;
};

/** What the provider may tell of a share. */
export type ProviderEventKind = "consented" | "accounts" | "partial" | "complete" | "failed" | "revoked";

/** A live provider's stand-in, as flows through the whole product need it. */
export type Stage = {
  name: string;
  provider: "fiskil" | "basiq";
  /**
   * True if its answers show that all data is there; other providers only say so in events, and checks are
   * remembered.
   */
  tellsWhenAsked: boolean;
  reset: () => void;
  close: () => Promise<void>;
  troubles: Trouble[];
  /** Lines of calls, by what they are for. */
  calls: { mint: Trouble["on"]; consents: Trouble["on"]; data: Trouble["on"]; ends: Trouble["on"] };
  /** In the address of every link. */
  link: string;
  /** Agrees in the world whose link it is. */
  agree: (url: string, sync: Sync, world?: Environment) => { share: Share; back: string };
  /** Ways not to agree: what the customer did, how that is called, and the words they are to find. */
  refusals: readonly (readonly [did: string, how: string, notice: string])[];
  refuse: (url: string, how: string) => string;
  /** A message of this, signed by the world the share is of, or by another. */
  message: (share: Share, told: ProviderEventKind, signer?: Environment) => Post;
  /** Answered calls, by environment; a test may empty it. */
  answered: (world: Environment) => string[];
  users: () => { email: string; deleted: boolean }[];
};

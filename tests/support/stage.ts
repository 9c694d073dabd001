import type { LiveProvider } from "@/lib/env/providers";
import type { Environment } from "@/lib/scope";
import type { Trouble } from "@/tests/support/provider-server";

/** A provider's message in the form in which it is posted. */
export type Post = { raw: string; headers: Record<string, string> };

/** How much of a customer's data has arrived at the provider: nothing, the latest ninety days, or everything. */
export type Sync = "none" | "recent" | "full";

/** The data that a customer shares at a bank of the provider's stand-in, with functions that change it. */
export type Share = {
  isActive: () => boolean;
  arrive: (sync: Sync | "failed") => void;
  /** Moves the share's start, and its last sign of progress, `hours` hours into the past. */
  growOld: (hours: number) => void;
  revokeAtBank: () => void;
  /** Makes the customer's consent cover no account. Returns a function that makes it cover all accounts. */
  coverNothing: () => () => void;
};

/** The events that the provider may send about a share. */
export type ProviderEventKind = "consented" | "accounts" | "partial" | "complete" | "failed" | "revoked";

/** The stand-in for a live provider, with the interface that the tests of the whole product use. */
export type Stage = {
  name: string;
  provider: LiveProvider;
  /**
   * True if the provider's responses show whether all data has arrived. Other providers say so only in events, so
   * their adapters remember earlier checks.
   */
  tellsWhenAsked: boolean;
  reset: () => void;
  close: () => Promise<void>;
  troubles: Trouble[];
  /** Patterns of the provider's calls, by purpose. */
  calls: { mint: Trouble["on"]; consents: Trouble["on"]; data: Trouble["on"]; ends: Trouble["on"] };
  /** Text that every link's URL contains. */
  link: string;
  /** Agrees in the environment that the link belongs to. */
  agree: (url: string, sync: Sync, environment?: Environment) => { share: Share; back: string };
  /**
   * The ways in which customers can fail to agree: what the customer did, the provider's code for it, and the message
   * that the customer should see.
   */
  refusals: readonly (readonly [did: string, how: string, notice: string])[];
  refuse: (url: string, how: string) => string;
  /** Returns a message about this share, with the signature of the share's environment or of the other environment. */
  message: (share: Share, kind: ProviderEventKind, signer?: Environment) => Post;
  /** Returns the calls that the stand-in executed in this environment. A test may clear the list. */
  answered: (environment: Environment) => string[];
  users: () => { email: string; deleted: boolean }[];
};

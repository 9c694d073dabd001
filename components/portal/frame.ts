import type { LiveAccess, PortalPage } from "./navigation";
import type { Need } from "./setting-index";

/** The data of the portal's frame: the environment, live access and the pages that this member may use. */
export type Frame = {
  environment: "test" | "live";
  live: LiveAccess;
  mayCreate: boolean;
  mayWithdraw: boolean;
  /** True if the member may read reports. */
  mayRead: boolean;
  /** True for an operator of this server, who also gets a link to the console. */
  isOperator: boolean;
  /** The portal's pages that this member may use, including tabs. */
  pages: readonly PortalPage[];
  /**
   * The member's permissions, by which the palette chooses the settings that it lists. Null while live access is
   * suspended and only requests can be used; the palette then lists no settings.
   */
  granted: readonly Need[] | null;
  signOut: () => Promise<void>;
};

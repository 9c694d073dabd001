import type { LiveDoor, PortalPage } from "./navigation";
import type { Need } from "./setting-index";

/** The surroundings of every portal page: the environment, live access and the pages this member may use. */
export type Frame = {
  environment: "test" | "live";
  live: LiveDoor;
  mayCreate: boolean;
  /** The portal's pages that this member can use, including the tabs of its sections. */
  pages: readonly PortalPage[];
  /** The permissions of this member on which the palette's settings depend; null while only requests are open to them. */
  granted: readonly Need[] | null;
  signOut: () => Promise<void>;
};

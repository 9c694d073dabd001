import type { LiveDoor, PortalPage } from "./navigation";

/** The surroundings of every portal page: the environment, live access and the pages this member may use. */
export type Frame = {
  environment: "test" | "live";
  live: LiveDoor;
  mayCreate: boolean;
  /** The portal's pages that this member can use, including the tabs of its sections. */
  pages: readonly PortalPage[];
  signOut: () => Promise<void>;
};

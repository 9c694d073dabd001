import type { LiveDoor, PortalPage } from "./navigation";

/** The surroundings of every portal page: the environment, live access and the pages this member may use. */
export type Frame = {
  environment: "test" | "live";
  live: LiveDoor;
  mayCreate: boolean;
  /** The pages of the portal that are of use to this member, the tabs of its parts among them. */
  pages: readonly PortalPage[];
  signOut: () => Promise<void>;
};

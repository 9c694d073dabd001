export type Setting = {
  /** What it is, for whoever sets it; in the little Markdown of the guides. */
  about: string;
  /** Whether a deployed server needs it: it does not start without, some part of it stays closed, or it may be left. */
  need: "always" | "feature" | "no";
  /** Whoever knows it can read, forge or open something. */
  isSecret: boolean;
};

export const plain = (about: string): Setting => ({ about, need: "no", isSecret: false });
export const needed = (about: string): Setting => ({ about, need: "always", isSecret: false });
export const feature = (about: string): Setting => ({ about, need: "feature", isSecret: false });
export const secret = (about: string): Setting => ({ about, need: "always", isSecret: true });
export const featureSecret = (about: string): Setting => ({ about, need: "feature", isSecret: true });
export const plainSecret = (about: string): Setting => ({ about, need: "no", isSecret: true });

export type Setting = {
  /** The setting's description for operators, in the guides' subset of Markdown. */
  about: string;
  /**
   * `always`: a deployed server does not start without the setting. `feature`: without the setting, a feature is
   * unavailable. `no`: optional.
   */
  need: "always" | "feature" | "no";
  /** True if a person who knows the value could read secret data, forge something or gain access. */
  isSecret: boolean;
};

/** An optional setting that is not secret. */
export const plain = (about: string): Setting => ({ about, need: "no", isSecret: false });
/** A setting that is not secret and without which a deployed server does not start. */
export const needed = (about: string): Setting => ({ about, need: "always", isSecret: false });
/** A setting that is not secret and without which a feature is unavailable. */
export const feature = (about: string): Setting => ({ about, need: "feature", isSecret: false });
/** A secret without which a deployed server does not start. */
export const secret = (about: string): Setting => ({ about, need: "always", isSecret: true });
/** A secret without which a feature is unavailable. */
export const featureSecret = (about: string): Setting => ({ about, need: "feature", isSecret: true });
/** An optional secret. */
export const plainSecret = (about: string): Setting => ({ about, need: "no", isSecret: true });

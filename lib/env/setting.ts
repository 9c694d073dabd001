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

export const plain = (about: string): Setting => ({ about, need: "no", isSecret: false });
export const needed = (about: string): Setting => ({ about, need: "always", isSecret: false });
export const feature = (about: string): Setting => ({ about, need: "feature", isSecret: false });
export const secret = (about: string): Setting => ({ about, need: "always", isSecret: true });
export const featureSecret = (about: string): Setting => ({ about, need: "feature", isSecret: true });
export const plainSecret = (about: string): Setting => ({ about, need: "no", isSecret: true });

export type Choice = { value: string; label: string };
/** One field of the due-diligence form, used both to render it and to validate it. */
export type FormField = {
  name: string;
  label: string;
  kind: "line" | "prose" | "choice";
  lengthMax: number;
  hint?: string;
  type?: "email" | "url" | "tel";
  /** True if the question is never required, whatever the other answers are. */
  optional?: boolean;
  choices?: readonly Choice[];
};
export type FormSection = { title: string; about: string; fields: readonly FormField[] };

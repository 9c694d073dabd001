/** One field of the due-diligence form, as the table that draws it and the checks that read it share it. */
export type Choice = { value: string; label: string };
export type FormField = {
  name: string;
  label: string;
  kind: "line" | "prose" | "choice";
  lengthMax: number;
  hint?: string;
  type?: "email" | "url" | "tel";
  /** May stay empty, whatever else is answered. */
  optional?: boolean;
  choices?: readonly Choice[];
};
export type FormSection = { title: string; about: string; fields: readonly FormField[] };

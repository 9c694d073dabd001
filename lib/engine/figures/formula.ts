/** A formula in words. The id is the entry's key in the registry. */
export type Formula = { name: string; text: string };

export type Formulas = Readonly<Record<string, Formula>>;

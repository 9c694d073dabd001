/** A condition of a rule: a sentence, or a sentence that introduces a list of alternatives. */
type Condition = string | readonly [lead: string, ...alternatives: string[]];

/** A line of a rule: a sentence, or a sentence that introduces a list of conditions. */
export type Line = string | readonly [lead: string, ...conditions: Condition[]];

/** A rule of the guide: its name, then its lines. */
export type Rule = readonly [name: string, ...lines: Line[]];

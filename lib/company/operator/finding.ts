/** `fault`: something does not work. `note`: a feature is off, or an operator will soon have to act. */
export type Finding = { area: string; level: "ok" | "note" | "fault"; words: string };

/** A finding of a check that passed. */
export const ok = (area: string, words: string): Finding => ({ area, level: "ok", words });
/** A finding that needs no repair. The doctor command still succeeds. */
export const note = (area: string, words: string): Finding => ({ area, level: "note", words });
/** A finding that needs a repair. One fault makes the doctor command fail. */
export const fault = (area: string, words: string): Finding => ({ area, level: "fault", words });

/** `fault`: something does not work. `note`: a feature is off, or an operator will soon have to act. */
export type Finding = { area: string; level: "ok" | "note" | "fault"; words: string };

export const ok = (area: string, words: string): Finding => ({ area, level: "ok", words });
export const note = (area: string, words: string): Finding => ({ area, level: "note", words });
export const fault = (area: string, words: string): Finding => ({ area, level: "fault", words });

/** `fault` keeps something from working, `note` leaves a feature closed or will soon need an operator. */
export type Finding = { area: string; level: "ok" | "note" | "fault"; words: string };

export const ok = (area: string, words: string): Finding => ({ area, level: "ok", words });
export const note = (area: string, words: string): Finding => ({ area, level: "note", words });
export const fault = (area: string, words: string): Finding => ({ area, level: "fault", words });

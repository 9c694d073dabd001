import type { Figure } from "@/lib/engine/document";

// Stored reports contain these notes, so the notes must not change.
const SUPPRESSED = "Withheld: it would show a single transaction.";
const ALIKE = "the payments behind it are alike";
const ALIKE_NOTE = `rounded to whole tens of dollars; ${ALIKE}, so their total is not shown`;

/** The figure without its value. */
export function suppress(figure: Figure): Figure {
  return { ...figure, value: null, note: SUPPRESSED };
}

/** Reports whether a figure was suppressed because it would reveal a single transaction. */
export function isSuppressed({ value, note }: Figure): boolean {
  return value === null && note === SUPPRESSED;
}

/** Adds the note that the figure is rounded because its payments are alike. The caller rounds the value. */
export function withAlikeNote(figure: Figure): Figure {
  return { ...figure, note: figure.note === null ? ALIKE_NOTE : `${figure.note}; ${ALIKE_NOTE}` };
}

/**
 * Reports whether the figure has the note that its payments are alike. Such a figure is not shown in another form,
 * such as a weekly amount, because that amount may equal a single payment.
 */
export function hasAlikeNote({ note }: Figure): boolean {
  return note?.includes(ALIKE) === true;
}

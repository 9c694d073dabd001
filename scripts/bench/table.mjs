// Formats the benchmark's numbers.
export const pad = (text, width) => String(text).padStart(width);
export const count = (number) => Math.round(number).toLocaleString("en-AU");
export const ms = (number) =>
  number === null ? "–" : `${number < 100 ? number.toFixed(1) : count(number)} ms`;
export const line = (widths, cells) => cells.map((cell, index) => pad(cell, widths[index])).join("");

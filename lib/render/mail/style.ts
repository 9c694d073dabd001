import type { CSSProperties } from "react";

const FONT = "-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const INK = "#16201c";
const SOFT = "#55605b";
const LINE = "#e2e5e3";

/**
 * The style of our emails, in a form that email clients understand. Except for the background, the colours are those of
 * `app/globals.css`.
 */
export const STYLE = {
  body: { margin: 0, padding: 0, background: "#f1f3f2", color: INK, fontFamily: FONT },
  preview: {
    display: "none",
    maxHeight: 0,
    overflow: "hidden",
    opacity: 0,
    fontSize: "1px",
    lineHeight: "1px",
  },
  sheet: { width: "100%", background: "#f1f3f2" },
  page: { padding: "32px 16px 48px" },
  column: { width: "100%", maxWidth: "600px", textAlign: "left", fontFamily: FONT },
  head: { padding: "0 4px 16px" },
  logo: { display: "block" },
  mark: {
    width: "36px",
    height: "36px",
    borderRadius: "10px",
    fontSize: "17px",
    lineHeight: "36px",
    fontWeight: 600,
    textAlign: "center",
  },
  name: {
    paddingLeft: "12px",
    fontSize: "17px",
    lineHeight: "1.3",
    fontWeight: 600,
    overflowWrap: "anywhere",
  },
  card: {
    padding: "32px 36px",
    background: "#ffffff",
    border: `1px solid ${LINE}`,
    borderRadius: "14px",
    fontSize: "16px",
    lineHeight: "1.55",
    overflowWrap: "anywhere",
  },
  title: {
    margin: "0 0 16px",
    fontSize: "24px",
    lineHeight: "1.25",
    letterSpacing: "-0.02em",
    fontWeight: 650,
  },
  part: { margin: "28px 0 8px", fontSize: "18px", lineHeight: "1.3", fontWeight: 650 },
  text: { margin: "0 0 14px", overflowWrap: "anywhere" },
  small: { margin: "16px 0 0", fontSize: "14px", lineHeight: "1.5", color: SOFT },
  buttonRow: { margin: "20px 0 10px" },
  address: { margin: "0 0 18px", fontSize: "13px", lineHeight: "1.45", color: SOFT },
  buttonCell: { borderRadius: "12px" },
  button: {
    display: "inline-block",
    padding: "14px 24px",
    border: "1px solid",
    borderRadius: "12px",
    fontSize: "16px",
    lineHeight: "1.25",
    fontWeight: 600,
    textDecoration: "none",
  },
  foot: { padding: "20px 4px 0", fontSize: "14px", lineHeight: "1.5", color: SOFT, overflowWrap: "anywhere" },
  footLine: { margin: "0 0 6px" },
  table: { width: "100%", borderCollapse: "collapse" },
  term: {
    width: "32%",
    padding: "10px 14px 10px 0",
    borderTop: `1px solid ${LINE}`,
    color: SOFT,
    fontWeight: 400,
    fontSize: "14px",
    textAlign: "left",
    verticalAlign: "top",
  },
  cell: { padding: "9px 0", borderTop: `1px solid ${LINE}`, verticalAlign: "top" },
  cellSmall: { display: "block", fontSize: "14px", color: SOFT },
} satisfies Record<string, CSSProperties>;

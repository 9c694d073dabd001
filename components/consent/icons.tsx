/**
 * The attributes of every icon. Icons have the colour of the surrounding text. Screen readers skip them, because each
 * icon is next to text.
 */
const stroke = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.8,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

export function TickIcon() {
  return (
    <svg className="tick" viewBox="0 0 24 24" aria-hidden="true" {...stroke}>
      <circle cx="12" cy="12" r="10" />
      <path d="m7.5 12.4 3 3 6-6.4" />
    </svg>
  );
}

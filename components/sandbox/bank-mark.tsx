/** A bank's mark: its letters on its colour. The name stands beside it, so it says nothing to a screen reader. */
export function BankMark({ initials, colour }: { initials: string; colour: string }) {
  return (
    <svg viewBox="0 0 40 40" className="size-10 shrink-0" aria-hidden="true" focusable="false">
      <rect width="40" height="40" rx="9" fill={colour} />
      <text x="20" y="26" textAnchor="middle" fontSize="16" fontWeight="700" fill="#ffffff">
        {initials}
      </text>
    </svg>
  );
}

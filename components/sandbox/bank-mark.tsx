type Shape = {
  fill?: string;
  stroke?: string;
  dots?: readonly (readonly [x: number, y: number, r: number])[];
};

/**
 * The logos of the banks, in a 40 × 40 square: areas, lines and discs in white. Only the line of Bluegum has the bank's
 * colour, because it lies on the white area.
 */
const SHAPES: Readonly<Record<string, Shape>> = {
  "sbx-bluegum": { fill: "M21 5c10 9 9 19-2 23C8 24 9 13 21 5Z", stroke: "M19 35V15M19 22l6-5" },
  "sbx-banksia": {
    fill: "M13 15c0-12 14-12 14 0v8c0 8-14 8-14 0Z",
    stroke: "M20 29v6M20 33l8-4M20 33l-8-4",
  },
  "sbx-ironbark": { fill: "M9 10h5v22H9ZM17.5 6h5v28h-5ZM26 13h5v19h-5Z" },
  "sbx-harbourlight": { fill: "M17 17h6l3 17H14ZM16 8h8v7h-8ZM26 11l9-5v11ZM14 11 5 6v11Z" },
  "sbx-kookaburra": { fill: "M7 19C9 9 24 7 28 16l9 4-9 3c-2 7-9 11-18 11 4-3 5-6 4-9-3-1-6-3-7-6Z" },
  "sbx-coolabah": {
    fill: "M18 24h4v11h-4Z",
    dots: [
      [20, 12, 7],
      [12, 19, 6.5],
      [28, 19, 6.5],
    ],
  },
  "sbx-lyrebird": {
    stroke: "M20 34C6 26 7 12 13 7c3 4 0 8 0 11M20 34c14-8 13-22 7-27-3 4 0 8 0 11M20 34V12",
  },
  "sbx-pelican": { fill: "M17 13l19 7-19 9c-6 2-11-2-11-8Z", dots: [[13, 14, 7]] },
  "sbx-quokka": {
    dots: [
      [20, 23, 11],
      [11, 11, 4.5],
      [29, 11, 4.5],
    ],
  },
  "sbx-jacaranda": {
    dots: [
      [20, 11, 5.5],
      [28.5, 17.5, 5.5],
      [25.5, 27.5, 5.5],
      [14.5, 27.5, 5.5],
      [11.5, 17.5, 5.5],
    ],
  },
  "sbx-echidna": { fill: "M5 30l2-10 4 5 1-12 5 9 3-13 4 12 5-9 1 11 5-3 1 10Z" },
  "sbx-driftwood": {
    stroke: "M6 14c5-5 9-5 14 0s9 5 14 0M6 22c5-5 9-5 14 0s9 5 14 0M6 30c5-5 9-5 14 0s9 5 14 0",
  },
};

/** The picture before a bank is chosen: a bank's facade. */
const NO_BANK: Shape = { fill: "M20 6 35 15H5ZM8 18h4v11H8ZM18 18h4v11h-4ZM28 18h4v11h-4ZM5 31h30v4H5Z" };

/** Draws a bank's logo on its colour. Screen readers skip it, because the name is next to it. */
export function BankMark({ id, colour }: { id: string | null; colour: string }) {
  const { fill, stroke, dots = [] } = (id === null ? null : SHAPES[id]) ?? NO_BANK;
  return (
    <svg className="mark" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect width="40" height="40" rx="10" fill={colour} />
      {fill ? <path d={fill} fill="#fff" /> : null}
      {dots.map(([x, y, r]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r={r} fill="#fff" />
      ))}
      {stroke ? (
        <path
          d={stroke}
          fill="none"
          stroke={fill && id === "sbx-bluegum" ? colour : "#fff"}
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      ) : null}
    </svg>
  );
}

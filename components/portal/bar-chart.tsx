import type { ReactNode } from "react";
import { scale, ticks } from "../report/chart/scale";
import { wholeNumber } from "./whole-number";

export type Series = { name: string; tone: keyof typeof TONES; values: readonly number[] };

/**
 * The colours of the series. They differ in lightness, so that they can be distinguished in greyscale and in both
 * colour schemes.
 */
const TONES = {
  strong: "fill-accent",
  middle: "fill-accent/55",
  weak: "fill-soft/35",
  ended: "fill-soft/80",
  warn: "fill-warn",
  bad: "fill-bad",
} as const;

const HEIGHT = 200;
const TOP = 10;
const BOTTOM = 176;
const NAMES_MAX = 7;

/**
 * The widths at which the chart is drawn: one for desktops and a narrower one for phones, so that its text stays
 * readable.
 */
const SIZES = [
  { width: 880, className: "hidden sm:block" },
  { width: 340, className: "sm:hidden" },
] as const;

/** Draws stacked bars over time as SVG, with a legend and a folded table of the same numbers. */
export function BarChart({
  names,
  series,
  summary,
  children,
}: {
  /** The labels under the bars, one for each bar. */
  names: readonly string[];
  series: readonly Series[];
  summary: string;
  /** The table of the chart's numbers. */
  children: ReactNode;
}) {
  return (
    <figure>
      <Legend series={series} />
      {SIZES.map(({ width, className }) => (
        <svg
          key={width}
          viewBox={`0 0 ${width} ${HEIGHT}`}
          role="img"
          aria-label={summary}
          className={`h-auto w-full ${className}`}
        >
          <Plot names={names} series={series} width={width} />
        </svg>
      ))}
      <details className="mt-2">
        <summary className="w-fit cursor-pointer py-1 text-sm text-accent">The numbers in a table</summary>
        <div className="mt-3 max-h-96 overflow-y-auto">{children}</div>
      </details>
    </figure>
  );
}

function Legend({ series }: { series: readonly Series[] }) {
  return (
    <ul className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-xs text-soft">
      {series.map(({ name, tone }) => (
        <li key={name} className="flex items-center gap-1.5">
          <svg viewBox="0 0 10 10" aria-hidden="true" className="size-2.5">
            <rect width="10" height="10" rx="2" className={TONES[tone]} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

function Plot({
  names,
  series,
  width,
}: {
  names: readonly string[];
  series: readonly Series[];
  width: number;
}) {
  const totals = names.map((_, index) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));
  const marks = ticks(0, Math.max(...totals, 1), 4).filter(Number.isInteger);
  const top = marks.at(-1) ?? 1;
  const left = 12 + String(top).length * 7;
  const y = scale(0, top, BOTTOM, TOP);
  const slot = (width - left) / Math.max(1, names.length);
  const every = Math.max(1, Math.ceil(names.length / (width > 500 ? NAMES_MAX * 2 : NAMES_MAX - 2)));
  return (
    <>
      {marks.map((value) => (
        <g key={value}>
          <line x1={left} x2={width} y1={y(value)} y2={y(value)} className="stroke-line" />
          <text x={left - 8} y={y(value) + 4} textAnchor="end" className="fill-soft text-[11px] tabular-nums">
            {wholeNumber(value)}
          </text>
        </g>
      ))}
      {toPaths(series, { left, slot, y }).map(({ name, tone, path }) => (
        <path key={name} d={path} className={TONES[tone]} />
      ))}
      {names
        .map((name, index) => ({ name, x: round(left + slot * (index + 0.5)) }))
        .filter((_, index) => index % every === 0)
        .map(({ name, x }) => (
          // The position is the key, because a month's name occurs again after a year.
          <text key={x} x={x} y={BOTTOM + 18} textAnchor="middle" className="fill-soft text-[11px]">
            {name}
          </text>
        ))}
    </>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;

type Plan = { left: number; slot: number; y: (value: number) => number };

/** Builds one path for each series. In every bar, a series lies on top of the previous series. */
function toPaths(series: readonly Series[], { left, slot, y }: Plan) {
  const width = round(Math.min(28, slot * 0.72));
  const heights: number[] = [];
  return series.map(({ name, tone, values }) => {
    let path = "";
    values.forEach((value, index) => {
      const below = heights[index] ?? 0;
      heights[index] = below + value;
      if (value === 0) return;
      const [from, to] = [round(y(below)), round(y(below + value))];
      path += `M${round(left + slot * index + (slot - width) / 2)} ${from}V${to}h${width}V${from}z`;
    });
    return { name, tone, path };
  });
}

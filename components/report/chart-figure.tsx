import { keyMarks, type Line, linesOf } from "./chart/bar";
import { half, toPathData } from "./chart/path-data";
import { ChartPatterns, patternIdOf } from "./chart-patterns";
import { DataTable, DeferredNote } from "./data-table";
import type { Chart, Drawing, Mark } from "./model";

const WIDTH = 760;
const UNIT = 11;
/**
 * The width of the chart's second drawing, for phones, so that its text stays readable without horizontal
 * scrolling.
 */
const NARROW_WIDTH = 350;
const NARROW_UNIT = 10;

/** A chart as SVG with its legend and a folded table of the same numbers. */
export function ChartFigure({ chart }: { chart: Chart }) {
  return (
    <figure className="rp-block rp-chart" id={chart.id}>
      <figcaption className="rp-caption">{chart.title}</figcaption>
      {chart.legend.length === 0 ? null : (
        <ul className="rp-legend">
          {chart.legend.map((item) => (
            <li key={item.text}>
              <svg className="rp-swatch" viewBox="0 0 10 10" aria-hidden="true">
                <Shapes marks={keyMarks(item, 10)} />
              </svg>
              {item.text}
            </li>
          ))}
        </ul>
      )}
      <Plot drawing={chart.draw(WIDTH, UNIT)} chart={chart} width="wide" />
      {chart.deferred ? <span id={narrowIdOf(chart)} hidden /> : <NarrowPlot chart={chart} />}
      <details className="rp-details">
        <summary>Amounts in a table</summary>
        {chart.deferred ? <DeferredNote id={chart.table.id} /> : <DataTable table={chart.table} />}
      </details>
    </figure>
  );
}

/** The id of the element where a page's script puts a deferred chart's drawing for phones. */
export const narrowIdOf = ({ id }: Chart) => `${id}-for-phones`;

/** The chart's drawing for phones. A page's script may load it later. */
export function NarrowPlot({ chart }: { chart: Chart }) {
  return <Plot drawing={chart.draw(NARROW_WIDTH, NARROW_UNIT)} chart={chart} width="narrow" />;
}

function Plot({ drawing, chart, width }: { drawing: Drawing; chart: Chart; width: "wide" | "narrow" }) {
  const name = `${chart.id}-${width}`;
  return (
    <svg
      className={`rp-plot rp-plot-${width}`}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      role="img"
      aria-label={chart.summary}
    >
      <ChartPatterns name={name} marks={drawing.marks} />
      <Shapes marks={drawing.marks} name={name} />
    </svg>
  );
}

/**
 * Draws the marks. `name` is the prefix of the picture's pattern ids. Without it, as in a legend, patterns are drawn
 * line by line.
 */
function Shapes({ marks, name }: { marks: readonly Mark[]; name?: string }) {
  return toRuns(marks, name === undefined).map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the marks never move; the picture is drawn once.
    <Shape key={index} run={run} name={name} />
  ));
}

type Run = { kind: "lines"; lines: Line[] } | Exclude<Mark, Line>;

/**
 * Joins neighbouring lines of one tone, such as those of a legend's pattern, into one element. An element for each line
 * would make the page long.
 */
function toRuns(marks: readonly Mark[], isLined: boolean): Run[] {
  const runs: Run[] = [];
  for (const mark of marks.flatMap((each) => (isLined && each.kind === "hatch" ? linesOf(each) : each))) {
    const last = runs.at(-1);
    if (mark.kind !== "line") runs.push(mark);
    else if (last?.kind === "lines" && last.lines[0]?.tone === mark.tone) last.lines.push(mark);
    else runs.push({ kind: "lines", lines: [mark] });
  }
  return runs;
}

function Shape({ run, name = "" }: { run: Run; name?: string | undefined }) {
  if (run.kind === "rect" || run.kind === "hatch") {
    const [top, left] = [half(run.y), half(run.x)];
    return (
      <rect
        {...(run.kind === "rect"
          ? { className: `rp-fill-${run.tone}` }
          : { fill: `url(#${patternIdOf(name, run)})` })}
        x={left}
        y={top}
        // Rounds both edges and takes their difference, so that stacked bars meet.
        width={half(half(run.x + run.width) - left)}
        height={half(half(run.y + run.height) - top)}
      />
    );
  }
  if (run.kind === "lines") {
    const lines = run.lines.map(({ x1, y1, x2, y2 }) => [
      { x: x1, y: y1 },
      { x: x2, y: y2 },
    ]);
    return <path className={`rp-line-${run.lines[0]?.tone} rp-open`} d={toPathData(lines)} />;
  }
  if (run.kind === "path") {
    const look = run.filled ? `rp-fill-${run.tone}` : `rp-line-${run.tone} rp-open`;
    return <path className={look} d={toPathData([run.points])} />;
  }
  const strong = run.strong ? "rp-label rp-label-strong" : "rp-label";
  return (
    <text className={`${strong} rp-${run.anchor}`} x={half(run.x)} y={half(run.y)}>
      {run.text}
    </text>
  );
}

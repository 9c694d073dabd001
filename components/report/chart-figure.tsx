import { keyMarks } from "./chart/bar";
import { DataTable } from "./data-table";
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
      <Plot drawing={chart.draw(WIDTH, UNIT)} summary={chart.summary} width="wide" />
      <Plot drawing={chart.draw(NARROW_WIDTH, NARROW_UNIT)} summary={chart.summary} width="narrow" />
      <details className="rp-details">
        <summary>Amounts in a table</summary>
        <DataTable table={chart.table} />
      </details>
    </figure>
  );
}

function Plot({ drawing, summary, width }: { drawing: Drawing; summary: string; width: "wide" | "narrow" }) {
  return (
    <svg
      className={`rp-plot rp-plot-${width}`}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      role="img"
      aria-label={summary}
    >
      <Shapes marks={drawing.marks} />
    </svg>
  );
}

function Shapes({ marks }: { marks: readonly Mark[] }) {
  return marks.map((mark, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the marks never move; the picture is drawn once.
    <Shape key={index} mark={mark} />
  ));
}

function Shape({ mark }: { mark: Mark }) {
  if (mark.kind === "rect") {
    return (
      <rect
        className={`rp-fill-${mark.tone}`}
        x={mark.x}
        y={mark.y}
        width={mark.width}
        height={mark.height}
      />
    );
  }
  if (mark.kind === "line") {
    return <line className={`rp-line-${mark.tone}`} x1={mark.x1} y1={mark.y1} x2={mark.x2} y2={mark.y2} />;
  }
  if (mark.kind === "path") {
    const d = mark.points.map((point, index) => `${index === 0 ? "M" : "L"}${point.x} ${point.y}`).join("");
    return <path className={mark.filled ? `rp-fill-${mark.tone}` : `rp-line-${mark.tone} rp-open`} d={d} />;
  }
  const strong = mark.strong ? "rp-label rp-label-strong" : "rp-label";
  return (
    <text className={`${strong} rp-${mark.anchor}`} x={mark.x} y={mark.y}>
      {mark.text}
    </text>
  );
}

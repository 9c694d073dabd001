import { DataTable } from "./data-table";
import type { Chart, Mark } from "./model";

const WIDTH = 640;
const UNIT = 11;

/** A chart as SVG with its legend and, folded away, the table of the same numbers. */
export function ChartFigure({ chart }: { chart: Chart }) {
  const drawing = chart.draw(WIDTH, UNIT);
  return (
    <figure className="rp-block rp-chart" id={chart.id}>
      <figcaption className="rp-caption">{chart.title}</figcaption>
      {chart.legend.length === 0 ? null : (
        <ul className="rp-legend">
          {chart.legend.map((item) => (
            <li key={item.text}>
              <svg className="rp-swatch" viewBox="0 0 10 10" aria-hidden="true">
                <rect className={`rp-fill-${item.tone}`} width="10" height="10" />
              </svg>
              {item.text}
            </li>
          ))}
        </ul>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section className="rp-scroll" aria-label={`${chart.title}, chart`} tabIndex={0}>
        <svg
          className="rp-plot"
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          role="img"
          aria-label={chart.summary}
        >
          {drawing.marks.map((mark, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the marks never move; the picture is drawn once.
            <Shape key={index} mark={mark} />
          ))}
        </svg>
      </section>
      <details className="rp-details">
        <summary>Amounts in a table</summary>
        <DataTable table={chart.table} />
      </details>
    </figure>
  );
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

import { ChartFigure } from "./chart-figure";
import { DataTable, DeferredNote } from "./data-table";
import type { Block, Definitions, Facts, Points, Prose, Section } from "./model";
import { CellText } from "./text-cell";

/** A link at the end of a section, for a reader who skips the following sections. */
export type Onward = { href: string; text: string };

/** One numbered section with its blocks in order. */
export function SectionView({ section, onward }: { section: Section; onward?: Onward | undefined }) {
  const heading = `rp-h-${section.id}`;
  return (
    <section className="rp-section" id={section.id} aria-labelledby={heading}>
      <h2 id={heading}>
        <span className="rp-index">{section.number}</span> {section.title}
      </h2>
      <p className="rp-intro">{section.lead}</p>
      <p className="rp-about">{section.about}</p>
      {section.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks never move; the page is written once.
        <BlockView key={index} block={block} />
      ))}
      {onward ? (
        <p className="rp-onward">
          <a href={onward.href}>{onward.text}</a>
        </p>
      ) : null}
    </section>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case "table":
      return <DataTable table={block} />;
    case "chart":
      return <ChartFigure chart={block} />;
    case "facts":
      return <FactList facts={block} />;
    case "points":
      return <PointList points={block} />;
    case "definitions":
      return <DefinitionList definitions={block} />;
    case "prose":
      return <Paragraphs prose={block} />;
  }
}

function FactList({ facts }: { facts: Facts }) {
  return (
    <div className="rp-block">
      <h3 className="rp-caption">{facts.title}</h3>
      <dl className="rp-facts">
        {facts.pairs.map((pair) => (
          <div key={pair.term}>
            <dt>{pair.term}</dt>
            <dd>
              <CellText cell={pair.cell} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function PointList({ points }: { points: Points }) {
  return (
    <div className="rp-block">
      <h3 className="rp-caption">{points.title}</h3>
      {points.items.length === 0 ? <p className="rp-empty">{points.empty}</p> : null}
      <ul className="rp-asks">
        {points.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two points may read the same; none ever moves.
          <li key={index}>
            <span className="rp-lead">{item.lead}</span>
            <span>
              <CellText cell={item.cell} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The terms with their texts. While the texts are deferred, only the terms. */
export function DefinitionTerms({ items, deferred }: Pick<Definitions, "items" | "deferred">) {
  return (
    <dl className="rp-definitions">
      {items.map((item) => (
        <div key={item.code ?? item.term} id={item.id}>
          <dt>
            {item.code === undefined ? null : <span className="rp-code">{item.code} </span>}
            {item.term}
          </dt>
          {deferred ? null : <dd>{item.text}</dd>}
        </div>
      ))}
    </dl>
  );
}

function DefinitionList({ definitions }: { definitions: Definitions }) {
  const { id, title, folded, deferred } = definitions;
  const list = deferred ? (
    <div id={id}>
      <DeferredNote />
      <DefinitionTerms {...definitions} />
    </div>
  ) : (
    <DefinitionTerms {...definitions} />
  );
  if (folded) {
    return (
      <details className="rp-fold">
        <summary>{title}</summary>
        {list}
      </details>
    );
  }
  return (
    <div className="rp-block">
      <h3 className="rp-caption">{title}</h3>
      {list}
    </div>
  );
}

function Paragraphs({ prose }: { prose: Prose }) {
  return (
    <div className="rp-block rp-prose">
      {prose.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

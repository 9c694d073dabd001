import type { Headline } from "./content/headlines";

/**
 * Shows the four headline figures as links. Each opens in the side panel, or on the report's page if `base` is its URL.
 */
export function HeadlineTiles({ headlines, base = "" }: { headlines: readonly Headline[]; base?: string }) {
  return (
    <ul
      aria-label="Headline figures"
      className="grid grid-cols-2 border-y border-line lg:grid-cols-4 lg:divide-x lg:divide-line"
    >
      {headlines.map((tile, index) => (
        <li
          key={tile.label}
          className={`py-4 pr-4 lg:pl-5 lg:first:pl-0 ${index > 1 ? "max-lg:border-t max-lg:border-line" : ""} ${index % 2 === 1 ? "max-lg:border-l max-lg:border-line max-lg:pl-4" : ""}`}
        >
          <p className="text-sm font-medium">{tile.label}</p>
          <p className="mt-1 text-2xl font-semibold tracking-tight tabular-nums sm:text-[1.75rem]">
            <Value tile={tile} base={base} />
          </p>
          <p className="text-xs text-soft">{tile.per}</p>
          <div className="mt-2 grid gap-0.5 text-xs text-soft tabular-nums">
            {tile.range ? (
              <p>
                {tile.range.text} <span className="block">{tile.range.basis}</span>
              </p>
            ) : null}
            {tile.why ? <p>{tile.why.text}</p> : null}
            <p>{tile.also}</p>
            <p>{[tile.covered, tile.quality].filter(Boolean).join(" · ")}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Value({ tile: { open, value }, base }: { tile: Headline; base: string }) {
  if (!open) return value;
  if (base !== "")
    return (
      <a href={`${base}#figure=${open.key}`} className="rv-tile">
        {value}
      </a>
    );
  return (
    <a href={`#${open.how}`} data-figure={open.key} className="rv-tile">
      {value}
    </a>
  );
}

import { Fragment } from "react";
import type { Cover, Tile } from "./model";
import { toQr } from "./qr";

/**
 * The first page: who and when, the four figures, how far to trust them, and what is worth asking. Written in the order a
 * phone shows it, the figures right after the name; a wider page sets what identifies the document beside the name.
 */
export function CoverPage({ cover }: { cover: Cover }) {
  return (
    <header className="rp-cover">
      <div className="rp-names">
        <p className="rp-company">{cover.company}</p>
        <h1>{cover.title}</h1>
        <p className="rp-customer">{cover.customer}</p>
        {cover.testNotice === null ? null : <p className="rp-test">{cover.testNotice}</p>}
      </div>
      <ul className="rp-tiles" aria-label="Headline figures">
        {cover.tiles.map((tile) => (
          <TileCard key={tile.label} tile={tile} />
        ))}
      </ul>
      <dl className="rp-pairs">
        {cover.pairs.map((pair) => (
          <div key={pair.term}>
            <dt>{pair.term}</dt>
            <dd>{pair.text}</dd>
          </div>
        ))}
        <div className="rp-consent">
          <dt>Consent</dt>
          <dd>{cover.consent}</dd>
        </div>
      </dl>
      <Verification cover={cover} />
      <div className="rp-below">
        <div className="rp-record">
          <Grade cover={cover} />
          <Accounts cover={cover} />
        </div>
        <Asks cover={cover} />
      </div>
    </header>
  );
}

function Verification({ cover }: { cover: Cover }) {
  const { id, url, qrText } = cover.verification;
  const qr = toQr(qrText);
  return (
    <div className="rp-verify">
      <svg
        className="rp-qr"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={`Code to scan: opens the page that verifies ${id}`}
      >
        <path className="rp-qr-path" d={qr.path} />
      </svg>
      <p>
        <span className="rp-term">Verification</span>{" "}
        <a className="rp-id" href={safeLink(url)}>
          {id}
        </a>
      </p>
    </div>
  );
}

/** Only web addresses become links; anything else would be text the document was handed. */
function safeLink(url: string): string | undefined {
  return /^https?:\/\//.test(url) ? url : undefined;
}

function TileCard({ tile }: { tile: Tile }) {
  const value = tile.rows === null ? tile.value : <a href={`#${tile.rows}`}>{tile.value}</a>;
  return (
    <li className={tile.isBelowZero ? "rp-tile rp-tile-below" : "rp-tile"}>
      <p className="rp-tile-label">{tile.label}</p>
      <p className="rp-tile-value">
        {value} <span className="rp-per">{tile.per}</span>
      </p>
      {tile.range === null ? null : (
        <p className="rp-tile-range">
          {tile.range.text} <span>{tile.range.basis}</span>
        </p>
      )}
      <p className="rp-tile-also">
        <Unbroken text={tile.also} />
      </p>
      <p className="rp-tile-quality">
        {tile.quality} · <a href={`#${tile.how}`}>how ({tile.formula})</a>
      </p>
    </li>
  );
}

/** Amounts on either side of a dot, none of which is broken: a minus would stay behind on its line. */
function Unbroken({ text }: { text: string }) {
  const parts = text.split(DOT);
  return parts.length === 1
    ? text
    : parts.map((part, index) => (
        <Fragment key={part}>
          {index === 0 ? "" : DOT}
          <span className="rp-whole">{part}</span>
        </Fragment>
      ));
}

const DOT = " · ";

function Grade({ cover }: { cover: Cover }) {
  return (
    <section aria-labelledby="rp-grade">
      <h2 id="rp-grade" className="rp-minor">
        Quality of the record
      </h2>
      <div className="rp-grade">
        <span className="rp-letter">{cover.grade.letter}</span>
        <div>
          <p>{cover.grade.meaning}</p>
          <ul>
            {cover.grade.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Asks({ cover }: { cover: Cover }) {
  return (
    <section aria-labelledby="rp-asks">
      <h2 id="rp-asks" className="rp-minor">
        Worth asking about
      </h2>
      {cover.asks.length === 0 ? <p className="rp-empty">Nothing stands out.</p> : null}
      <ul className="rp-asks">
        {cover.asks.map((ask) => (
          <li key={ask.text}>
            <span className="rp-lead">{ask.lead}</span>
            <span>
              {ask.text}
              <When ask={ask} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The days a fact rests on lead to its rows; where its words name the days, a word leads there. */
function When({ ask: { when, to } }: { ask: Cover["asks"][number] }) {
  if (to === null) return when === null ? null : <span className="rp-small">{when}</span>;
  return (
    <span className="rp-small">
      <a href={`#${to}`}>{when ?? "the rows"}</a>
    </span>
  );
}

function Accounts({ cover }: { cover: Cover }) {
  return (
    <section aria-labelledby="rp-accounts">
      <h2 id="rp-accounts" className="rp-minor">
        Accounts covered <span className="rp-covered">{cover.covered}</span>
      </h2>
      <ul className={cover.accounts.length > MANY_ACCOUNTS ? "rp-accounts rp-many" : "rp-accounts"}>
        {cover.accounts.map((account) => (
          <li key={account.key}>
            <span className="rp-key">{account.key}</span>
            <span>
              {account.name} <span className="rp-detail">{account.detail}</span>
            </span>
            <span className="rp-number">{account.balance}</span>
          </li>
        ))}
      </ul>
      {cover.missing.map((item) => (
        <p key={item} className="rp-missing">
          {item}
        </p>
      ))}
    </section>
  );
}

/** More accounts than this are set closer, so that the first page stays one page. */
const MANY_ACCOUNTS = 8;

import type { Cover, Tile } from "./model";
import { toQr } from "./qr";

/** The first page: who and when, the four figures, how far to trust them, and what is worth asking. */
export function CoverPage({ cover }: { cover: Cover }) {
  return (
    <header className="rp-cover">
      <div className="rp-head">
        <div>
          <p className="rp-company">{cover.company}</p>
          <h1>{cover.title}</h1>
          <p className="rp-customer">{cover.customer}</p>
        </div>
        <Verification cover={cover} />
      </div>
      {cover.testNotice === null ? null : <p className="rp-test">{cover.testNotice}</p>}
      <dl className="rp-pairs">
        {cover.pairs.map((pair) => (
          <div key={pair.term}>
            <dt>{pair.term}</dt>
            <dd>{pair.text}</dd>
          </div>
        ))}
        <div>
          <dt>Consent</dt>
          <dd>{cover.consent}</dd>
        </div>
      </dl>
      <ul className="rp-tiles" aria-label="Headline figures">
        {cover.tiles.map((tile) => (
          <TileCard key={tile.label} tile={tile} />
        ))}
      </ul>
      <div className="rp-columns">
        <Grade cover={cover} />
        <Asks cover={cover} />
      </div>
      <Accounts cover={cover} />
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
        viewBox={`-2 -2 ${qr.size + 4} ${qr.size + 4}`}
        role="img"
        aria-label={`Verification code of ${id}`}
      >
        <path className="rp-qr-path" d={qr.path} />
      </svg>
      <p>
        <span className="rp-term">Verification</span>
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
    <li className="rp-tile">
      <p className="rp-tile-label">{tile.label}</p>
      <p className="rp-tile-value">
        {value} <span className="rp-per">{tile.per}</span>
      </p>
      <p className="rp-tile-also">{tile.also}</p>
      <p className="rp-tile-quality">
        {tile.quality} · <a href={`#${tile.how}`}>how ({tile.formula})</a>
      </p>
    </li>
  );
}

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
            <span>{ask.to === null ? ask.text : <a href={`#${ask.to}`}>{ask.text}</a>}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Accounts({ cover }: { cover: Cover }) {
  return (
    <section aria-labelledby="rp-accounts">
      <h2 id="rp-accounts" className="rp-minor">
        Accounts covered
      </h2>
      <ul className="rp-accounts">
        {cover.accounts.map((account) => (
          <li key={account.key}>
            <span className="rp-key">{account.key}</span>
            <span>
              {account.name}
              <span className="rp-small">{account.detail}</span>
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

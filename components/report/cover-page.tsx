import { Fragment } from "react";
import type { Cover, Measure, Tile } from "./model";
import { toQr } from "./qr";

/**
 * The first page: customer and dates, the four figures, their reliability, and the findings. The markup is in the order
 * for phones: the figures come right after the name. On a wider page the document's details are next to the name.
 */
export function CoverPage({ cover, isForCustomer = false }: { cover: Cover; isForCustomer?: boolean }) {
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
      <Measures measures={cover.measures} />
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
        <Findings cover={cover} isForCustomer={isForCustomer} />
        <div className="rp-record">
          <Grade cover={cover} />
          <Accounts cover={cover} />
        </div>
      </div>
    </header>
  );
}

function Verification({ cover }: { cover: Cover }) {
  const { id, url, qrText } = cover.verification;
  const qr = qrText === null ? null : toQr(qrText);
  return (
    <div className="rp-verify">
      {qr === null ? null : (
        <svg
          className="rp-qr"
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label={`Code to scan: opens the page that verifies ${id}`}
        >
          <path className="rp-qr-path" d={qr.path} />
        </svg>
      )}
      <p>
        <span className="rp-term">Verification</span>{" "}
        <a className="rp-id" href={safeLink(url)}>
          {id}
        </a>
      </p>
    </div>
  );
}

/** Only web URLs become links; anything else is text from the document. */
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
      {tile.why === null ? null : (
        <p className="rp-tile-why">
          <a href={`#${tile.why.to}`}>
            <UnbrokenAmounts text={tile.why.text} />
          </a>
        </p>
      )}
      <p className="rp-tile-also">
        <Unbroken text={tile.also} />
      </p>
      <p className="rp-tile-quality">
        {tile.quality} · <a href={`#${tile.how}`}>how{code(tile.formula)}</a>
      </p>
    </li>
  );
}

/** The assessed figures, below the observed ones. */
function Measures({ measures }: { measures: Measure[] }) {
  if (measures.length === 0) return null;
  return (
    <ul className="rp-measures" aria-label="Assessed figures">
      {measures.map(({ label, value, isBelowZero, confidence, note, how, formula }) => (
        <li key={label} className={isBelowZero ? "rp-measure rp-tile-below" : "rp-measure"}>
          <p className="rp-tile-label">{label}</p>
          <p className="rp-measure-value">{value}</p>
          <p className="rp-tile-quality">{note}</p>
          <p className="rp-tile-quality">
            {confidence} · <a href={`#${how}`}>how{code(formula)}</a>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Amounts separated by a dot. None of them wraps, because a line break could separate a minus from its amount. */
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

/** A sentence whose signed amounts keep their sign on the same line. */
function UnbrokenAmounts({ text }: { text: string }) {
  const parts = text
    .split(SIGNED)
    .map((part, index) => ({ part, isAmount: index % 2 === 1, key: `${index} ${part}` }));
  return parts.map(({ part, isAmount, key }) => (
    <span key={key} className={isAmount ? "rp-whole" : undefined}>
      {part}
    </span>
  ));
}

/** A formula's code, shown only on request; see `CodesToggle`. */
const code = (formula: string) => <span className="rp-code"> ({formula})</span>;

const DOT = " · ";
const SIGNED = /([+−]\$[\d,]+)/;

function Grade({ cover }: { cover: Cover }) {
  return (
    <section aria-labelledby="rp-grade">
      <h2 id="rp-grade" className="rp-minor">
        Data quality
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

/** The findings. For the firm, each begins with its level; for the customer, the levels are omitted. */
function Findings({ cover, isForCustomer }: { cover: Cover; isForCustomer: boolean }) {
  return (
    <section aria-labelledby="rp-asks">
      <h2 id="rp-asks" className="rp-minor">
        {isForCustomer ? "Main findings" : "Findings, most important first"}
      </h2>
      {cover.findings.length === 0 ? <p className="rp-empty">Nothing stands out.</p> : null}
      <ul className="rp-asks">
        {cover.findings.map((finding) => (
          <li key={finding.text}>
            {isForCustomer ? null : (
              <span className={finding.isHigh ? "rp-lead rp-lead-high" : "rp-lead"}>{finding.lead}</span>
            )}
            <span>
              {finding.text}
              <When finding={finding} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The fact's dates, as a link to its rows. If its text already names the dates, "the rows" is the link. */
function When({ finding: { when, to } }: { finding: Cover["findings"][number] }) {
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

/**
 * If there are more accounts than this, their lines are set closer together, so that the cover still fits on one page.
 */
const MANY_ACCOUNTS = 8;

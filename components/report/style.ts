import { COVER } from "./style-cover";
import { CARDS, NARROW, PRINT } from "./style-media";

/**
 * The CSS of the report's page, as text, because the HTML document must include it. Class names begin with "rp-" so
 * that they cannot clash with the class names of another page. One accent colour; chart tones differ in lightness, so
 * they work in greyscale.
 */
const BASE = `
.rp{--ink:#16232b;--soft:#56646c;--faint:#66737a;--line:#dfe4e6;--rule:#b9c2c6;--accent:#0b5f62;--wash:#f5f7f7;--warn:#9c3a22;
color:var(--ink);background:#fff;font:400 15px/1.5 Inter,"Segoe UI",system-ui,-apple-system,"Helvetica Neue",Arial,"Noto Sans",sans-serif;
max-width:1080px;margin:0 auto;padding:22px 32px 48px;overflow-wrap:anywhere}
.rp *{box-sizing:border-box}
.rp p,.rp ul,.rp ol,.rp dl,.rp dd,.rp figure,.rp h1,.rp h2,.rp h3{margin:0;padding:0}
.rp ul,.rp ol{list-style:none}
.rp a{color:inherit;text-decoration:underline;text-decoration-color:var(--rule);text-decoration-thickness:1px;text-underline-offset:3px}
.rp a:hover{color:var(--accent);text-decoration-color:currentColor}
.rp :focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.rp h1{font-size:26px;line-height:1.2;font-weight:600;letter-spacing:-.02em;margin-top:1px}
.rp h2{font-size:22px;line-height:1.3;font-weight:600;letter-spacing:-.01em}
.rp .rp-minor,.rp .rp-caption,.rp caption{font-size:14px;line-height:1.4;font-weight:600;letter-spacing:0;text-align:left}
.rp-number{text-align:right;font-variant-numeric:tabular-nums}
.rp-small{display:block;font-size:12px;line-height:1.4;color:var(--soft);font-weight:400}
.rp .rp-act{display:block;width:max-content;padding:5px 0;scroll-margin-top:140px;font-size:13px;font-weight:400;color:var(--accent)}
.rp-unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.rp .rp-code{display:none}
.rp:has(#rp-codes:checked) .rp-code{display:revert}
.rp:has(#rp-codes:checked) .rp-small.rp-code{display:block}
.rp:not(:has(#rp-codes:checked)) .rp-code{display:none!important}
.rp .rp-toggle{display:inline-flex;gap:6px;align-items:center;padding:5px 0;font-size:12.5px;color:var(--soft)}
.rp-mark{font-size:11px;color:var(--warn);font-weight:600;white-space:nowrap}
.rp-empty,.rp-footnote{color:var(--soft);font-size:13px}
.rp-footnote{margin-top:8px!important;max-width:72ch}
`;

const BODY = `
.rp-section{margin-top:48px}
.rp-asks .rp-lead{min-width:60px}
.rp .rp-asks{margin-top:4px;font-size:13.5px;line-height:1.4}
.rp-asks li{display:grid;grid-template-columns:minmax(34px,max-content) 1fr;gap:10px;padding:4px 0 5px;border-top:1px solid var(--line)}
.rp-asks .rp-small{font-size:12px;font-variant-numeric:tabular-nums}
.rp-lead{color:var(--accent);font-weight:600;font-size:13px;max-width:14em}
.rp-index{color:var(--accent);font-variant-numeric:tabular-nums}
.rp .rp-intro{margin-top:4px;font-size:16px;max-width:100ch}
.rp .rp-about{margin-top:4px;font-size:13px;color:var(--soft);max-width:92ch}
.rp-block{margin-top:24px!important}
.rp-block[id],.rp-section,.rp tr[id],.rp-definitions div[id]{scroll-margin-top:16px}
.rp-scroll{overflow-x:auto}
.rp table{border-collapse:collapse;width:100%;font-size:13.5px;line-height:1.4}
.rp caption{padding-bottom:5px}
.rp th,.rp td{padding:5px 0 5px 16px;vertical-align:top;border-bottom:1px solid var(--line);text-align:left;font-weight:400}
.rp th:first-child,.rp td:first-child{padding-left:0}
.rp .rp-number{text-align:right;white-space:nowrap}
.rp td.rp-number .rp-small{white-space:normal}
.rp thead th{font-size:12.5px;color:var(--soft);vertical-align:bottom;border-bottom:1px solid var(--ink);padding-bottom:5px}
.rp .rp-dense{font-size:13px}
.rp .rp-dense th,.rp .rp-dense td{padding-top:3px;padding-bottom:3px;padding-left:12px}
.rp .rp-dense th:first-child{padding-left:0}
.rp .rp-group th,.rp .rp-group td{font-weight:600;padding-top:12px;border-bottom-color:var(--rule)}
.rp .rp-total th,.rp .rp-total td{font-weight:600;border-top:1px solid var(--ink);border-bottom:1px solid var(--ink)}
.rp tr:target th,.rp tr:target td,.rp div:target{background:#e9f3f2}
.rp .rp-facts{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:0 32px;margin-top:8px;font-size:14px}
.rp-facts div{display:flex;justify-content:space-between;gap:16px;padding:6px 0;border-bottom:1px solid var(--line)}
.rp-facts dt{flex:1 0 36%;color:var(--soft)}
.rp-facts dd{max-width:64%}
.rp-facts dd{text-align:right;font-variant-numeric:tabular-nums}
.rp .rp-definitions{margin-top:8px;font-size:14px}
.rp-definitions div{padding:8px 0;border-bottom:1px solid var(--line)}
.rp-definitions dt{font-weight:600}
.rp-definitions dd{color:var(--soft);max-width:80ch}
.rp-prose p{max-width:80ch;font-size:13px;color:var(--soft)}
.rp-prose p+p{margin-top:8px}
.rp-details summary{cursor:pointer;font-size:13px;color:var(--accent);margin-top:8px;padding:5px 0;width:max-content}
.rp-details .rp-block{margin-top:12px!important}
.rp .rp-onward{margin-top:24px}
.rp-onward a{display:inline-block;padding:10px 0}
.rp-fold:has(:target)::details-content,.rp-details:has(:target)::details-content{content-visibility:visible;display:block}
.rp-fold{border-bottom:1px solid var(--line)}
.rp-fold>summary{cursor:pointer;padding:9px 0;font-weight:600;font-size:14px;font-variant-numeric:tabular-nums}
.rp-fold .rp-block{margin-top:4px!important}
.rp-fold caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.rp-foot{margin-top:56px;padding-top:12px;border-top:1px solid var(--rule);font-size:12px;color:var(--soft)}
.rp-digest{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:11px}
`;

const CHARTS = `
.rp-plot{display:block;width:100%;max-width:900px;height:auto;margin-top:8px}
.rp-plot-narrow{display:none}
.rp .rp-legend{display:flex;flex-wrap:wrap;gap:4px 16px;margin-top:6px;font-size:12.5px;color:var(--soft)}
.rp-legend li{display:flex;align-items:center;gap:6px}
.rp-swatch{width:10px;height:10px}
.rp-fill-income,.rp-fill-accent{fill:#0b5f62}
.rp-fill-essential{fill:#1f3038}
.rp-fill-committed{fill:#9db0b5}
.rp-fill-debt{fill:#b06a2c}
.rp-fill-discretionary{fill:#e6c88f}
.rp-fill-other{fill:#e3e8e9}
.rp-plot rect{stroke:#fff;stroke-width:.75}
.rp-fill-warn{fill:#e3b1a2}
.rp-line-accent{stroke:#0b5f62;stroke-width:1.4}
.rp-line-grid{stroke:#e6eaeb;stroke-width:1}
.rp-line-axis{stroke:#7d898f;stroke-width:1}
.rp-line-paper{stroke:#fff;stroke-width:1.5}
.rp-swatch .rp-line-accent{stroke-width:2}
.rp-open{fill:none;stroke-linejoin:round}
.rp-label{font-size:11px;fill:#56646c;font-variant-numeric:tabular-nums}
.rp-label-strong{fill:#16232b;font-weight:600}
.rp-middle{text-anchor:middle}
.rp-end{text-anchor:end}
`;

const toStyle = (parts: readonly string[]) => parts.join("").replaceAll("\n", "");

export const REPORT_STYLE = toStyle([BASE, COVER, BODY, CHARTS, NARROW, CARDS, PRINT]);
/** The style of a page that shows the report's sections, but not the report's first page. */
export const SECTIONS_STYLE = toStyle([BASE, BODY, CHARTS, NARROW, CARDS, PRINT]);

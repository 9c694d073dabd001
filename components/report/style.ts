/**
 * The rules of the report's page, as text, because the HTML document must carry them within itself. Class names begin
 * with "rp-" so that the rules can stand beside another page's. One accent colour; tones of charts differ in
 * lightness, so they hold in grey.
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
.rp-mark{font-size:11px;color:var(--warn);font-weight:600;white-space:nowrap}
.rp-empty,.rp-footnote{color:var(--soft);font-size:13px}
.rp-footnote{margin-top:8px!important;max-width:72ch}
`;

const COVER = `
.rp-cover{display:grid;grid-template:"names pairs verify" auto "tiles tiles tiles" auto "below below below" auto/minmax(0,17fr) minmax(0,32fr) 132px;column-gap:24px}
.rp-names{grid-area:names}
.rp-company{font-size:14px;font-weight:600;color:var(--accent)}
.rp .rp-customer{font-size:18px;line-height:1.3;margin-top:2px}
.rp .rp-test{margin-top:8px;padding-left:8px;border-left:3px solid #b7791f;font-size:12.5px;line-height:1.4;color:var(--soft)}
.rp .rp-pairs{grid-area:pairs;display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:6px 24px;align-content:start;font-size:13px;line-height:1.4}
.rp-pairs dt,.rp-term{color:var(--soft);font-size:12px}
.rp-consent,.rp-pairs>div:nth-last-child(2){grid-column:1/-1}
.rp-verify{grid-area:verify;font-size:13px;text-align:right}
.rp-qr{width:104px;height:104px;display:block;margin-left:auto;background:#fff}
.rp-qr-path{fill:var(--ink);forced-color-adjust:none}
.rp-verify p{margin-top:4px!important}
.rp-verify .rp-term{display:block}
.rp .rp-id{display:inline-block;font-weight:600;font-size:12px;line-height:1.3;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
.rp .rp-tiles{grid-area:tiles;display:grid;grid-template-columns:repeat(4,minmax(0,1fr));margin:16px 0 0;border-top:2px solid var(--ink);border-bottom:1px solid var(--rule)}
.rp-tile{padding:10px 14px 9px;border-left:1px solid var(--line)}
.rp-tile:first-child{border-left:0;padding-left:0}
.rp-tile:last-child{padding-right:0}
.rp-tile-label{font-size:13px;font-weight:600}
.rp .rp-tile-value{font-size:26px;line-height:1.25;font-weight:600;letter-spacing:-.02em;font-variant-numeric:tabular-nums}
.rp .rp-tile:last-child .rp-tile-value{color:var(--accent)}
.rp .rp-tile-value a{text-decoration:none}
.rp .rp-tile-value a:hover{text-decoration:underline}
.rp-per{font-size:12.5px;font-weight:400;letter-spacing:0;color:var(--soft)}
.rp .rp-tile-range{font-size:13px;font-variant-numeric:tabular-nums;margin:1px 0 3px}
.rp-tile-range span{display:block;font-size:12px;line-height:1.3;color:var(--soft)}
.rp-tile-also,.rp-tile-quality{font-size:12px;color:var(--soft);font-variant-numeric:tabular-nums}
.rp-below{grid-area:below;display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:0 36px;margin-top:14px}
.rp-grade{display:flex;gap:12px;margin-top:4px;font-size:13.5px;line-height:1.45}
.rp-letter{flex:none;width:38px;height:38px;border:2px solid var(--accent);color:var(--accent);font-size:21px;line-height:34px;font-weight:600;text-align:center}
.rp-grade ul{color:var(--soft);font-size:12.5px;line-height:1.4}
.rp-grade li{margin-top:2px}
.rp .rp-asks{margin-top:4px;font-size:13.5px;line-height:1.4}
.rp-asks li{display:grid;grid-template-columns:minmax(34px,max-content) 1fr;gap:10px;padding:4px 0 5px;border-top:1px solid var(--line)}
.rp-asks .rp-small{font-size:12px;font-variant-numeric:tabular-nums}
.rp-lead{color:var(--accent);font-weight:600;font-size:13px;max-width:14em}
.rp-record>section+section{margin-top:12px}
.rp-covered,.rp-detail{font-weight:400;font-size:12px;color:var(--soft)}
.rp .rp-accounts{margin-top:4px;font-size:13px;line-height:1.4}
.rp-accounts li{display:grid;grid-template-columns:28px 1fr max-content;gap:6px;padding:3px 0;border-top:1px solid var(--line)}
.rp-key{color:var(--accent);font-weight:600;font-size:12.5px}
.rp-many{columns:2;column-gap:36px}
.rp-many li{font-size:12px;padding:2px 0;break-inside:avoid}
.rp-below:has(.rp-many) .rp-record{display:contents}
.rp-below:has(.rp-many)>section{grid-area:1/2}
.rp-below:has(.rp-many) section:has(.rp-many){grid-column:1/-1}
.rp .rp-missing{margin-top:4px;font-size:12.5px;line-height:1.4;color:var(--warn)}
.rp-contents{margin-top:20px;padding:8px 0;border-top:1px solid var(--line);border-bottom:1px solid var(--line);font-size:13px}
.rp-contents ol{display:flex;flex-wrap:wrap;gap:6px 20px}
.rp-contents a{text-decoration:none}
.rp-index{color:var(--accent);font-variant-numeric:tabular-nums}
`;

const BODY = `
.rp-section{margin-top:48px}
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
.rp-open{fill:none;stroke-linejoin:round}
.rp-label{font-size:11px;fill:#56646c;font-variant-numeric:tabular-nums}
.rp-label-strong{fill:#16232b;font-weight:600}
.rp-middle{text-anchor:middle}
.rp-end{text-anchor:end}
`;

const NARROW = `
@media screen and (max-width:860px){
.rp-cover{grid-template:"names" auto "tiles" auto "pairs" auto "verify" auto "below" auto/minmax(0,1fr)}
.rp .rp-pairs{margin-top:12px}
.rp-verify{display:flex;gap:12px;align-items:center;margin-top:12px;text-align:left}
.rp-qr{margin:0;flex:none}
}
@media screen and (max-width:640px){
.rp{padding:20px 16px 40px}
.rp h1{font-size:24px}
.rp-qr{width:84px;height:84px}
.rp .rp-facts,.rp-below{grid-template-columns:minmax(0,1fr)}
.rp-many{columns:1}
.rp-below:has(.rp-many)>section{grid-area:auto}
.rp-below>section{margin-top:18px}
.rp .rp-pairs{grid-template-columns:minmax(0,1fr)}
.rp .rp-tiles{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}
.rp .rp-tile{padding:10px 0 8px 12px;border-top:1px solid var(--line)}
.rp .rp-tile:nth-child(odd){padding-left:0;padding-right:12px;border-left:0}
.rp .rp-tile:nth-child(-n+2){border-top:0}
.rp .rp-tile-value{font-size:22px}
.rp-per{display:block}
.rp-plot-wide{display:none}
.rp-plot-narrow{display:block;max-width:460px}
.rp-pairs dt,.rp-tile-also,.rp-tile-quality,.rp-small,.rp-per,.rp-detail,.rp-covered,.rp-asks .rp-small{font-size:13px}
.rp .rp-accounts,.rp .rp-asks,.rp .rp-pairs{font-size:14px}
.rp-covered,.rp-detail{display:block}
.rp-contents ol{display:grid;gap:0}
.rp-contents a{display:block;padding:9px 0}
.rp-section{margin-top:40px}
}
`;

/**
 * On a phone a row of a table is a card of few lines: its name and its last amount on the first, then the other values, each
 * behind the head of its column.
 */
const CARDS = `
@media screen{.rp td a,.rp th a,.rp dd a,.rp .rp-tile a{display:inline-block;min-width:24px;min-height:24px;padding:3px 0;margin:-3px 0}.rp .rp-long-evidence td a{display:inline;padding:0}}
@media screen and (max-width:640px){
.rp-scroll{overflow:visible}
.rp table,.rp caption,.rp tbody,.rp th,.rp td{display:block;width:auto}
.rp thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.rp caption{font-size:16px;padding-bottom:6px;border-bottom:1px solid var(--ink)}
.rp tr,.rp .rp-dense tr{display:flex;flex-wrap:wrap;gap:0 12px;padding:7px 0;border-bottom:1px solid var(--line)}
.rp tbody th,.rp tbody td,.rp .rp-dense tbody th,.rp .rp-dense tbody td{padding:0;border:0;font-size:13px}
.rp tbody th,.rp .rp-dense tbody th{order:-2;flex:1 1 55%;min-width:0;font-size:14px;font-weight:600;color:var(--ink);text-align:left}
.rp tbody td.rp-number:last-child{order:-1;flex:none;max-width:44%;font-size:14px;font-weight:600;color:var(--ink);text-align:right}
.rp td{text-align:left;max-width:100%}
.rp td::before{content:attr(data-head) " ";color:var(--soft)}
.rp td.rp-number:last-child::before{content:none}
.rp td.rp-number:last-child::after{content:attr(data-head);display:block;font-size:12px;font-weight:400;color:var(--soft)}
.rp .rp-group td.rp-number:last-child::after,.rp .rp-total td.rp-number:last-child::after,.rp .rp-long-rows td.rp-number:last-child::after{content:none}
.rp td.rp-number:last-child[data-head="Amount"]::after,.rp td[data-head="What"]::before,.rp td[data-head="Why"]::before{content:none}
.rp td .rp-small{display:inline}
.rp td.rp-number:last-child .rp-small{display:block}
.rp td .rp-small::before{content:" · "}
.rp td.rp-number:last-child .rp-small::before{content:none}
.rp td:empty{display:none}
.rp .rp-number{white-space:normal}
.rp .rp-group{padding:14px 0 5px;border-bottom-color:var(--rule)}
.rp .rp-group th,.rp .rp-group td.rp-number:last-child{padding:0;font-size:15px}
.rp .rp-group td,.rp .rp-total td{font-weight:400}
#expense-categories td:nth-child(3){display:none}
.rp .rp-total{border-top:1px solid var(--ink);border-bottom:1px solid var(--ink)}
.rp .rp-total th,.rp .rp-total td{border:0}
.rp tr:target{background:#e9f3f2;outline:8px solid #e9f3f2}
.rp .rp-facts dd{max-width:60%}
.rp .rp-long-rows tr{gap:0 10px;padding:7px 0;content-visibility:auto;contain-intrinsic-size:auto 58px}
.rp .rp-long-rows tbody td{color:var(--soft)}
.rp .rp-long-rows tbody th{order:0;flex:none;font-size:13px;font-weight:400;color:var(--soft)}
.rp .rp-long-rows td::before,.rp .rp-long-rows td .rp-small::before{content:none}
.rp .rp-long-rows td .rp-small{display:block}
.rp .rp-long-rows tbody td:nth-child(3){order:-2;flex:1 1 55%;min-width:0;font-size:14px;color:var(--ink)}
.rp .rp-long-rows th::before{content:"row "}
.rp .rp-long-evidence td:nth-child(4){flex-basis:100%}
}
`;

/** On paper the page is set as on a desk and smaller; every fold is open, and the first page holds the cover alone. */
const PRINT = `
@page{size:A4;margin:13mm 14mm 16mm;@bottom-right{content:"page " counter(page) " of " counter(pages);font:7pt sans-serif;color:#56646c}}
@media print{
.rp{max-width:none;padding:0;zoom:.78}
.rp h1{font-size:23px}
.rp a{text-decoration:none}
.rp-contents,.rp-plot-narrow,.rp-details summary,.rp-skip,.rp-act{display:none}
.rp-fold>summary{padding:8px 0 2px;list-style:none}
.rp-fold>summary::-webkit-details-marker{display:none}
.rp .rp-long{font-size:10px;line-height:1.2}
.rp .rp-long .rp-small{font-size:9px;line-height:1.2}
.rp .rp-long th,.rp .rp-long td{padding-top:1px;padding-bottom:1px}
.rp thead{display:table-header-group}
.rp tr,.rp-tile,.rp-facts div,.rp-definitions div,.rp-asks li,.rp-accounts li,.rp-plot,.rp-legend,.rp-intro,.rp-about{break-inside:avoid}
.rp h2,.rp h3,.rp caption,.rp-intro,.rp-about,.rp-caption,.rp-legend,.rp-fold>summary,.rp thead,.rp .rp-group{break-after:avoid}
.rp-section{margin-top:32px}
.rp-block{margin-top:18px!important}
.rp-scroll{overflow:visible}
.rp-cover{break-after:page}
.rp-fold::details-content,.rp-details::details-content{content-visibility:visible;display:block;height:auto}
.rp *{print-color-adjust:exact;-webkit-print-color-adjust:exact}
}
`;

export const REPORT_STYLE = [BASE, COVER, BODY, CHARTS, NARROW, CARDS, PRINT].join("").replaceAll("\n", "");

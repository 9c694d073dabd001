/**
 * The rules of the report's page, as text, because the HTML document must carry them within itself. Class names begin
 * with "rp-" so that the rules can stand beside another page's. One accent colour; tones of charts differ in
 * lightness, so they hold in grey.
 */
const BASE = `
.rp{--ink:#16232b;--soft:#56646c;--faint:#66737a;--line:#dfe4e6;--rule:#b9c2c6;--accent:#0b5f62;--wash:#f5f7f7;--warn:#9c3a22;
color:var(--ink);background:#fff;font:400 15px/1.5 Inter,"Segoe UI",system-ui,-apple-system,"Helvetica Neue",Arial,"Noto Sans",sans-serif;
max-width:960px;margin:0 auto;padding:40px 32px 48px;overflow-wrap:anywhere}
.rp *{box-sizing:border-box}
.rp p,.rp ul,.rp ol,.rp dl,.rp dd,.rp figure,.rp h1,.rp h2,.rp h3{margin:0;padding:0}
.rp ul,.rp ol{list-style:none}
.rp a{color:inherit;text-decoration:underline;text-decoration-color:var(--rule);text-decoration-thickness:1px;text-underline-offset:3px}
.rp a:hover{color:var(--accent);text-decoration-color:currentColor}
.rp :focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.rp h1{font-size:30px;line-height:1.2;font-weight:600;letter-spacing:-.02em;margin-top:4px}
.rp h2{font-size:22px;line-height:1.3;font-weight:600;letter-spacing:-.01em}
.rp .rp-minor,.rp .rp-caption,.rp caption{font-size:14px;line-height:1.4;font-weight:600;letter-spacing:0;text-align:left}
.rp-number{text-align:right;font-variant-numeric:tabular-nums}
.rp-small{display:block;font-size:12.5px;line-height:1.4;color:var(--soft);font-weight:400}
.rp .rp-act{display:block;width:max-content;padding:5px 0;scroll-margin-top:140px;font-size:13px;font-weight:400;color:var(--accent)}
.rp-unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.rp-mark{font-size:11px;color:var(--warn);font-weight:600;white-space:nowrap}
.rp-empty,.rp-footnote{color:var(--soft);font-size:13px}
.rp-footnote{margin-top:8px!important;max-width:72ch}
`;

const COVER = `
.rp-head{display:flex;justify-content:space-between;gap:24px;align-items:flex-start;padding-bottom:20px;border-bottom:2px solid var(--ink)}
.rp-company{font-size:14px;font-weight:600;color:var(--accent)}
.rp-customer{font-size:18px;color:var(--soft)}
.rp-verify{display:flex;flex-direction:column;align-items:flex-end;gap:6px;text-align:right;font-size:13px}
.rp-qr{width:104px;height:104px;display:block}
.rp-qr{background:#fff}
.rp-qr-path{fill:var(--ink);forced-color-adjust:none}
.rp-term{display:block;color:var(--soft);font-size:12px}
.rp-id{font-weight:600;font-variant-numeric:tabular-nums;white-space:nowrap}
.rp .rp-test{margin-top:16px;padding:8px 12px;background:#fdf6e7;border-left:3px solid #b7791f;font-size:13px}
.rp .rp-pairs{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:12px 32px;margin:20px 0 0;font-size:14px}
.rp-pairs>div:last-child{grid-column:1/-1}
.rp-pairs dt{color:var(--soft);font-size:12.5px}
.rp .rp-tiles{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));margin:28px 0 0;border-top:1px solid var(--rule);border-bottom:1px solid var(--rule)}
.rp-tile{padding:16px 16px 14px;border-left:1px solid var(--line)}
.rp-tile:first-child{border-left:0;padding-left:0}
.rp-tile:last-child{padding-right:0}
.rp-tile-label{font-size:13px;font-weight:600}
.rp .rp-tile-value{font-size:27px;line-height:1.25;font-weight:600;letter-spacing:-.02em;font-variant-numeric:tabular-nums;margin-top:4px}
.rp-tile:last-child .rp-tile-value{color:var(--accent)}
.rp .rp-tile-value a{text-decoration:none}
.rp .rp-tile-value a:hover{text-decoration:underline}
.rp-per{font-size:12.5px;font-weight:400;letter-spacing:0;color:var(--soft)}
.rp-tile-also,.rp-tile-quality{font-size:12.5px;color:var(--soft)}
.rp-columns{display:grid;grid-template-columns:1fr 1fr;gap:32px;margin-top:28px}
.rp-grade{display:flex;gap:16px;margin-top:8px;font-size:14px}
.rp-letter{flex:none;width:44px;height:44px;border:2px solid var(--accent);color:var(--accent);font-size:24px;line-height:40px;font-weight:600;text-align:center}
.rp-grade ul{margin-top:6px!important;color:var(--soft);font-size:13px}
.rp-grade li+li{margin-top:2px}
.rp .rp-asks{margin-top:8px;font-size:14px}
.rp-asks li{display:grid;grid-template-columns:minmax(44px,max-content) 1fr;gap:12px;padding:6px 0;border-top:1px solid var(--line)}
.rp-lead{color:var(--accent);font-weight:600;font-size:13px;max-width:14em}
.rp-cover>section{margin-top:28px}
.rp .rp-accounts{margin-top:8px;font-size:14px}
.rp-accounts li{display:grid;grid-template-columns:32px 1fr max-content;gap:12px;padding:7px 0;border-top:1px solid var(--line)}
.rp-key{color:var(--accent);font-weight:600;font-size:13px}
.rp .rp-missing{margin-top:8px;font-size:13px;color:var(--warn)}
.rp-contents{margin-top:32px;padding:12px 0;border-top:1px solid var(--line);border-bottom:1px solid var(--line);font-size:13px}
.rp-contents ol{display:flex;flex-wrap:wrap;gap:6px 20px}
.rp-contents a{text-decoration:none}
.rp-index{color:var(--accent);font-variant-numeric:tabular-nums}
`;

const BODY = `
.rp-section{margin-top:56px}
.rp .rp-intro{margin-top:6px;color:var(--soft);max-width:72ch}
.rp-block{margin-top:28px!important}
.rp-block[id],.rp-section,.rp tr[id],.rp-definitions div[id]{scroll-margin-top:16px}
.rp-scroll{overflow-x:auto}
.rp table{border-collapse:collapse;width:100%;font-size:14px;line-height:1.4}
.rp caption{padding-bottom:8px}
.rp th,.rp td{padding:7px 0 7px 16px;vertical-align:top;border-bottom:1px solid var(--line);text-align:left;font-weight:400}
.rp th:first-child,.rp td:first-child{padding-left:0}
.rp .rp-number{text-align:right;white-space:nowrap}
.rp td.rp-number .rp-small{white-space:normal}
.rp thead th{font-size:12.5px;color:var(--soft);vertical-align:bottom;border-bottom:1px solid var(--ink);padding-bottom:5px}
.rp .rp-dense{font-size:13px}
.rp .rp-dense th,.rp .rp-dense td{padding-top:4px;padding-bottom:4px;padding-left:12px}
.rp .rp-dense th:first-child{padding-left:0}
.rp .rp-group th,.rp .rp-group td{font-weight:600;padding-top:16px;border-bottom-color:var(--rule)}
.rp .rp-total th,.rp .rp-total td{font-weight:600;border-top:1px solid var(--ink);border-bottom:1px solid var(--ink)}
.rp tr:target th,.rp tr:target td,.rp div:target{background:#e9f3f2}
.rp .rp-facts{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:0 32px;margin-top:8px;font-size:14px}
.rp-facts div{display:flex;justify-content:space-between;gap:16px;padding:6px 0;border-bottom:1px solid var(--line)}
.rp-facts dt{color:var(--soft)}
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
.rp-fold{border-bottom:1px solid var(--line)}
.rp-fold>summary{cursor:pointer;padding:13px 0;font-weight:600}
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
.rp-fill-essential{fill:#22323a}
.rp-fill-discretionary{fill:#6f878c}
.rp-fill-debt{fill:#dcab55}
.rp-fill-other{fill:#d5dbdc}
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
@media (max-width:640px){
.rp{padding:24px 16px 40px}
.rp h1{font-size:25px}
.rp-head{gap:12px;flex-wrap:wrap}
.rp-verify{align-items:flex-start;text-align:left}
.rp-qr{width:84px;height:84px}
.rp .rp-pairs,.rp .rp-facts,.rp-columns{grid-template-columns:minmax(0,1fr)}
.rp .rp-tiles{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}
.rp .rp-tile{padding:14px 0 12px 12px;border-top:1px solid var(--line)}
.rp .rp-tile:nth-child(odd){padding-left:0;padding-right:12px;border-left:0}
.rp .rp-tile:nth-child(-n+2){border-top:0}
.rp .rp-tile-value{font-size:23px}
.rp-per{display:block}
.rp-plot-wide{display:none}
.rp-plot-narrow{display:block;max-width:460px}
.rp-pairs dt,.rp-tile-also,.rp-tile-quality,.rp-small,.rp-per{font-size:13px}
.rp-accounts li{grid-template-columns:28px 1fr;row-gap:0}
.rp-accounts .rp-number{grid-column:2;text-align:left}
.rp-contents ol{display:grid;gap:0}
.rp-contents a{display:block;padding:9px 0}
.rp-section{margin-top:44px}
}
`;

/** On a phone a row of a table is a card: its name, then each amount with the head of its column before it. */
const CARDS = `
@media screen{.rp td a,.rp th a,.rp dd a,.rp .rp-tile a{display:inline-block;min-width:24px;min-height:24px;padding:2px 0}}
@media screen and (max-width:640px){
.rp-scroll{overflow:visible}
.rp table,.rp caption,.rp tbody,.rp tr,.rp th,.rp td{display:block;width:auto}
.rp thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.rp caption{font-size:16px;padding-bottom:10px;border-bottom:1px solid var(--ink)}
.rp tr,.rp .rp-dense tr{padding:10px 0;border-bottom:1px solid var(--line)}
.rp tbody th,.rp tbody td,.rp .rp-dense tbody th,.rp .rp-dense tbody td{padding:2px 0;border:0;font-size:14px}
.rp tbody th,.rp .rp-dense tbody th{font-weight:600;text-align:left}
.rp td{display:flow-root;text-align:right}
.rp td::before{content:attr(data-head);float:left;margin-right:12px;color:var(--soft)}
.rp td:empty{display:none}
.rp .rp-number{white-space:normal}
.rp .rp-group{padding:18px 0 6px;border-bottom-color:var(--rule)}
.rp .rp-group th,.rp .rp-group td{padding:2px 0;font-size:15px}
.rp .rp-total{border-top:1px solid var(--ink);border-bottom:1px solid var(--ink)}
.rp .rp-total th,.rp .rp-total td{border:0}
.rp tr:target{background:#e9f3f2;outline:8px solid #e9f3f2}
.rp .rp-facts dd{max-width:60%}
.rp .rp-long-rows tr{display:flex;flex-wrap:wrap;gap:0 10px;padding:9px 0;content-visibility:auto;contain-intrinsic-size:auto 70px}
.rp .rp-long-rows td,.rp .rp-long-rows th{padding:0;font-size:13px;font-weight:400;color:var(--soft)}
.rp .rp-long-rows td::before{content:none}
.rp .rp-long-rows td:nth-child(3){order:-2;flex:1 1 55%;min-width:0;text-align:left;font-size:14px;color:var(--ink)}
.rp .rp-long-rows td:nth-child(6){order:-1;flex:none;font-size:14px;font-weight:600;color:var(--ink);white-space:nowrap}
.rp .rp-long-rows th::before{content:"row "}
.rp .rp-long-rows td:nth-child(4) .rp-small,.rp .rp-long-rows td:nth-child(3) .rp-small{font-size:13px}
.rp .rp-long-evidence td:nth-child(4){text-align:left}
.rp .rp-long-evidence td:nth-child(4)::before{display:block;float:none}
}
`;

const PRINT = `
@page{size:A4;margin:16mm 15mm 18mm}
@media print{
.rp{max-width:none;padding:0;font-size:9.5pt}
.rp-contents,.rp-details summary,.rp-skip,.rp-act{display:none}
.rp table{font-size:8.5pt}
.rp .rp-dense{font-size:7.5pt}
.rp-small,.rp-footnote,.rp-tile-also,.rp-tile-quality{font-size:7.5pt}
.rp thead{display:table-header-group}
.rp tr,.rp-tile,.rp-facts div,.rp-definitions div,.rp-asks li,.rp-chart{break-inside:avoid}
.rp h2,.rp h3,.rp caption{break-after:avoid}
.rp-section{margin-top:28pt}
.rp-scroll{overflow:visible}
.rp-cover{break-after:page}
.rp-fold::details-content{content-visibility:visible;display:block}
.rp *{print-color-adjust:exact;-webkit-print-color-adjust:exact}
}
`;

export const REPORT_STYLE = [BASE, COVER, BODY, CHARTS, NARROW, CARDS, PRINT].join("").replaceAll("\n", "");

/** The CSS for narrow screens and for paper; see `style.ts`. */
export const NARROW = `
@media screen and (max-width:860px){
.rp-cover{grid-template:"names" auto "tiles" auto "measures" auto "below" auto "pairs" auto "verify" auto/minmax(0,1fr)}
.rp .rp-pairs{margin-top:12px}
.rp-verify{display:flex;gap:12px;align-items:center;margin-top:12px;text-align:left}
.rp-qr{margin:0;flex:none}
}
@media screen and (max-width:640px){
.rp{padding:20px 16px 40px}
.rp h1{font-size:24px}
.rp-qr{width:84px;height:84px}
.rp .rp-facts,.rp-below{grid-template-columns:minmax(0,1fr)}
.rp-record{margin-top:18px}
.rp .rp-pairs{grid-template-columns:minmax(0,1fr)}
.rp .rp-tiles{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}
.rp .rp-tile{padding:10px 0 8px 12px;border-top:1px solid var(--line)}
.rp .rp-tile:nth-child(odd){padding-left:0;padding-right:12px;border-left:0}
.rp .rp-tile:nth-child(-n+2){border-top:0}
.rp .rp-measures{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}
.rp .rp-measure:nth-child(odd){padding-left:0;border-left:0}
.rp .rp-tile-value{font-size:22px}
.rp-per{display:block}
.rp-plot-wide{display:none}
.rp-plot-narrow{display:block;max-width:460px}
.rp-pairs dt,.rp-tile-also,.rp-tile-quality,.rp-small,.rp-per,.rp-detail,.rp-covered,.rp-asks .rp-small{font-size:13px}
.rp .rp-accounts,.rp .rp-asks,.rp .rp-pairs{font-size:14px}
.rp-covered,.rp-detail{display:block}
.rp-contents{margin-top:14px;padding:4px 0}
.rp-contents ol{display:block;columns:2;column-gap:16px}
.rp-contents li{break-inside:avoid}
.rp-contents a{display:flex;gap:6px;padding:5px 0;line-height:1.35}
.rp-section{margin-top:40px}
}
`;

/**
 * On a phone a table row becomes a card: its name and its last amount on the first line, then the other values, each
 * after its column's header.
 */
export const CARDS = `
@media screen{.rp td a,.rp th a,.rp dd a,.rp .rp-tile a{display:inline-block;min-width:24px;min-height:24px;padding:3px 0;margin:-3px 0}.rp .rp-long-evidence td a{display:inline;padding:0}}
@media screen and (max-width:640px){
.rp-scroll{overflow:visible}
.rp table,.rp caption,.rp tbody,.rp th,.rp td{display:block;width:auto}
.rp thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.rp caption{font-size:16px;padding-bottom:6px;border-bottom:1px solid var(--ink)}
.rp tr,.rp .rp-dense tr{display:flex;flex-wrap:wrap;gap:0 12px;padding:7px 0;border-bottom:1px solid var(--line)}
.rp tbody tr::before{content:"";flex:0 0 100%}
.rp tbody th,.rp tbody td,.rp .rp-dense tbody th,.rp .rp-dense tbody td{padding:0;border:0;font-size:13px}
.rp tbody th,.rp .rp-dense tbody th{order:-2;flex:1 1 55%;min-width:0;font-size:14px;font-weight:600;color:var(--ink);text-align:left}
.rp tbody td.rp-number:last-child{order:-1;flex:none;max-width:44%;font-size:14px;font-weight:600;color:var(--ink);text-align:right}
.rp td{text-align:left;max-width:100%}
.rp td::before{content:attr(data-head) " ";color:var(--soft)}
.rp td.rp-number:last-child::before{content:none}
.rp td.rp-number:last-child::after{content:attr(data-head);display:block;font-size:12px;font-weight:400;color:var(--soft)}
.rp .rp-group td.rp-number:last-child::after,.rp .rp-total td.rp-number:last-child::after,.rp .rp-long-rows td.rp-number:last-child::after{content:none}
.rp #income-streams .rp-total td.rp-number:last-child::after{content:attr(data-head)}
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

/**
 * On paper the page looks as on a desktop but smaller, every folded part is open, and the first page contains
 * only the cover.
 */
export const PRINT = `
@page{size:A4;margin:13mm 14mm 16mm;@bottom-right{content:"page " counter(page) " of " counter(pages);font:7pt sans-serif;color:#56646c}}
@media print{
.rp{max-width:none;padding:0;zoom:.78}
.rp h1{font-size:23px}
.rp a{text-decoration:none}
.rp-contents,.rp-toggle,.rp-plot-narrow,.rp-details summary,.rp-skip,.rp-act{display:none}
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

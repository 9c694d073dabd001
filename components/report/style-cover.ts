/** The CSS of the first page; see `style.ts`. */
export const COVER = `
.rp-cover{display:grid;grid-template:"names pairs verify" auto "tiles tiles tiles" auto "measures measures measures" auto "below below below" auto/minmax(0,17fr) minmax(0,32fr) minmax(132px,max-content);column-gap:24px}
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
.rp .rp-id{display:inline-block;padding:5px 0;font-weight:600;font-size:12px;line-height:1.3;font-variant-numeric:tabular-nums;white-space:nowrap}
.rp .rp-tiles{grid-area:tiles;display:grid;grid-template-columns:repeat(4,minmax(0,1fr));margin:16px 0 0;border-top:2px solid var(--ink);border-bottom:1px solid var(--rule)}
.rp-tile{padding:10px 14px 9px;border-left:1px solid var(--line)}
.rp-tile:first-child{border-left:0;padding-left:0}
.rp-tile:last-child{padding-right:0}
.rp-tile-label{font-size:13px;font-weight:600}
.rp .rp-tile-value{font-size:26px;line-height:1.25;font-weight:600;letter-spacing:-.02em;font-variant-numeric:tabular-nums}
.rp .rp-tile-value a{text-decoration:none}
.rp .rp-tile-value a:hover{text-decoration:underline}
.rp-per{font-size:12.5px;font-weight:400;letter-spacing:0;color:var(--soft)}
.rp .rp-tile-range{font-size:13px;font-variant-numeric:tabular-nums;margin:1px 0 3px}
.rp-tile-range span{display:block;font-size:12px;line-height:1.3;color:var(--soft)}
.rp .rp-tile-why{font-size:12px;line-height:1.35;margin:1px 0 3px}
.rp .rp-measures{grid-area:measures;display:grid;grid-template-columns:repeat(4,minmax(0,1fr));border-bottom:1px solid var(--rule)}
.rp-measure{padding:8px 14px 8px;border-left:1px solid var(--line)}
.rp-measure:first-child{border-left:0;padding-left:0}
.rp .rp-measure-value{font-size:18px;line-height:1.3;font-weight:600;font-variant-numeric:tabular-nums}
.rp .rp-tile-below .rp-measure-value,.rp .rp-tile-below .rp-tile-value{color:var(--warn)}
.rp .rp-lead-high{font-weight:700;color:var(--warn)}
.rp-tile-also,.rp-tile-quality{font-size:12px;color:var(--soft);font-variant-numeric:tabular-nums}
.rp-whole{white-space:nowrap}
.rp-below{grid-area:below;display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:0 36px;margin-top:14px}
.rp-grade{display:flex;gap:12px;margin-top:4px;font-size:13.5px;line-height:1.45}
.rp-letter{flex:none;width:38px;height:38px;border:2px solid var(--accent);color:var(--accent);font-size:21px;line-height:34px;font-weight:600;text-align:center}
.rp-grade ul{color:var(--soft);font-size:12.5px;line-height:1.4}
.rp-grade li{margin-top:2px}
.rp-record>section+section{margin-top:12px}
.rp-covered,.rp-detail{font-weight:400;font-size:12px;color:var(--soft)}
.rp .rp-accounts{margin-top:4px;font-size:13px;line-height:1.4}
.rp-accounts li{display:grid;grid-template-columns:28px 1fr max-content;gap:6px;padding:3px 0;border-top:1px solid var(--line)}
.rp-key{color:var(--accent);font-weight:600;font-size:12.5px}
.rp-many li{font-size:12px;line-height:1.3;padding:1px 0}
@media print,(min-width:641px){.rp-many li>span:nth-child(2){overflow:hidden;white-space:nowrap;text-overflow:ellipsis}}
.rp .rp-missing{margin-top:4px;font-size:12.5px;line-height:1.4;color:var(--warn)}
.rp-contents{margin-top:20px;padding:8px 0;border-top:1px solid var(--line);border-bottom:1px solid var(--line);font-size:13px}
.rp-contents ol{display:flex;flex-wrap:wrap;gap:6px 20px}
.rp-contents a{text-decoration:none}
`;

/**
 * The CSS of the mock bank's pages, as text. The CSS is part of the page, so that one response is enough even on a slow
 * connection. To look different from a firm's pages, the bank's pages have a band in the bank's colour, a sheet on a
 * tinted background and round buttons. At the top, they have stripes that no real bank has.
 */
const COLOURS = `
:root{color-scheme:light dark;--ground:#eef0f5;--paper:#fff;--mist:#f4f5f9;--line:#d9dce5;--edge:#747b8c;--ink:#171a24;--soft:#525867;--bad:#b3261e;--good:#17693f;--test-ground:#fff6dc;--test-ink:#4a3300;--test-edge:#8a6100}
@media (prefers-color-scheme:dark){:root{--ground:#0c0e13;--paper:#14171d;--mist:#1c2028;--line:#333945;--edge:#8d95a6;--ink:#eef0f5;--soft:#adb4c2;--bad:#ff9a92;--good:#7bd3a0;--test-ground:#2b2207;--test-ink:#fbe7b0;--test-edge:#d9a521}}
`;

const BASE = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;background:var(--ground);color:var(--ink);font:400 1.0625rem/1.5 "Trebuchet MS","Segoe UI",Verdana,"DejaVu Sans",sans-serif;overflow-wrap:break-word}
h1,h2,h3,p,ul,ol,dl,dd,fieldset,legend{margin:0;padding:0;border:0}
fieldset{min-width:0}
ul,ol{list-style:none}
h1{font-size:clamp(1.5rem,1.2rem + 1.6vw,2rem);line-height:1.2;font-weight:700;text-wrap:balance}
h2{font-size:1.1875rem;line-height:1.3;font-weight:700}
h3{font-size:1.0625rem;line-height:1.35;font-weight:700}
a{color:inherit;text-underline-offset:3px}
a:hover{text-decoration-thickness:2px}
code{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;font-size:.9em;overflow-wrap:anywhere}
button,input{font:inherit;color:inherit}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px;border-radius:6px}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;left:-9999px}
.skip:focus{left:12px;top:12px;z-index:2;padding:12px 16px;background:var(--paper);color:var(--ink)}
.col{max-width:40rem;margin:0 auto;padding:0 20px}
.wide .col{max-width:60rem}
.go{display:inline-block;padding:8px 0}
.soft{color:var(--soft)}
.small{font-size:.9375rem}
.num{font-variant-numeric:tabular-nums}
`;

const FRAME = `
.stripes{padding:11px 16px;border-bottom:4px solid #f5b301;background:#3d2b00 repeating-linear-gradient(135deg,#3d2b00 0 14px,#554003 14px 28px);color:#fff;text-align:center;font-weight:700}
.band{background:var(--bank);color:#fff;border-bottom:1px solid var(--line)}
.band .col{display:flex;align-items:center;gap:12px;min-height:68px;padding-top:12px;padding-bottom:12px;font-size:1.1875rem;font-weight:700;line-height:1.25}
.mark{flex:none;width:40px;height:40px;display:block}
.band .mark{border-radius:11px;box-shadow:0 0 0 2px rgba(255,255,255,.85)}
main.col{padding-top:22px;padding-bottom:32px}
main:focus{outline:0}
@media (min-width:44rem){main.col{margin-top:28px;padding:32px 36px 36px;background:var(--paper);border:1px solid var(--line);border-radius:8px}}
@media (max-width:43.99rem){body{background:var(--paper)}}
.where{display:flex;flex-wrap:wrap;gap:4px 12px;justify-content:space-between;font-size:.9375rem;color:var(--soft)}
.where a{display:inline-block;padding:10px 0;margin:-10px 0}
.keep{white-space:nowrap}
.bar{display:grid;grid-template-columns:repeat(5,1fr);gap:6px;margin:8px 0 20px}
.bar span{height:6px;border-radius:3px;background:var(--line)}
.bar .on{background:var(--accent)}
.lead{margin-top:10px;color:var(--soft)}
.part{margin-top:30px}
.part>*+*{margin-top:10px}
.foot{padding:20px 0 40px;font-size:.9375rem;color:var(--soft)}
.foot p+p{margin-top:8px}
`;

const PIECES = `
.button{appearance:none;display:inline-flex;align-items:center;justify-content:center;width:100%;min-height:52px;padding:12px 28px;border:2px solid transparent;border-radius:999px;background:var(--accent);color:var(--on-accent);font-weight:700;line-height:1.25;text-align:center;text-decoration:none;cursor:pointer}
.button:hover{text-decoration:underline;text-underline-offset:3px}
.button.plain{background:transparent;color:var(--ink);border-color:var(--edge)}
.button.bad{background:transparent;color:var(--bad);border-color:currentColor}
.text{appearance:none;min-height:48px;padding:10px 0;border:0;background:none;text-decoration:underline;text-underline-offset:3px;cursor:pointer;text-align:left}
.acts{margin-top:28px;display:grid;gap:12px}
@media (min-width:30rem){.acts{grid-template-columns:1fr 1fr}.button.fit{width:auto;min-width:12rem}}
.out{margin-top:24px;padding-top:8px;border-top:1px solid var(--line)}
.asker{margin-top:18px;padding:16px 18px;border:1px solid var(--line);border-left:6px solid var(--accent);border-radius:6px;background:var(--mist)}
.asker>*+*{margin-top:6px}
.facts{margin-top:10px;border-top:1px solid var(--line)}
.facts>div{padding:11px 0;border-bottom:1px solid var(--line)}
.facts dt{font-size:.9375rem;color:var(--soft)}
@media (min-width:34rem){.facts>div{display:grid;grid-template-columns:9.5rem 1fr;gap:16px}}
.alert{margin-top:18px;padding:14px 18px;border:2px solid var(--bad);border-radius:6px;background:var(--paper)}
.alert:focus{outline:3px solid var(--bad);outline-offset:3px}
.alert p+p{margin-top:4px}
.alert h2{color:var(--bad)}
.alert a{display:inline-block;padding:8px 0}
.dots{padding-left:22px}
.dots li{list-style:disc;margin-top:4px}
.test{margin-top:26px;padding:14px 18px;border:2px dashed var(--test-edge);border-radius:6px;background:var(--test-ground);color:var(--test-ink)}
.test>.tag,summary>.tag{font-size:.8125rem;font-weight:700;letter-spacing:.05em;text-transform:uppercase}
.test>*+*{margin-top:6px}
details.test{padding-top:4px;padding-bottom:4px}
details.test[open]{padding-bottom:18px}
details.test .soft{color:inherit}
details.test form{margin-top:14px}
details.test form p{margin-top:6px}
summary{display:flex;align-items:center;gap:10px;min-height:48px;padding:8px 0;cursor:pointer;font-weight:700;list-style:none}
summary::-webkit-details-marker{display:none}
summary::before{content:"";flex:none;width:9px;height:9px;margin:0 4px 2px 2px;border:solid currentColor;border-width:0 2.5px 2.5px 0;transform:rotate(-45deg)}
details[open]>summary::before{transform:rotate(45deg)}
summary>span{min-width:0}
.fold{border-bottom:1px solid var(--line)}
.fold>ul,.fold>p{padding:0 0 14px 22px}
.fold>.dots{padding-left:44px}
.sure{padding:0 0 16px 22px}
.sure>*+*{margin-top:14px}
.facts li+li{margin-top:4px}
`;

const FORMS = `
label,legend{font-weight:700}
.hint{color:var(--soft);font-size:.9375rem}
.wrong{margin-top:4px;color:var(--bad);font-weight:700}
.entry{display:block;width:100%;min-height:52px;margin-top:8px;padding:10px 14px;border:2px solid var(--edge);border-radius:6px;background:var(--paper)}
.entry.digits{max-width:16rem;font-size:1.25rem;letter-spacing:.14em;font-variant-numeric:tabular-nums}
.entry[aria-invalid]{border-color:var(--bad);border-width:3px}
.field{margin-top:22px}
.field+.button{margin-top:18px}
.find{margin-top:22px;display:grid;gap:0 12px;grid-template-columns:1fr auto;align-items:end}
.find label,.find .hint{grid-column:1/-1}
.find .button{width:auto;padding:10px 22px;margin-top:8px}
.find+p{margin-top:12px}
.rows{margin-top:16px;display:grid;gap:10px}
@media (min-width:40rem){.rows.two{grid-template-columns:1fr 1fr}}
.row{appearance:none;display:flex;align-items:center;gap:14px;width:100%;min-height:64px;height:100%;padding:10px 14px;border:2px solid var(--line);border-radius:8px;background:var(--paper);text-align:left;cursor:pointer;font-weight:700;line-height:1.3}
.row:hover{border-color:var(--ink);background:var(--mist)}
.row .small{display:block;font-weight:400}
.card{border:2px solid var(--line);border-radius:8px;background:var(--paper)}
.card .row{border:0;border-radius:6px;background:none;height:auto}
.card .row:hover b{text-decoration-thickness:3px}
.card b{text-decoration:underline;text-underline-offset:3px}
.card details{margin:0 14px;border-top:1px solid var(--line)}
.card summary{font-weight:400;font-size:.9375rem;min-height:44px;padding:6px 0}
.card details>*+*{margin-bottom:10px}
.group{margin-top:26px}
.tick{display:flex;align-items:flex-start;gap:14px;min-height:64px;padding:14px;border:2px solid var(--line);border-radius:8px;font-weight:400;cursor:pointer}
.tick:hover{border-color:var(--ink)}
.tick:has(:checked){border-color:var(--accent);background:var(--mist)}
.tick input{flex:none;width:24px;height:24px;margin:1px 0 0;accent-color:var(--accent)}
.tick b,.tick .small{display:block}
.tick .small{margin-top:4px}
.tick .chip+.small{margin-top:8px}
.tick.shut{cursor:default;border-style:dashed;border-color:var(--edge);background:var(--mist)}
.chip{display:inline-block;margin-top:6px;padding:2px 9px;border:1px solid currentColor;border-radius:8px;line-height:1.35;font-size:.875rem;font-weight:700}
fieldset+.button{margin-top:20px}
.picks{display:flex;flex-wrap:wrap;gap:0 24px;margin-top:4px}
.picks a{display:inline-block;padding:11px 0}
.code{display:inline-block;font-size:1.75rem;letter-spacing:.16em;font-variant-numeric:tabular-nums;line-height:1.3}
`;

const GUIDE = `
.toc{display:flex;flex-wrap:wrap;gap:8px;margin-top:20px}
.toc a{display:inline-flex;align-items:center;min-height:44px;padding:6px 16px;border:2px solid var(--edge);border-radius:999px;text-decoration:none;font-weight:700}
.toc a:hover{text-decoration:underline}
.wide h2{font-size:1.5rem}
.wide section{margin-top:40px;padding-top:28px;border-top:1px solid var(--line)}
.entries{margin-top:14px;display:grid;gap:12px;overflow-wrap:anywhere}
.entries>li{min-width:0;padding:16px 18px;border:1px solid var(--line);border-radius:8px;background:var(--paper);scroll-margin-top:12px}
.entries>li>*+*{margin-top:6px}
@media (min-width:52rem){.entries.two{grid-template-columns:1fr 1fr;align-items:start}}
.entries summary{font-weight:400;font-size:.9375rem;min-height:44px;padding:6px 0}
.keys{display:grid;gap:2px;font-size:.9375rem;color:var(--soft)}
.entries .pair{display:flex;gap:14px;align-items:flex-start}
.entries .pair>*+*{margin-top:0}
.entries h3 code{font-size:1em}
section{scroll-margin-top:12px}
`;

const OTHER = `
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
@media (forced-colors:active){.stripes,.band{border-bottom:2px solid CanvasText}.mark{forced-color-adjust:none}.bar span{border:1px solid CanvasText}.bar .on{background:Highlight}.button,.row{border-color:ButtonText}.tick:has(:checked){border-color:Highlight}.asker{border-color:CanvasText}}
@media print{:root{--ground:#fff;--paper:#fff;--mist:#fff;--ink:#000;--soft:#333;--line:#999}body{font-size:11pt}.stripes,.band{color:#000;background:none}.acts,.out,.skip,.find,.toc,details.test{display:none!important}.col{padding:0}main.col{border:0;margin:0;padding:12pt 0}.entries>li,.facts>div{break-inside:avoid}}
`;

/** All CSS except that for the bank's colour, which is appended. */
export const SANDBOX_STYLE = [COLOURS, BASE, FRAME, PIECES, FORMS, GUIDE, OTHER]
  .join("")
  .replaceAll("\n", "");

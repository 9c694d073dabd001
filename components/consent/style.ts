/**
 * The CSS of the customer's pages, as text. The CSS is part of the page, so that one response is enough even on a slow
 * connection. The colours match those of app/globals.css; only --edge is defined here.
 */
const COLOURS = `
:root{color-scheme:light dark;--paper:#fff;--mist:#f6f7f6;--line:#e2e5e3;--edge:#7a8580;--ink:#16201c;--soft:#55605b;--accent:#0f5c4d;--on-accent:#fff;--good:#17693f;--warn:#8a5a00;--bad:#b3261e}
@media (prefers-color-scheme:dark){:root{--paper:#121614;--mist:#1a1f1d;--line:#2d3431;--edge:#87938d;--ink:#eef2f0;--soft:#a7b2ad;--accent:#7fd1bd;--on-accent:#08251f;--good:#7bd3a0;--warn:#f0c46c;--bad:#ff9a92}}
`;

const BASE = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1.0625rem/1.55 ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;overflow-wrap:break-word}
h1,h2,h3,p,ul,ol,dl,dd,fieldset,legend{margin:0;padding:0;border:0}
ul,ol{list-style:none}
h1,.lead,p,li,dd,.button{overflow-wrap:anywhere}
h1{font-size:min(clamp(1.625rem,1.3rem + 1.6vw,2.125rem),12vw);line-height:1.18;letter-spacing:-.02em;font-weight:650;text-wrap:balance}
h2{font-size:1.1875rem;line-height:1.3;letter-spacing:-.01em;font-weight:650}
a{color:inherit;text-decoration-thickness:1px;text-underline-offset:3px}
a:hover{text-decoration-thickness:2px}
html{scroll-padding-bottom:6rem}
:focus-visible{outline:3px solid var(--ink);outline-offset:3px;border-radius:4px}
p a:focus-visible,dd a:focus-visible,li a:focus-visible{outline-width:2px;outline-offset:1px}
main:focus{outline:0}
.skip{position:absolute;left:-9999px}
.skip:focus{left:12px;top:12px;z-index:2;padding:12px 16px;background:var(--paper);color:var(--ink)}
.col{max-width:36rem;margin:0 auto;padding:0 20px}
.quiet{color:var(--soft)}
.small{font-size:.9375rem}
.code{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.9375em;overflow-wrap:anywhere}
`;

const FRAME = `
.sandbox{background:var(--mist);border-bottom:1px solid var(--line);font-size:.875rem;line-height:1.4}
.sandbox p{padding-top:10px;padding-bottom:10px}
.sandbox strong{color:var(--warn)}
.brand{display:flex;align-items:center;gap:12px;padding-top:12px;padding-bottom:4px;font-weight:650;min-height:52px}
.brand span:last-child{min-width:0;overflow-wrap:anywhere}
.brand img{display:block;max-height:40px;max-width:160px;width:auto;height:auto}
.mark{flex:none;width:2.25rem;height:2.25rem;border-radius:10px;background:var(--accent);color:var(--on-accent);display:grid;place-items:center;font-size:1.0625rem}
main,main.col{padding-top:12px;padding-bottom:48px}
.steps{display:grid;grid-template-columns:repeat(3,1fr);gap:8px;margin-bottom:16px;font-size:.8125rem;line-height:1.35;color:var(--soft)}
.steps li{border-top:4px solid var(--line);padding-top:8px}
.steps .past,.steps .now{border-top-color:var(--accent)}
.steps .now{color:var(--ink);font-weight:650}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.lead{margin-top:12px;font-size:1.0625rem;color:var(--soft);max-width:34em}
.part{margin-top:36px}
.part>p,.part>ul,.part>form{margin-top:10px}
.foot{border-top:1px solid var(--line);padding:20px 0 40px;font-size:.875rem;color:var(--soft)}
.foot p+p{margin-top:8px}
`;

const PIECES = `
.facts{margin-top:28px;border-top:1px solid var(--line)}
h2+.facts{margin-top:14px}
.part>.facts+p{margin-top:22px}
.facts>div{padding:14px 0;border-bottom:1px solid var(--line)}
.facts dt{font-size:.875rem;color:var(--soft)}
.facts dd{margin-top:2px}
.facts dd+dd{margin-top:10px}
.facts .small{display:block;color:var(--soft)}
@media (min-width:34rem){.facts>div{display:grid;grid-template-columns:10rem 1fr;column-gap:20px}.facts dt{padding-top:2px}.facts dd{grid-column:2;margin-top:0}}
.brief{margin-top:12px}
.facts.brief>div{display:flex;flex-wrap:wrap;column-gap:12px;padding:6px 0;font-size:.9375rem;line-height:1.38}
.facts.brief dt{flex:0 0 5.5rem}
.facts.brief dd{flex:1 1 12rem;min-width:0;margin-top:0}
@media (min-width:34rem){.facts.brief dt{flex-basis:8rem}}
.folds{margin-top:20px;border-top:1px solid var(--line)}
.fold{border-bottom:1px solid var(--line)}
.fold>summary{min-height:48px;padding:12px 0;cursor:pointer;font-weight:650}
.fold>div{padding-bottom:16px}
.fold>div>*+*{margin-top:10px}
.clusters li+li{margin-top:10px}
.clusters .small{display:block;color:var(--soft)}
.stick{margin-top:24px}
.stick+.acts{margin-top:12px}
@media (max-width:33.99rem) and (min-height:480px){.stick{position:sticky;bottom:0;margin:24px -20px 0;padding:12px 20px;background:var(--paper);border-top:1px solid var(--line)}}
.ending{margin-bottom:28px}
.ending .note{margin-top:0}
.ending .acts{margin-top:14px}
.three li+li{margin-top:8px}
.note{margin-top:24px;padding:14px 18px;border-left:4px solid var(--warn);background:var(--mist);border-radius:0 14px 14px 0}
.note.bad{border-left-color:var(--bad)}
.note.good{border-left-color:var(--good)}
.note p{margin-top:4px}
.note+h1,.note+.tick{margin-top:28px}
.next{counter-reset:next;margin-top:12px}
.next li{counter-increment:next;position:relative;padding:0 0 14px 2.75rem}
.next li::before{content:counter(next);position:absolute;left:0;top:-1px;width:1.75rem;height:1.75rem;border-radius:50%;border:1.5px solid var(--ink);color:var(--ink);display:grid;place-items:center;font-size:.875rem;font-weight:650}
.list li{position:relative;padding-left:22px;margin-top:6px}
.list li::before{content:"";position:absolute;left:4px;top:.68em;width:6px;height:6px;border-radius:50%;background:var(--ink)}
.acts{margin-top:28px;display:grid;gap:12px}
.button{appearance:none;display:flex;align-items:center;justify-content:center;width:100%;min-height:54px;padding:12px 20px;border:2px solid var(--accent-edge,transparent);border-radius:14px;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:650;line-height:1.25;text-align:center;text-decoration:none;cursor:pointer}
.button:hover{text-decoration:underline}
.button.second{background:transparent;color:var(--ink);border-color:var(--edge);font-weight:500}
.button.danger{background:var(--bad);border-color:var(--bad);color:var(--paper)}
.quietly{display:inline-block;min-height:44px;padding:10px 0}
.under{margin-top:12px;font-size:.9375rem;color:var(--soft)}
@media (min-width:34rem){.acts.row{grid-template-columns:1fr 1fr}}
.banks{margin-top:20px;border-top:1px solid var(--line)}
.banks li{display:grid;grid-template-columns:minmax(0,1fr) auto;column-gap:16px;align-items:center;padding:10px 0;border-bottom:1px solid var(--line)}
.banks .quiet{grid-column:1;font-size:.9375rem}
.banks a{grid-column:2;grid-row:1/span 2;padding:12px 0;font-size:.9375rem}
.acts+.acts,form+form>.acts{margin-top:12px}
.tick{width:52px;height:52px;color:var(--good);display:block;margin-bottom:16px}
.pulse{height:6px;border-radius:3px;background:var(--line);overflow:hidden;margin-top:28px}
.pulse span{display:block;height:100%;width:34%;border-radius:3px;background:var(--accent);animation:slide 2.4s ease-in-out infinite alternate}
@keyframes slide{from{transform:translateX(0)}to{transform:translateX(194%)}}
`;

const REVIEW = `
.sums{margin-top:20px;border-top:1px solid var(--line)}
.sums li{display:grid;grid-template-columns:1fr auto;column-gap:16px;padding:10px 0;border-bottom:1px solid var(--line)}
.sums .sum{font-weight:650;font-variant-numeric:tabular-nums;text-align:right}
.sums .quiet,.sums a{grid-column:1/-1;font-size:.9375rem}
.sums a{justify-self:start;padding:6px 0}
.decide{margin-top:24px}
.decide .acts{margin-top:14px}
@media (min-width:34rem){.decide .acts{grid-template-columns:1fr 1fr}}
.sheet{margin-top:32px;border-top:1px solid var(--line);border-bottom:1px solid var(--line);background:#fff;color-scheme:light}
.field{margin-top:20px}
.field>label,.field>legend,legend{display:block;font-weight:650}
.hint{font-size:.9375rem;color:var(--soft)}
select,textarea,input[type=email]{display:block;width:100%;margin-top:8px;padding:12px 14px;min-height:52px;border:1px solid var(--edge);border-radius:12px;background:var(--paper);color:var(--ink);font:inherit}
textarea{min-height:6.5rem;resize:vertical}
[aria-invalid=true],input[type=email][aria-invalid=true]{border:2px solid var(--bad)}
.wrong{margin-top:6px;color:var(--bad);font-weight:650;font-size:.9375rem}
.choices{margin-top:8px;display:grid;gap:8px}
.choices label{display:flex;align-items:center;gap:12px;min-height:48px;padding:8px 14px;border:1px solid var(--edge);border-radius:12px;cursor:pointer}
.choices input{flex:none;width:22px;height:22px;margin:0;accent-color:var(--ink)}
.choices label:has(:checked){border-color:var(--ink);box-shadow:inset 0 0 0 1px var(--ink)}
.noted li{padding:14px 0;border-bottom:1px solid var(--line)}
.noted strong{display:block}
.noted form{display:flex;gap:28px}
.about{margin-top:14px;padding:14px 18px;border-radius:14px;background:var(--mist);font-weight:650}
.noted button{appearance:none;background:none;border:0;padding:10px 0;min-height:44px;font:inherit;color:var(--bad);text-decoration:underline;text-underline-offset:3px;cursor:pointer}
`;

const OTHER = `
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}.pulse span{animation:none;width:100%;opacity:.5}}
@media (forced-colors:active){.mark,.pulse span,.list li::before{forced-color-adjust:none}.button{border-color:ButtonText}.steps .now,.steps .past{border-top-color:Highlight}.note{border:1px solid CanvasText}}
@media print{:root{--paper:#fff;--ink:#000;--soft:#444;--line:#bbb;--mist:#fff}body{font-size:11pt}.acts,.stick,.steps,.skip,.pulse,.screen{display:none!important}.col{max-width:none;padding:0}main{padding-bottom:0}.facts>div{break-inside:avoid}}
`;

/** All CSS except that for the firm's colour, which is appended. */
export const CONSENT_STYLE = [COLOURS, BASE, FRAME, PIECES, REVIEW, OTHER].join("").replaceAll("\n", "");

/** The colours of a report opened as a file on a system in dark mode. Paper stays white. See `style.ts`. */
export const DARK = `
@media screen and (prefers-color-scheme:dark){
html{background:#10181c;color-scheme:dark}
.rp{--ink:#e8eef0;--soft:#a9b6bc;--faint:#9aa8ae;--line:#2a363c;--rule:#44535a;--accent:#6fcac6;--wash:#182227;--warn:#f2a08a;background:#10181c}
.rp-skip:focus{background:#10181c;color:#6fcac6}
.rp-qr{padding:4px}
.rp-qr-path{fill:#16232b}
.rp tr:target th,.rp tr:target td,.rp tr:target,.rp div:target{background:#1b3839;outline-color:#1b3839}
.rp-fill-income,.rp-fill-accent{fill:#3fa7a3}
.rp-fill-essential{fill:#c4d2d8}
.rp-fill-committed{fill:#71888f}
.rp-fill-debt{fill:#d08a4c}
.rp-fill-discretionary{fill:#7c6a3f}
.rp-fill-other{fill:#2c3a41}
.rp-fill-warn{fill:#8a4a3a}
.rp-plot rect{stroke:#10181c}
.rp-line-accent{stroke:#6fcac6}
.rp-line-grid{stroke:#2a363c}
.rp-line-axis{stroke:#8b999f}
.rp-line-paper{stroke:#10181c}
.rp-label{fill:#a9b6bc}
.rp-label-strong{fill:#e8eef0}
}
`.replaceAll("\n", "");

import { stylesheet } from './stylesheet.js';

/** The platform's own colours, by the visitor's preference. In no document that has the look of a page or of a site. */
export const platformColours = stylesheet(`
:root{color-scheme:light dark;--paper:#fafaf7;--card:#fff;--ink:#16201b;--quiet:#5c675f;--line:#e4e6e0;--edge:#868e85;--go:#1f7a4d;--on:#fff;--soft:#e9f3ed;--bad:#a8322a;--badsoft:#fbeceb;--warn:#fdf4da}
@media (prefers-color-scheme:dark){:root{--paper:#111613;--card:#19201c;--ink:#edf1ee;--quiet:#a9b5ac;--line:#2b342f;--edge:#6f7b73;--go:#4fc088;--on:#0d1410;--soft:#1b2c23;--bad:#ff9a90;--badsoft:#33201e;--warn:#332c18}}
`);

/** What all public screens share: one column of 580 px, fields of 16 px so that phones do not zoom. Its colours come with a look. */
export const screenStyle = stylesheet(`
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;min-height:100vh;min-height:100dvh;background:var(--paper);color:var(--ink);font:16px/24px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere}
main{width:100%;max-width:580px;margin-inline:auto;padding:16px 16px 32px}
main.middle{min-height:100vh;min-height:100dvh;display:flex;flex-direction:column;justify-content:center;align-items:flex-start}
main.middle form{width:100%}
.top+main.middle{min-height:0;justify-content:flex-start}
h1{font-size:24px;line-height:32px;margin:0 0 8px;letter-spacing:-.01em}
h2{font-size:18px;line-height:26px;margin:0 0 12px}
p{margin:0 0 12px}
a{color:var(--go)}
[dir=auto]{text-align:-webkit-match-parent;text-align:match-parent}
img{max-width:100%;height:auto}
.quiet{color:var(--quiet)}
.small{font-size:14px;line-height:20px}
.num{font-variant-numeric:tabular-nums;white-space:nowrap;unicode-bidi:plaintext;text-align:-webkit-match-parent;text-align:match-parent}
.card{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:16px;margin:0 0 16px}
.top{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px 16px;width:100%;max-width:580px;margin-inline:auto;padding:16px 16px 0}
.seller{display:flex;align-items:center;gap:12px;font-weight:600;min-width:0}
.back{display:inline-block;padding:12px 0;font-size:14px;line-height:20px;overflow-wrap:anywhere}
.face{width:40px;height:40px;border-radius:50%;object-fit:cover;background:var(--line);flex:none;display:grid;place-items:center}
.field{margin:0 0 16px;border:0;padding:0;min-width:0}
.field>label,.field>legend,.label{display:block;font-weight:600;font-size:14px;line-height:20px;margin:0 0 4px;padding:0}
.hint{display:block;color:var(--quiet);font-size:14px;line-height:20px;margin:4px 0 0}
input:not([type=checkbox],[type=radio]),select,textarea{display:block;width:100%;min-height:48px;padding:10px 12px;font:inherit;color:inherit;background:var(--card);border:1px solid var(--edge);border-radius:8px}
textarea{min-height:96px;resize:vertical}
input[type=checkbox],input[type=radio]{width:20px;height:20px;margin:2px 0;accent-color:var(--go);flex:none}
.check,.field>.check{display:flex;gap:12px;align-items:flex-start;margin:0;padding:10px 0;font-weight:400;font-size:16px;line-height:24px;cursor:pointer}
.card>:last-child,.card>div>div>:last-child{margin-bottom:0}
[aria-invalid=true]:not([type=checkbox]){border-color:var(--bad);box-shadow:0 0 0 1px var(--bad)}
.wrong{display:block;color:var(--bad);font-size:14px;line-height:20px;margin:4px 0 0}
.note{border-radius:8px;padding:12px 16px;margin:0 0 16px;background:var(--soft)}
.note.bad{background:var(--badsoft);color:var(--bad)}
.note.warn{background:var(--warn)}
.note p:last-child{margin:0}
.btn{display:inline-flex;align-items:center;justify-content:center;min-height:48px;padding:10px 20px;border-radius:8px;border:1px solid var(--edge);background:none;color:inherit;font:inherit;font-weight:600;text-decoration:none;cursor:pointer;text-align:center}
.btn.go{background:var(--go);border-color:var(--go);color:var(--on)}
.btn[disabled]{opacity:.5;cursor:default}
:focus-visible{outline:2px solid var(--go);outline-offset:2px}
details>summary{cursor:pointer;color:var(--go);padding:10px 0;min-height:44px}
.vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (min-width:900px){.top{padding-top:32px}main{padding-top:40px}.top+main{padding-top:24px}}
footer{max-width:580px;margin-inline:auto;padding:0 16px 32px;color:var(--quiet);font-size:14px;line-height:20px}
`);

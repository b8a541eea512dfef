import { minifyCss } from '../kit/minify-css.js';

/** The closed gate of a section, and the gate before a whole page. */
export const gateCss = minifyCss(`
.gt{display:grid;gap:12px;text-align:start}
.gt .t{font-size:18px;text-wrap:pretty}
.gt-l{color:var(--title);font-size:15px;font-weight:600;line-height:1.4}
.gt-c{display:flex;align-items:flex-start;gap:12px;min-height:48px;padding:12px 0;color:var(--title);font-size:15px;line-height:1.5;cursor:pointer}
.gt-c input{flex:none;width:20px;height:20px;margin:2px 0 0;accent-color:var(--ac)}
.gt-e{color:var(--title);font-size:14px;font-weight:550;line-height:1.4}
.gt-e:empty{display:none}
.gt .btn{font-size:16.5px;font-weight:600}
.gt .btn[aria-busy=true]{opacity:.7;pointer-events:none}
.dr{display:grid;align-content:center;gap:20px;flex:1;width:100%;max-width:440px;margin-inline:auto;padding:32px 20px}
.dr h1{color:var(--title);font-size:28px;line-height:1.2;letter-spacing:-.02em;text-align:center;text-wrap:balance}
`);

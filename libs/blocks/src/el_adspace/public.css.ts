import { sandboxedFrameCss } from '../kit/sandboxed-frame.js';

export const css = `
.ad{display:grid;gap:6px}
.lp .ad-l{color:var(--s-fg,var(--q));font-size:12.5px;font-weight:550;line-height:1.4;letter-spacing:.02em}
.ad a{display:block}
.ad img{width:100%;height:auto;border-radius:var(--s-r,var(--r));background:var(--line)}
${sandboxedFrameCss}`;

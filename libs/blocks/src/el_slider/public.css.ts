import { roundButtonCss } from '../kit/round-button-css.js';

export const css = `${roundButtonCss}
.lp .sl-t{margin-bottom:14px}
.sl-s{position:relative}
.sl .rb{z-index:1}
.lp .sl-w{position:relative;display:flex;overflow-x:auto;scroll-snap-type:x mandatory;scrollbar-width:none;list-style:none;background:var(--card);border:1px solid var(--line);border-radius:var(--s-r,max(var(--r),12px))}
.sl-w::-webkit-scrollbar{display:none}
.sl-i{display:flex;flex-direction:column;flex:0 0 100%;min-width:0;scroll-snap-align:start;scroll-snap-stop:always}
.sl-i img{width:100%;height:auto;aspect-ratio:8/5;object-fit:cover;background:var(--line)}
.sl-x{display:flex;flex-direction:column;align-items:var(--fj);justify-content:center;flex:1;gap:8px;padding:20px 24px 24px}
.sl-x:first-child{min-height:220px;padding-inline:64px}
.lp .sl-h{color:var(--s-fg,var(--title));font-size:var(--s-fs,20px);font-weight:var(--s-fw,650);line-height:1.25;letter-spacing:-.01em;text-wrap:balance}
.sl-p{white-space:pre-line;text-wrap:pretty}
.lp .sl-a{display:inline-flex;align-items:center;min-height:48px;margin-top:2px;padding:0 22px;border:1.5px solid;border-radius:var(--br);color:var(--s-fg,var(--title));font-size:15.5px;font-weight:600;text-decoration:none}
.sl-f .sl-w{display:grid;overflow:hidden;touch-action:pan-y pinch-zoom}
.sl-f .sl-i{grid-area:1/1;opacity:0;visibility:hidden}
.sl-f .sl-now{opacity:1;visibility:visible}
.sl-b{display:flex;align-items:center;justify-content:center;min-height:44px;margin-top:4px}
.sl-d,.sl-u{display:grid;place-items:center;width:44px;height:44px;padding:0;border:0;border-radius:50%;background:none;color:var(--title)!important;cursor:pointer}
.sl-d:before{content:"";width:10px;height:10px;border-radius:50%;border:2px solid;box-sizing:border-box;opacity:.75}
.sl-d[aria-current=true]:before{width:12px;height:12px;background:currentColor;opacity:1}
.sl-u:before{content:"";width:12px;height:14px;box-sizing:border-box;border:solid;border-width:0 4px}
.sl-off:before{width:0;height:0;margin-left:4px;border-width:8px 0 8px 13px;border-color:transparent transparent transparent currentColor}
.sl-c{color:var(--q);font-size:14px;font-weight:600;font-variant-numeric:tabular-nums;direction:ltr}
.sl :focus-visible{outline-offset:-4px}
@container pg (min-width:680px){.sl-x{padding-inline:32px}}
@media (prefers-reduced-motion:no-preference){.sl-f .sl-i{transition:opacity .5s ease-out,visibility 0s .5s}.sl-f .sl-now{transition:opacity .5s ease-out,visibility 0s}}
`;

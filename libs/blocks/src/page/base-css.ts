import { minifyCss } from '../kit/minify-css.js';

/** What every page needs: rhythm, type, the button, the surface, fields, focus. */
export const baseCss = minifyCss(`
.lp{position:relative;isolation:isolate;min-height:100vh;min-height:100svh;background:var(--bg);color:var(--ink);
  font:400 16px/1.6 var(--f);-webkit-font-smoothing:antialiased;-webkit-text-size-adjust:100%;overflow-wrap:anywhere;--al:center;--fj:center}
:where(.lp *,.lp :before,.lp :after){box-sizing:border-box}
:where(.lp :is(h1,h2,h3,h4,p,ul,ol,figure,blockquote,fieldset)){margin:0;padding:0}
:where(.lp :is(img,video,svg)){display:block;max-width:100%}
:where(.lp picture){display:contents}
:where(.lp a){color:inherit}
:where(.lp :is(button,input,select,textarea)){font:inherit;color:inherit;letter-spacing:inherit}
.lp :focus-visible{outline:3px solid var(--s-ac,var(--ac));outline-offset:3px}
.vh{position:absolute!important;width:1px;height:1px;margin:-1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap;border:0}
.sk{position:absolute;z-index:9;inset-inline-start:12px;top:12px;padding:12px 18px;border-radius:10px;background:var(--title);color:var(--tone)!important;transform:translateY(-200%)}
.sk:focus{transform:none}
.bg{position:fixed;z-index:-1;inset:0;overflow:hidden}
.bg :is(img,video){width:100%;height:100%;object-fit:cover}
.bg:after{content:"";position:absolute;inset:0}
.pg{container:pg/inline-size;min-height:inherit;display:flex;flex-direction:column}
.col{display:flex;flex-direction:column;flex:1;width:100%;max-width:calc(var(--w) + 40px);margin-inline:auto}
.hero{padding:clamp(44px,8vh,80px) 20px 0}
.hd{text-align:var(--al)}
.bd{display:flex;flex-direction:column;flex:1;padding:28px 20px 0}
.mn{flex:1;outline:0}
.s{margin-top:24px;color:var(--s-fg,inherit);font-size:var(--s-fs,inherit);font-weight:var(--s-fw,inherit);text-align:var(--al);accent-color:var(--s-ac,var(--ac))}
.s:first-child{margin-top:0}
.s[data-t=el_link]+.s[data-t=el_link],.s[data-t=el_button]+.s[data-t=el_button]{margin-top:14px}
.s+.s[data-t=el_heading]{margin-top:40px}
.s[data-t=el_heading]+.s{margin-top:14px}
.hero .s+.s{margin-top:20px}
.btn{display:flex;align-items:center;justify-content:center;gap:12px;width:100%;min-height:58px;padding:var(--s-py,13px) var(--s-px,20px);
  background:var(--s-bg,var(--p));color:var(--s-fg,var(--on))!important;border:var(--s-bd,var(--bb));border-radius:var(--s-r,var(--br));box-shadow:var(--s-sh,var(--bs));
  font-size:var(--s-fs,16.5px);font-weight:var(--s-fw,600);line-height:1.3;letter-spacing:-.005em;text-align:center;text-decoration:none;cursor:pointer;position:relative}
.card{padding:24px 20px;background:var(--card);border:1px solid var(--line);border-radius:max(var(--r),12px)}
.t{color:var(--s-fg,var(--title));font-size:calc(var(--s-fs,16px)*1.25);font-weight:var(--s-fw,650);line-height:1.25;letter-spacing:-.015em;text-wrap:balance}
.m{color:var(--s-fg,var(--q));font-size:calc(var(--s-fs,16px)*.9375)}
.in{display:block;width:100%;min-height:50px;padding:12px 14px;background:var(--tone);color:var(--title);border:1px solid color-mix(in srgb,var(--title) 50%,var(--tone));border-radius:min(var(--r),14px);font-size:16px;line-height:1.4;text-align:start}
.nav{margin:0 -20px 28px;padding:4px 20px;overflow-x:auto;scrollbar-width:none}
.nav ul{display:flex;gap:8px;width:max-content;min-width:100%;justify-content:var(--fj);list-style:none}
.nav a{display:flex;align-items:center;min-height:48px;padding:0 18px;border-radius:999px;border:1px solid var(--line);font-size:15px;font-weight:550;text-decoration:none;white-space:nowrap;color:var(--title)}
.nav a[aria-current]{background:var(--title);border-color:var(--title);color:var(--tone)}
.ft{padding:40px 0 16px;text-align:var(--al)}
.ft a{display:inline-flex;align-items:center;gap:8px;min-height:48px;color:var(--q);font-size:13.5px;font-weight:500;letter-spacing:.005em;text-decoration:none}
.ft a:hover{color:var(--title)}
.uk{padding:18px;border:1px dashed var(--line);border-radius:12px;color:var(--q);font-size:14px}
.off{opacity:.45}
@media (hover:hover) and (prefers-reduced-motion:no-preference){
  .btn,.nav a{transition:transform .16s ease-out,box-shadow .16s ease-out}
  .btn:hover{transform:translateY(-2px)}
  .btn:active{transform:translateY(0) scale(.99)}
}
@media print{.bg,.nav,.ft,.sk{display:none}}
`);

/** The switch of a background video, put there by its script. */
export const backdropCss = minifyCss(`
.bgp{position:fixed;z-index:3;inset-inline-end:14px;bottom:14px;width:48px;height:48px;display:grid;place-items:center;padding:0;border:0;border-radius:50%;background:rgba(0,0,0,.6);color:#fff;cursor:pointer}
.bgp:before{content:"";width:14px;height:16px;border:solid #fff;border-width:0 5px}
.bgp[data-off]:before{width:0;height:0;margin-inline-start:4px;border:9px solid transparent;border-inline:15px solid #fff;border-inline-end-width:0}
@media print{.bgp{display:none}}
`);

/** How a hard shadow answers the pointer: the button sinks onto it. */
export const hardShadowCss = minifyCss(`
@media (hover:hover) and (prefers-reduced-motion:no-preference){
  .lp .btn:hover{transform:translate(2px,2px);box-shadow:2px 2px 0 var(--title)}
  .lp .btn:active{transform:translate(4px,4px);box-shadow:0 0 0 var(--title)}
}
`);

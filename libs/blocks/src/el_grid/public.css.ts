export const css = `
.gd-w{container-type:inline-size}
.lp .gd{display:grid;grid-template-columns:repeat(min(var(--n),2),minmax(0,1fr));gap:var(--g);list-style:none;text-align:start}
.gd li{display:flex;min-width:0}
.lp .gd-i{display:flex;flex-direction:column;flex:1;min-width:0;min-height:48px;background:var(--card);border:1px solid var(--line);border-radius:max(var(--s-r,var(--r)),4px);overflow:hidden;text-decoration:none}
.gd-i img{width:100%;height:auto;aspect-ratio:4/3;object-fit:cover;background:var(--line)}
.gd-i>img:only-child,.gd-i>picture:only-child img{flex:1;height:100%}
.gd-x{display:flex;flex-direction:column;gap:4px;padding:14px 16px 16px;font-size:calc(var(--s-fs,16.5px)*.88);line-height:1.45}
.gd-x b{color:var(--s-fg,var(--title));font-size:var(--s-fs,16.5px);font-weight:var(--s-fw,650);line-height:1.3;letter-spacing:-.01em}
.gd-x span{color:var(--s-fg,var(--ink));white-space:pre-line}
a.gd-i .gd-x b:after{content:"\\2197"/"";margin-inline-start:.35em;color:var(--s-ac,var(--ac));font-weight:500}
[dir=rtl] a.gd-i .gd-x b:after{content:"\\2196"/""}
.lp .gd-1{grid-template-columns:minmax(0,1fr)}
.gd-1 img{aspect-ratio:16/9}
@container (max-width:479px){
  .gd-x{padding:12px 12px 14px}
  .gd:not(.gd-1)>:last-child:nth-child(2n+1){grid-column:1/-1}
  .gd:not(.gd-1)>:last-child:nth-child(2n+1) img{aspect-ratio:2}
}
@container (min-width:480px){.lp .gd:not(.gd-1){grid-template-columns:repeat(var(--n),minmax(0,1fr))}}
@media (hover:hover) and (prefers-reduced-motion:no-preference){a.gd-i img{transition:transform .2s ease-out}a.gd-i:hover img{transform:scale(1.04)}}
`;

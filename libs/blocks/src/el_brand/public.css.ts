export const css = `
.lp .bn-t{margin-bottom:14px;font-size:var(--s-fs,17px)}
.lp .bn-l{display:flex;flex-wrap:wrap;align-items:center;justify-content:var(--fj);gap:8px 28px;list-style:none}
.bn-l li,.bn-l a{display:flex;align-items:center;min-height:48px;text-decoration:none}
.bn-l img{width:auto;max-width:150px;height:auto;max-height:40px;object-fit:contain}
.bn-l span{color:var(--s-fg,var(--title));font-size:19px;font-weight:var(--s-fw,650);line-height:1.2;letter-spacing:-.015em;white-space:nowrap}
.bn-p{display:none}
@media (prefers-reduced-motion:reduce){.bn-l[aria-hidden=true]{display:none!important}}
@media (prefers-reduced-motion:no-preference){
  .bn-v{overflow:hidden;-webkit-mask-image:linear-gradient(90deg,transparent,#000 8%,#000 92%,transparent);mask-image:linear-gradient(90deg,transparent,#000 8%,#000 92%,transparent)}
  .bn-k{display:flex;width:max-content;animation:bn var(--d) linear infinite}
  .lp .bn-k .bn-l{flex-wrap:nowrap;gap:44px;padding-inline-end:44px}
  .bn-m:has(:checked) .bn-k,.bn-v:is(:hover,:focus-within) .bn-k{animation-play-state:paused}
  [dir=rtl] .bn-k{animation-direction:normal;--w:1}
  .bn-p{display:inline-flex;align-items:center;gap:8px;min-height:44px;padding-inline:4px;color:var(--s-fg,var(--q));font-size:13.5px;cursor:pointer}
  .bn-p input{width:18px;height:18px;margin:0;accent-color:var(--s-ac,var(--ac))}
}
@keyframes bn{to{transform:translateX(calc(var(--w,-1)*100%/var(--n)))}}
`;

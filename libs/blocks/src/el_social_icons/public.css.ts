export const css = `
.lp .so{display:flex;flex-wrap:wrap;justify-content:var(--fj);gap:10px;padding:var(--s-py,0) var(--s-px,0);list-style:none}
.lp .so a{display:flex;align-items:center;justify-content:center;width:48px;height:48px;color:var(--s-fg,var(--title));border-radius:var(--s-r,50%)}
.lp .so-lg a{width:58px;height:58px}
.lp .so-plain{gap:2px}
.lp .so:not(.so-plain) a{background:var(--s-bg,none);border:var(--s-bd,1px solid var(--line));box-shadow:var(--s-sh,none)}
.lp .so-rounded a{border-radius:var(--s-r,14px)}
.lp .so-square a{border-radius:var(--s-r,0)}
.lp .so-k:not(.so-plain) a{background:var(--k);border-color:transparent;color:var(--kf)}
.lp .so-k.so-plain a{color:var(--kf)}
@media (hover:hover) and (prefers-reduced-motion:no-preference){
  .so a{transition:transform .16s ease-out}
  .so a:hover{transform:translateY(-2px)}
}
`;

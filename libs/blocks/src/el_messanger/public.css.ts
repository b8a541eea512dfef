export const css = `
.lp .ms-t{margin-bottom:14px}
.lp .ms{display:grid;grid-template-columns:repeat(auto-fit,minmax(140px,1fr));gap:10px;list-style:none}
.ms a{display:flex;align-items:center;justify-content:center;gap:10px;min-height:54px;padding:var(--s-py,10px) var(--s-px,14px);background:var(--s-bg,var(--card));color:var(--s-fg,var(--title));border:var(--s-bd,1px solid var(--line));border-radius:var(--s-r,max(var(--r),12px));box-shadow:var(--s-sh,none);font-size:var(--s-fs,16px);font-weight:var(--s-fw,600);line-height:1.3;text-decoration:none}
.ms .ic{flex:none;color:var(--s-ac,inherit)}
@media (hover:hover) and (prefers-reduced-motion:no-preference){.ms a{transition:transform .16s ease-out}.ms a:hover{transform:translateY(-2px)}}
`;

/** One style for the videos of every provider; a page with several of these blocks carries it once. */
export const css = `
.lp .vd-t{margin-bottom:14px}
.vd-g{display:grid;gap:20px}
.vd{min-width:0}
.vd-a,.vd iframe{display:block;position:relative;width:100%;aspect-ratio:16/9;border:0;border-radius:var(--s-r,var(--r));overflow:hidden;background:#15181b}
.vd-s{width:min(100%,340px);justify-self:var(--al)}
@container pg (min-width:560px){.vd-g:has(>.vd-s+.vd-s){grid-template-columns:repeat(2,minmax(0,1fr))}.vd-g:has(>.vd-s+.vd-s)>.vd:not(.vd-s){grid-column:1/-1}}
.vd-s .vd-a,.vd-s iframe{aspect-ratio:9/16}
.lp .vd-a{color:#fff;background:radial-gradient(120% 90% at 15% 0,color-mix(in srgb,var(--s-ac,var(--ac)) 55%,#15181b),transparent 70%),linear-gradient(160deg,#2a2f34,#0f1113)}
.vd-a img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
.vd-b{position:absolute;inset:0;display:grid;place-items:center;width:68px;height:68px;margin:auto;border-radius:50%;background:rgba(255,255,255,.96);color:#111;box-shadow:0 6px 24px rgba(0,0,0,.35)}
.vd-l,.vd-n{position:absolute;padding:3px 10px;border-radius:99px;background:rgba(0,0,0,.66);font-size:12.5px;font-weight:550;line-height:1.6}
.vd-l{top:12px;inset-inline-start:12px;background:#c0362c}
.vd-n{bottom:12px;inset-inline-end:12px}
.vd figcaption{margin-top:10px;color:var(--s-fg,var(--title));font-size:var(--s-fs,16px);font-weight:var(--s-fw,600);line-height:1.4}
@media (hover:hover) and (prefers-reduced-motion:no-preference){.vd-b{transition:transform .16s ease-out}.vd-a:hover .vd-b{transform:scale(1.08)}}
`;

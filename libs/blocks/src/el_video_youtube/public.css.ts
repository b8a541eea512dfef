export const css = `
.lp .yt-t{margin-bottom:14px}
.yt-g{display:grid;gap:20px}
.yt{min-width:0}
.yt-a,.yt iframe{display:block;position:relative;width:100%;aspect-ratio:16/9;border:0;border-radius:var(--s-r,var(--r));overflow:hidden;background:#15181b}
.yt-s{width:min(100%,340px);justify-self:var(--al)}
.yt-s .yt-a,.yt-s iframe{aspect-ratio:9/16}
.lp .yt-a{color:#fff;background:radial-gradient(120% 90% at 15% 0,color-mix(in srgb,var(--s-ac,var(--ac)) 55%,#15181b),transparent 70%),linear-gradient(160deg,#2a2f34,#0f1113)}
.yt-a img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
.yt-b{position:absolute;inset:0;display:grid;place-items:center;width:68px;height:68px;margin:auto;border-radius:50%;background:rgba(255,255,255,.96);color:#111;box-shadow:0 6px 24px rgba(0,0,0,.35)}
.yt-l,.yt-n{position:absolute;padding:3px 10px;border-radius:99px;background:rgba(0,0,0,.66);font-size:12.5px;font-weight:550;line-height:1.6}
.yt-l{top:12px;inset-inline-start:12px;background:#c0362c}
.yt-n{bottom:12px;inset-inline-end:12px}
.yt figcaption{margin-top:10px;color:var(--s-fg,var(--title));font-size:var(--s-fs,16px);font-weight:var(--s-fw,600);line-height:1.4}
@media (hover:hover) and (prefers-reduced-motion:no-preference){.yt-b{transition:transform .16s ease-out}.yt-a:hover .yt-b{transform:scale(1.08)}}
`;

export const css = `
.s[data-t=el_card]{container-type:inline-size}
.cr{position:relative;display:flex;flex-direction:column;overflow:hidden;background:var(--s-bg,var(--card));color:var(--s-fg,var(--ink));border:var(--s-bd,1px solid var(--line));border-radius:var(--s-r,max(var(--r),8px));box-shadow:var(--s-sh,none)}
.cr img{width:100%;height:auto;aspect-ratio:3/2;object-fit:cover;background:var(--line)}
.cr-x{display:flex;flex-direction:column;gap:8px;min-width:0;padding:var(--s-py,20px) var(--s-px,20px)}
.cr-h{display:flex;align-items:center;justify-content:var(--fj);gap:12px;flex-wrap:wrap}
.cr-i{color:var(--s-ac,var(--ac));font-size:26px;line-height:1}
.cr-p{padding:4px 12px;border:1.5px solid var(--s-ac,var(--ac));border-radius:99px;color:var(--s-fg,var(--title));font-size:14.5px;font-weight:650;line-height:1.4;font-variant-numeric:tabular-nums}
.cr-f{display:inline-flex;gap:8px;flex-wrap:wrap}.cr-f s{opacity:.7;font-weight:400}
.cr-n{font-weight:650}
.cr .t{font-size:var(--s-fs,21px)}
.cr .t a{text-decoration:none}
.cr .t a:after{content:"";position:absolute;inset:0}
.cr-s{font-size:15.5px;line-height:1.55;white-space:pre-line}
.lp .cr .btn{--s-bg:initial;--s-fg:initial;--s-bd:initial;--s-r:initial;--s-sh:initial;--s-px:initial;--s-py:initial;--s-fs:initial;min-height:50px;margin-top:8px}
.cr-side{--al:start;--fj:flex-start;text-align:start}
@container (min-width:420px){
  .cr-side{flex-direction:row}
  .cr-side img{width:42%;flex:none;aspect-ratio:auto;min-height:220px;height:auto}
  .cr-side .cr-x{flex:1;justify-content:center}
}
.cr-overlay{justify-content:flex-end;min-height:min(110cqi,420px);background:#14181a;border:0;color:#fff}
.cr-overlay img{position:absolute;inset:0;height:100%;aspect-ratio:auto}
.cr-overlay .cr-x{position:relative;padding-top:96px;background:linear-gradient(to top,rgba(0,0,0,.86),rgba(0,0,0,.66) 55%,transparent)}
.cr-overlay :is(.t,.cr-s,.cr-p,.cr-i){color:#fff;text-shadow:0 1px 12px rgba(0,0,0,.5)}
.cr-overlay .cr-p{border-color:#fff;background:rgba(0,0,0,.45);text-shadow:none}
`;

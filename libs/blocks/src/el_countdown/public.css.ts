export const css = `
.cd{display:grid;gap:14px}
.cd-i{width:100%;height:auto;aspect-ratio:16/9;object-fit:cover;border-radius:var(--s-r,var(--r))}
.cd-u{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:8px}
.cd-u[hidden]{display:none}
.cd-u span{display:grid;gap:4px;padding:16px 4px 12px;background:var(--card);border:1px solid var(--line);border-radius:max(var(--s-r,var(--r)),8px);text-align:center}
.cd-u b{color:var(--title);font-size:clamp(28px,9cqi,44px);font-weight:700;line-height:1;letter-spacing:-.03em;font-variant-numeric:tabular-nums}
.cd-u i{overflow:hidden;color:var(--ink);font-size:13px;font-style:normal;line-height:1.3;text-overflow:ellipsis}
.cd-d{text-wrap:balance}
.lp .cd-e{padding:8px 0;color:var(--s-fg,var(--ink));font-size:17px;white-space:pre-line}
`;

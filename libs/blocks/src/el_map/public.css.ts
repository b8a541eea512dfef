export const css = `
.mp{overflow:hidden;border:var(--s-bd,1px solid var(--line));border-radius:var(--s-r,max(var(--r),12px));background:var(--s-bg,var(--card));text-align:start}
.mp-a,.mp iframe{display:block;position:relative;width:100%;height:clamp(220px,56cqi,340px);border:0}
.mp-a{--mi:color-mix(in srgb,var(--title) 7%,var(--tone));overflow:hidden;background:var(--mi)}
.mp-d{position:absolute;inset:0;width:100%;height:100%;fill:none;stroke-linecap:round;stroke-linejoin:round}
.mp-g{fill:color-mix(in srgb,#3fa45b 34%,var(--mi))}
.mp-w{fill:color-mix(in srgb,#3f8fd6 34%,var(--mi))}
.mp-l,.mp-r{stroke:color-mix(in srgb,var(--title) 3%,var(--tone));stroke-width:9}
.mp-r{stroke:color-mix(in srgb,#e8b43a 42%,var(--tone));stroke-width:15}
.mp-p{position:absolute;inset-inline:0;top:50%;display:grid;justify-items:center;margin-top:-58px;filter:drop-shadow(0 6px 8px rgba(0,0,0,.3))}
.mp-p path{fill:var(--s-ac,var(--ac));stroke:#fff;stroke-width:3}
.mp-p circle{fill:#fff}
.mp-n{position:absolute;bottom:12px;inset-inline:12px;width:fit-content;margin-inline:auto;padding:9px 16px;border-radius:99px;background:rgba(0,0,0,.76);color:#fff;font-size:14px;font-weight:600;line-height:1.35;text-align:center}
.lp .mp-x{display:flex;align-items:center;gap:14px;min-height:64px;padding:14px 18px;border-top:1px solid var(--line);color:var(--s-fg,var(--title));text-decoration:none}
.mp-x .ic{flex:none;color:var(--s-ac,var(--ac))}
.mp-t,.mp-o{display:block;line-height:1.4}
.mp-t{font-size:var(--s-fs,16px);font-weight:var(--s-fw,600);white-space:pre-line}
.mp-o{color:var(--s-fg,var(--q));font-size:14px;text-decoration:underline;text-underline-offset:3px}
.mp :focus-visible{outline-offset:-4px}
`;

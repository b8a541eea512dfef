/** For ItemCards. */
export const itemCardsCss = `
.lp .it-i{margin-top:6px}
.lp .it{display:grid;gap:12px;list-style:none;text-align:start}
.it:not(:first-child){margin-top:16px}
.it>li{display:grid;min-width:0}
.it-c{position:relative;display:flex;flex-direction:column;gap:12px;min-width:0;padding:12px;background:var(--card);border:1px solid var(--line);border-radius:max(var(--r),12px);text-decoration:none;overflow:hidden}
.it-p{width:100%;height:auto;aspect-ratio:1;object-fit:cover;background:var(--line);border-radius:clamp(4px,calc(var(--r) - 4px),14px)}
.it-x{display:flex;flex-direction:column;gap:4px;flex:1;min-width:0}
.it-t{color:var(--title);font-size:16px;font-weight:650;line-height:1.3}
.it-d{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden;color:var(--q);font-size:14px;line-height:1.45}
.it-f{display:flex;flex-wrap:wrap;gap:4px 10px;color:var(--ink);font-size:14.5px;font-weight:550;font-variant-numeric:tabular-nums}
.it-f s{color:var(--q);font-weight:450}
.it-b,.it-n{display:flex;align-items:center;justify-content:center;min-height:44px;padding:8px 16px;border-radius:min(var(--br),22px);font-size:15px;font-weight:600;line-height:1.25;text-align:center}
.it-b{background:var(--p);color:var(--on);border:var(--bb)}
.it-n{border:1px solid var(--line);color:var(--q)}
.it-card:has(>:nth-child(2)){grid-template-columns:repeat(2,minmax(0,1fr))}
.it-card:has(.it-p) .it-c:not(:has(.it-p)) .it-x{justify-content:center}
.it-card:has(>:only-child) .it-p{aspect-ratio:16/10}
.it-list .it-c{flex-direction:row;align-items:center}
.it-list .it-p{flex:none;width:72px}
.it-list :is(.it-b,.it-n){flex:none;max-width:40%}
.lp .it-carousel{display:flex;margin-inline:-20px;padding-inline:20px;overflow-x:auto;scroll-snap-type:x mandatory;scroll-padding-inline:20px;scrollbar-width:thin}
.it-carousel>li{flex:0 0 min(72%,260px);scroll-snap-align:start}
.it-carousel>:only-child{flex-basis:100%}
@container pg (max-width:359px){.it-list .it-c{flex-wrap:wrap}.it-list :is(.it-b,.it-n){flex:1 0 100%;max-width:none}}
`;

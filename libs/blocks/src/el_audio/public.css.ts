export const css = `
.lp .au-t{margin-bottom:14px}
.lp .au{display:grid;gap:12px;list-style:none}
.au-i{padding:16px 18px;background:var(--card);border:1px solid var(--line);border-radius:var(--s-r,max(var(--r),12px));text-align:start}
.lp .au-n{color:var(--s-fg,var(--title));font-size:var(--s-fs,16px);font-weight:var(--s-fw,600);line-height:1.35}
.lp .au-d{margin-top:3px;font-size:14px;line-height:1.45}
.au audio{display:block;width:100%;margin-top:12px}
.au audio:not([controls]){display:none}
.au-p{direction:ltr;display:grid;grid-template-columns:52px minmax(0,1fr) auto 68px;align-items:center;gap:4px 12px;margin-top:12px}
.au-b{display:grid;place-items:center;width:52px;height:52px;padding:0;border:0;border-radius:50%;background:var(--title);color:var(--tone)!important;cursor:pointer}
.au-b:before{content:"";width:0;height:0;margin-left:4px;border:solid transparent;border-width:10px 0 10px 16px;border-left-color:currentColor}
.au-on:before{width:16px;height:18px;margin:0;border-width:0 5.5px;border-color:transparent currentColor}
.au-r{--v:6px;appearance:none;-webkit-appearance:none;width:100%;height:44px;margin:0;padding:0;background:none;cursor:pointer}
.au-r::-webkit-slider-runnable-track{height:var(--v);border-radius:9px;background:linear-gradient(to right,var(--s-ac,var(--ac)) var(--at,0),color-mix(in srgb,var(--title) 24%,transparent) 0)}
.au-r::-moz-range-track{height:var(--v);border-radius:9px;background:linear-gradient(to right,var(--s-ac,var(--ac)) var(--at,0),color-mix(in srgb,var(--title) 24%,transparent) 0)}
.au-r::-webkit-slider-thumb{-webkit-appearance:none;width:18px;height:18px;margin-top:-6px;border:0;border-radius:50%;background:var(--title)}
.au-r::-moz-range-thumb{width:18px;height:18px;border:0;border-radius:50%;background:var(--title)}
.au-r[disabled]{cursor:default}
.au-r[disabled]::-webkit-slider-thumb{opacity:0}
.au-r[disabled]::-moz-range-thumb{opacity:0}
.au-c{color:var(--q);font-size:14px;font-variant-numeric:tabular-nums;white-space:nowrap}
.au-s{height:44px;padding:0 4px;background:none;color:var(--title)!important;border:1px solid color-mix(in srgb,var(--title) 40%,transparent);border-radius:10px;font-size:14px;font-weight:600!important;cursor:pointer}
.au-s option{color:#111;background:#fff}
.au-e:not(:empty){margin-top:8px}
.au-e a{display:inline-block;padding-block:10px}
@container pg (max-width:520px){.au-p{grid-template-columns:52px minmax(0,1fr) 68px}.au-r{grid-column:2/-1}.au-c{grid-column:2}.au-b{grid-row:1/3}}
`;

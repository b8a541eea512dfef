import { minifyCss } from '../kit/minify-css.js';

export const followCss = minifyCss(`
.fw{position:fixed;z-index:7;inset-inline-end:12px;bottom:12px;display:grid;justify-items:end;gap:10px;max-width:min(340px,calc(100vw - 24px))}
.fw[hidden],.fw [hidden]{display:none}
.fw-o{display:grid;place-items:center;width:48px;height:48px;padding:0;background:var(--tone);color:var(--title);border:1px solid var(--line);border-radius:50%;cursor:pointer;box-shadow:0 8px 24px -10px rgba(0,0,0,.45)}
.fw-o[data-on] path{fill:currentColor}
.fw-c{display:grid;gap:8px;padding:16px 18px;background:var(--tone);color:var(--title);border:1px solid var(--line);border-radius:max(var(--r),12px);box-shadow:0 12px 40px -12px rgba(0,0,0,.45);font-size:15px;line-height:1.5;text-align:start}
.fw-c p{margin:0}
.fw-t{font-weight:600}
.fw-b{display:flex;flex-wrap:wrap;gap:10px;margin-top:4px}
.fw-b button{flex:1;min-height:48px;padding:10px 14px;background:transparent;color:inherit;border:1.5px solid currentColor;border-radius:min(var(--br),24px);font-weight:600;cursor:pointer}
@media print{.fw{display:none}}
`);

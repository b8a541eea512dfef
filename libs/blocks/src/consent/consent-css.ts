import { minifyCss } from '../kit/minify-css.js';

/** Both answers look alike: neither is pushed. */
export const consentCss = minifyCss(`
.cb{position:fixed;z-index:8;inset-inline:12px;bottom:12px;display:grid;gap:14px;max-width:520px;margin-inline:auto;padding:18px 20px;background:var(--tone);color:var(--title);border:1px solid var(--line);border-radius:max(var(--r),12px);box-shadow:0 12px 40px -12px rgba(0,0,0,.45);font-size:15px;line-height:1.5}
.cb[hidden]{display:none}
.cb-b{display:grid;grid-template-columns:1fr 1fr;gap:10px}
.cb button{min-height:48px;padding:10px 14px;background:transparent;color:inherit;border:1.5px solid currentColor;border-radius:min(var(--br),24px);font-weight:600;cursor:pointer}
.cb-o{display:block;min-height:44px;margin:0 auto;padding:10px;background:none;border:0;color:var(--q);font-size:13.5px;text-decoration:underline;cursor:pointer}
@media print{.cb,.cb-o{display:none}}
`);

export const css = `
.up{text-align:start}
.lp .up>.m{margin-top:6px}
.up-l{display:inline-flex;align-items:center;gap:8px;min-height:48px;margin-top:8px;color:var(--s-fg,var(--title));font-weight:600}
.up-f{display:grid;gap:16px;margin-top:18px}
.up-f:first-child{margin-top:0}
.up-f p>label{display:block;margin-bottom:6px;color:var(--s-fg,var(--title));font-size:15px;font-weight:600}
.up-f textarea.in{min-height:92px;resize:vertical}
.up-i{padding:8px!important;cursor:pointer}
.up-i::file-selector-button{min-height:40px;margin-inline-end:12px;padding:8px 16px;border:var(--bb,0);border-radius:min(var(--r),10px);background:var(--p);color:var(--on);font:inherit;font-weight:600;cursor:pointer}
.up-e{display:flex;gap:6px;color:var(--title);font-size:14px;font-weight:550;line-height:1.4}
.up-e:empty{display:none}
.up-e:before{content:"!";flex:none;width:18px;height:18px;margin-top:1px;border-radius:50%;background:#c0362c;color:#fff;font-size:12px;font-weight:700;line-height:18px;text-align:center}
.up progress{display:block;width:100%;height:10px;border:0;border-radius:99px;overflow:hidden;appearance:none;background:var(--line)}
.up ::-webkit-progress-bar{background:var(--line)}
.up ::-webkit-progress-value{background:var(--s-ac,var(--ac))}
.up ::-moz-progress-bar{background:var(--s-ac,var(--ac))}
.up .btn[aria-busy=true]{opacity:.7;pointer-events:none}
.up-k{padding:12px 0;outline:0}
`;

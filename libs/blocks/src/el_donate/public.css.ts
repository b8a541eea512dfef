export const css = `
.dn{text-align:start}
.lp .dn>.m{margin-top:6px}
.dn-g{margin-top:16px}
.dn-g progress{display:block;width:100%;height:12px;border:0;border-radius:99px;overflow:hidden;appearance:none;background:var(--line)}
.dn-g ::-webkit-progress-bar{background:var(--line)}
.dn-g ::-webkit-progress-value{background:var(--s-ac,var(--ac))}
.dn-g ::-moz-progress-bar{background:var(--s-ac,var(--ac))}
.dn-g p{display:flex;justify-content:space-between;gap:12px;margin-top:6px;font-size:14.5px;font-variant-numeric:tabular-nums}
.dn-f{display:grid;gap:16px;margin-top:18px}
.dn-f p>label{display:block;margin-bottom:6px;color:var(--s-fg,var(--title));font-size:15px;font-weight:600}
.dn-a{display:grid;grid-template-columns:repeat(auto-fit,minmax(84px,1fr));gap:8px;min-width:0;border:0}
.dn-a label{display:flex;align-items:center;justify-content:center;min-height:52px;padding:8px;border:1px solid var(--line);border-radius:min(var(--r),14px);color:var(--s-fg,var(--title));font-weight:600;font-variant-numeric:tabular-nums;cursor:pointer;position:relative}
.dn-a input{position:absolute;opacity:0}
.dn-a label:has(:checked){border-color:var(--s-ac,var(--ac));box-shadow:0 0 0 2px var(--s-ac,var(--ac))}
.dn-a label:has(:focus-visible){outline:3px solid var(--s-ac,var(--ac));outline-offset:3px}
.dn-n{display:flex;align-items:center;gap:12px;min-height:44px;font-size:15px;cursor:pointer}
.dn-g h3{margin:0 0 8px;font-size:16px}
.dn-f textarea{resize:vertical}
.dn-s{display:grid;gap:10px;margin:20px 0 0;padding:16px 0 0;border-top:1px solid var(--line);list-style:none;font-size:15px}
.dn-s span{float:inline-end;font-variant-numeric:tabular-nums}
.dn-s p{margin:2px 0 0;opacity:.85}
.dn-n input{flex:none;width:20px;height:20px;margin:0;accent-color:var(--s-ac,var(--ac))}
`;

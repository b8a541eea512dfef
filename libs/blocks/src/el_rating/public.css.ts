export const css = `
.ra{text-align:start}
.ra [hidden]{display:none!important}
.ra-a{display:flex;align-items:center;gap:6px;color:var(--s-fg,var(--q));font-size:15px}
.ra-a b{color:var(--s-fg,var(--title));font-size:24px;font-weight:700;line-height:1.2;font-variant-numeric:tabular-nums}
.lp .ra-a{margin-top:10px}
.ra-i{flex:none;color:var(--s-ac,var(--ac))}
.lp .ra-b{display:grid;gap:6px;margin-top:12px;list-style:none}
.ra-b li{display:grid;grid-template-columns:38px minmax(0,1fr) 44px;align-items:center;gap:10px;font-size:14px;font-variant-numeric:tabular-nums}
.ra-b li>:first-child{display:flex;align-items:center;gap:4px}
.ra-b li>:last-child{text-align:end}
.ra-b svg{width:15px;height:15px}
.ra-b progress{width:100%;height:8px;border:0;border-radius:99px;overflow:hidden;appearance:none;background:var(--line)}
.ra-b ::-webkit-progress-bar{background:var(--line)}
.ra-b ::-webkit-progress-value{background:var(--s-ac,var(--ac))}
.ra-b ::-moz-progress-bar{background:var(--s-ac,var(--ac))}
.ra-f{display:grid;gap:16px;margin-top:18px}
.ra-f p>label{display:block;margin-bottom:6px;color:var(--s-fg,var(--title));font-size:15px;font-weight:600}
.ra-f textarea.in{min-height:92px;resize:vertical}
.ra-s{display:flex;gap:2px;min-width:0;border:0}
.ra-s label{position:relative;display:flex;align-items:center;justify-content:center;width:52px;height:52px;border-radius:12px;cursor:pointer}
.ra-s input{position:absolute;opacity:0;inset:0;width:100%;height:100%;margin:0;cursor:pointer}
.ra-s .ra-i{width:38px;height:38px;color:transparent;stroke:var(--s-fg,var(--title));stroke-width:1.4}
.ra-s label:has(:checked) .ra-i,.ra-s label:has(~label :checked) .ra-i{color:var(--s-ac,var(--ac));stroke:var(--s-ac,var(--ac))}
.ra-s label:has(:focus-visible){outline:3px solid var(--s-ac,var(--ac));outline-offset:-2px}
.ra-e{display:flex;gap:6px;color:var(--title);font-size:14px;font-weight:550;line-height:1.4}
.ra-e:empty{display:none}
.ra-e:before{content:"!";flex:none;width:18px;height:18px;margin-top:1px;border-radius:50%;background:#c0362c;color:#fff;font-size:12px;font-weight:700;line-height:18px;text-align:center}
.ra .btn[aria-busy=true]{opacity:.7;pointer-events:none}
.ra-k{padding:12px 0;outline:0}
.lp .ra-c{display:grid;gap:14px;margin-top:22px;padding-top:18px;border-top:1px solid var(--line);list-style:none;font-size:15px}
.ra-w{display:flex;flex-wrap:wrap;align-items:baseline;gap:2px 10px;color:var(--s-fg,var(--q));font-size:14px}
.ra-w b{color:var(--s-fg,var(--title));font-weight:650}
.ra-w time{margin-inline-start:auto}
.ra-c li>:last-child{white-space:pre-line}
@media (hover:hover){.ra-s:hover label:has(~label:hover) .ra-i,.ra-s label:hover .ra-i{stroke:var(--s-ac,var(--ac))}}
`;

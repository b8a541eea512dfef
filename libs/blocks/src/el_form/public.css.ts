export const css = `
.qw{text-align:start}
.lp .qd{margin-top:6px}
.qf{display:grid;gap:18px;margin-top:18px}
.qf:first-child{margin-top:0}
.q{display:grid;gap:6px;min-width:0;margin:0;padding:0;border:0}
:is(.qf,.q,.qr output)[hidden]{display:none}
.ql{padding:0;color:var(--s-fg,var(--title));font-size:15px;font-weight:600;line-height:1.4}
legend.ql{margin-bottom:6px}
.qo{color:var(--s-fg,var(--q));font-weight:400}
.qh,.qi{color:var(--s-fg,var(--q));font-size:14px;line-height:1.45}
.qe{display:flex;gap:6px;color:var(--title);font-size:14px;font-weight:550;line-height:1.4}
.qe:empty{display:none}
.qe:before{content:"!";flex:none;width:18px;height:18px;margin-top:1px;border-radius:50%;background:#c0362c;color:#fff;font-size:12px;font-weight:700;line-height:18px;text-align:center}
.qf [aria-invalid=true]{border-color:#c0362c;box-shadow:0 0 0 1px #c0362c}
.qf textarea.in{min-height:112px;resize:vertical}
.qf select.in{padding-inline-end:40px;appearance:none;background-image:linear-gradient(45deg,transparent 50%,currentColor 50%),linear-gradient(-45deg,transparent 50%,currentColor 50%);background-position:calc(100% - 22px) 55%,calc(100% - 16px) 55%;background-size:6px 6px;background-repeat:no-repeat}
[dir=rtl] .qf select.in{background-position:16px 55%,22px 55%}
.qf ::placeholder{color:inherit;opacity:.62}
.qc{display:flex;align-items:flex-start;gap:12px;min-height:48px;padding:12px 14px;border:1px solid var(--line);border-radius:min(var(--r),14px);color:var(--title);font-size:15.5px;line-height:1.5;cursor:pointer}
.qc:has(:checked){border-color:var(--s-ac,var(--ac));box-shadow:0 0 0 1px var(--s-ac,var(--ac))}
.qc:has(:focus-visible){outline:3px solid var(--s-ac,var(--ac));outline-offset:2px}
.qc input{flex:none;width:20px;height:20px;margin:2px 0 0;accent-color:var(--s-ac,var(--ac))}
.qc input:focus-visible{outline:0}
.qr{display:flex;align-items:center;gap:12px;min-height:48px;color:var(--s-fg,var(--q));font-size:14px}
.qr input{flex:1;min-width:0;height:32px;margin:0;accent-color:var(--s-ac,var(--ac))}
.qr output{min-width:44px;color:var(--title);font-size:17px;font-weight:650;font-variant-numeric:tabular-nums;text-align:end}
.qf .btn{font-size:16.5px;font-weight:600;line-height:1.3}
[dir=rtl] .qf [dir=ltr]{text-align:right}
.qf .btn[aria-busy=true]{opacity:.7;pointer-events:none}
.lp .qt{padding:20px 0;outline:0;text-align:center;white-space:pre-line}
`;

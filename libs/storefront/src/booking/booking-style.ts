import { stylesheet } from '../document/stylesheet.js';

export const bookingStyle = stylesheet(`
main.book,.top.book{max-width:620px}
.cover{display:block;width:100%;max-height:200px;object-fit:cover;border-radius:12px;margin:0 0 16px}
.facts{display:flex;flex-wrap:wrap;gap:4px 8px;margin:0 0 12px;padding:0;list-style:none}
.facts li{padding:2px 10px;border:1px solid var(--line);border-radius:14px;background:var(--card);color:var(--quiet);font-size:14px}
.words{white-space:pre-wrap}
.lengths{display:flex;flex-wrap:wrap;gap:8px;margin:0 0 16px}
.lengths a,.clock a{display:inline-flex;align-items:center;min-height:48px;padding:0 16px;border:1px solid var(--edge);border-radius:8px;color:var(--ink);text-decoration:none}
.lengths a[aria-current],.clock a[aria-current]{background:var(--soft);border-color:var(--go);font-weight:600}
.monthhead{display:flex;align-items:center;justify-content:space-between;margin:0 0 8px}
.monthhead h2{margin:0}
.monthhead a,.monthhead span.no{display:grid;place-items:center;width:48px;height:48px;border-radius:8px;color:inherit;text-decoration:none;font-size:22px}
.monthhead span.no{opacity:.25}
.month{width:100%;border-collapse:separate;border-spacing:2px;table-layout:fixed;text-align:center}
.month th{font-size:13px;font-weight:500;color:var(--quiet);padding:4px 0}
.month td{padding:0;height:48px;color:var(--quiet)}
.month a{display:grid;place-items:center;width:100%;height:48px;border-radius:8px;background:var(--soft);color:var(--ink);font-weight:600;text-decoration:none}
.month a:hover{outline:1px solid var(--go)}
.month a[aria-current]{background:var(--go);color:var(--on)}
#times{margin-top:16px}
.times{display:grid;grid-template-columns:repeat(auto-fill,minmax(116px,1fr));gap:8px;margin:0 0 16px;padding:0;list-style:none}
.times a{display:flex;flex-direction:column;align-items:center;justify-content:center;min-height:48px;border:1px solid var(--edge);border-radius:8px;background:var(--card);color:inherit;font-weight:600;text-decoration:none;font-variant-numeric:tabular-nums}
.times a:hover{border-color:var(--go)}
.times small{font-weight:400;color:var(--quiet);font-size:12px;line-height:14px}
.zone{font-size:14px;line-height:20px;color:var(--quiet)}
.zone details{margin-bottom:8px}
.zone form{display:flex;flex-wrap:wrap;gap:8px;margin:8px 0}
.zone input{flex:1 1 220px;width:auto;color:var(--ink)}
.clock{display:flex;gap:8px;margin:0 0 16px}
.clock a{min-height:40px;font-size:14px}
.chosen{border-inline-start:4px solid var(--go);padding-block:4px;padding-inline-start:16px;margin:0 0 20px}
.chosen b{display:block;font-size:20px;line-height:28px}
.big{font-size:30px;line-height:36px;font-weight:700;margin:0;letter-spacing:-.01em}
.clocktime{font-size:20px;line-height:28px;margin:4px 0 0}
.acts{display:flex;flex-wrap:wrap;gap:8px;margin:0 0 16px}
.btn.wide{width:100%}
.btn.wide+p,.foot+p{margin-top:12px}
.foot p{display:none}
@media (max-width:899px){
html:has(.foot){scroll-padding-bottom:120px}
.foot{position:sticky;bottom:0;margin:0 -16px;padding:8px 16px 12px;background:var(--card);border-top:1px solid var(--line);border-radius:0 0 12px 12px}
.foot p{display:block;margin:0 0 8px}
}
.btn.danger{color:var(--bad);border-color:var(--bad)}
.rows{margin:0 0 16px}
.rows div{display:flex;justify-content:space-between;gap:16px;padding:10px 0;border-bottom:1px solid var(--line)}
.rows div:last-child{border:0}
.rows li{display:flex;justify-content:space-between;gap:16px;padding:10px 0;border-bottom:1px solid var(--line)}
ul.rows{padding:0;list-style:none}
.dates{margin:0 0 16px}
.dates ol{margin:8px 0 0;padding-inline-start:28px}
.rows dt{flex:none;max-width:50%;color:var(--quiet);overflow-wrap:anywhere}
.rows dd{min-width:0;margin:0;text-align:end;overflow-wrap:anywhere}
.times a,.clocktime,.lengths a,.clock a{unicode-bidi:plaintext}
[dir=rtl] .clocktime{text-align:right}
.trap{position:absolute;inset-inline-start:-9999px}
@media (min-width:900px){
main.book.pick,.top.pick{max-width:1080px}
main.book.pick{padding-top:24px;display:grid;grid-template-columns:minmax(0,1fr) 400px;gap:0 48px;align-items:start}
.pick .side{position:sticky;top:32px}
}
@media (min-width:1100px){
.when{display:grid;grid-template-columns:372px minmax(0,1fr);gap:24px}
.when .times{grid-template-columns:1fr 1fr;max-height:420px;overflow:auto}
main.book.pick,.top.pick{max-width:1120px}
main.book.pick{grid-template-columns:300px minmax(0,1fr)}
}
`);

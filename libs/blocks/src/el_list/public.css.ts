export const css = `
.lp .li-t{margin-bottom:14px}
.lp .li{display:inline-grid;gap:12px;max-width:100%;padding:0;list-style:none;text-align:start;counter-reset:li;color:var(--s-fg,var(--ink));font-size:var(--s-fs,16.5px);line-height:1.5}
.li li{display:flex;gap:12px;align-items:flex-start;counter-increment:li}
.lp ol.li li:before{content:counter(li);flex:none;box-sizing:border-box;min-width:26px;height:26px;margin-top:calc(.95em - 13px);padding-inline:4px;border-radius:13px;border:1.5px solid var(--s-ac,var(--ac));color:var(--s-fg,var(--title));font-size:13px;font-weight:700;line-height:23px;text-align:center;font-variant-numeric:tabular-nums}
.li-m{flex:none;display:grid;place-items:center;width:26px;height:26px;margin-top:calc(.75em - 13px)}
.li-d{width:8px;height:8px;border-radius:50%;background:var(--s-ac,var(--ac))}
.li-c{border-radius:50%;background:var(--s-ac,var(--ac));color:var(--tone)}
.li-c svg{stroke-width:3}
.li-i{color:var(--s-ac,var(--ac));font-size:20px;line-height:1}
.lp .li a{display:inline-block;padding-block:10px;margin-block:-10px;text-decoration:underline;text-decoration-color:var(--s-ac,var(--ac));text-decoration-thickness:2px;text-underline-offset:4px}
`;

export const css = `
.lp .pf-i{width:112px;height:112px;margin:0 auto 20px;border-radius:50%;object-fit:cover;background:var(--card);box-shadow:0 0 0 4px var(--tone),0 0 0 5px var(--line)}
.pf-m{display:flex;align-items:center;justify-content:center;background:var(--ac)!important;color:var(--tone);font-size:38px;font-weight:650;letter-spacing:-.02em}
.pf-n{color:var(--s-fg,var(--title));font-size:var(--s-fs,31px);font-weight:var(--s-fw,720);line-height:1.1;letter-spacing:-.028em;text-wrap:balance}
.lp .pf-t{max-width:44ch;margin:10px auto 0;font-size:17px;line-height:1.5;text-wrap:pretty;white-space:pre-line}
`;

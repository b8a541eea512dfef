export const css = `
.hg{color:var(--s-fg,var(--title));font-size:var(--s-fs,24px);font-weight:var(--s-fw,680);line-height:1.16;letter-spacing:-.022em;text-wrap:balance}
.hg-h1{font-size:var(--s-fs,34px);letter-spacing:-.03em;line-height:1.06}
.hg-h3{font-size:var(--s-fs,20px);letter-spacing:-.016em}
.hg-h4{font-size:var(--s-fs,13px);font-weight:var(--s-fw,650);line-height:1.4;letter-spacing:.09em;text-transform:uppercase;color:var(--s-fg,var(--q))}
.al-l{text-align:start}
.al-c{text-align:center}
.al-r{text-align:end}
`;

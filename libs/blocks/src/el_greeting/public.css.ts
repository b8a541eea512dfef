export const css = `
.lp .gr{color:var(--s-fg,var(--title));font-size:var(--s-fs,24px);font-weight:var(--s-fw,650);line-height:1.25;letter-spacing:-.02em;text-wrap:balance}
.lp .gr[hidden]{display:none}
`;

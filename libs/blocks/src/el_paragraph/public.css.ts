export const css = `
.pr{font-size:var(--s-fs,16.5px);line-height:1.62;text-wrap:pretty}
.pr>*+*{margin-top:.8em}
.pr :is(h2,h3,h4){color:var(--s-fg,var(--title));line-height:1.2;letter-spacing:-.015em}
.pr :is(ul,ol){display:inline-block;max-width:100%;padding-inline-start:1.35em;text-align:start}
.pr li+li{margin-top:.3em}
.pr li::marker{color:var(--s-ac,var(--ac))}
.pr blockquote{padding-inline-start:16px;border-inline-start:3px solid var(--s-ac,var(--ac));text-align:start}
.pr a{color:var(--s-fg,var(--title));font-weight:550;text-decoration-color:var(--s-ac,var(--ac));text-decoration-thickness:2px;text-underline-offset:3px}
.pr code{padding:.1em .35em;border-radius:6px;background:var(--card);font-size:.92em}
`;

export const css = `
.bt{display:flex;justify-content:var(--fj)}
.lp .bt-f{width:auto;max-width:100%;min-height:54px;padding-inline:var(--s-px,28px)}
.bt-i{flex:none;line-height:1}
`;

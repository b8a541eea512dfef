// Dark on white whatever the theme says: many scanners do not read a code in light on dark.
export const css = `
.qr-f{display:grid;justify-items:var(--al);gap:12px}
.qr-c{width:min(220px,70%);height:auto;padding:0;border-radius:min(var(--s-r,var(--r)),16px);background:#fff;border:1px solid var(--line)}
.qr-f figcaption{display:grid;gap:2px;max-width:100%}
.qr-f a{display:inline-flex;align-items:center;justify-content:var(--fj);min-height:44px;color:var(--s-fg,var(--title));font-size:15px;font-weight:550;text-underline-offset:4px}
`;

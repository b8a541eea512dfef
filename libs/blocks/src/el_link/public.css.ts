export const css = `
.lp .lk{justify-content:var(--fj);text-align:var(--al)}
.lk-x{display:flex;flex-direction:column;gap:2px;min-width:0;text-wrap:balance}
.lk-s{font-size:.86em;font-weight:450;line-height:1.4;letter-spacing:0}
.lp .lk-g{display:grid;grid-template-columns:44px minmax(0,1fr) minmax(44px,auto);padding-inline:var(--s-px,14px)}
.lk-i{display:flex;align-items:center;justify-content:center;min-height:32px;font-size:22px;line-height:1}
.lp .lk-p{width:44px;height:44px;margin-block:-4px;object-fit:cover;border-radius:clamp(4px,calc(var(--s-r,var(--br)) - 6px),22px)}
.lk-b{justify-self:end;padding:3px 9px;border:1px solid;border-radius:999px;font-size:12px;font-weight:600;line-height:1.4;white-space:nowrap;max-width:130px;overflow:hidden;text-overflow:ellipsis}
.lp .lk-h{min-height:72px;font-size:var(--s-fs,18px);box-shadow:0 0 0 3px var(--tone),0 0 0 5px var(--s-ac,var(--ac))}
:is(.l-split,.l-magazine) .lk{justify-content:space-between!important}
:is(.l-split,.l-magazine) .lk:not(.lk-g):after{content:"\\2192"/"";font-size:20px;font-weight:400;line-height:1}
[dir=rtl]:is(.l-split,.l-magazine) .lk:not(.lk-g):after{transform:scaleX(-1)}
`;

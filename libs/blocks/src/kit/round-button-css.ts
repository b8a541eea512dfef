export const roundButtonCss = `
.rb{position:absolute;top:50%;width:48px;height:48px;margin:-24px 0 0;padding:0;border:0;border-radius:50%;background:rgba(255,255,255,.92);color:#111!important;box-shadow:0 2px 10px rgba(0,0,0,.25);cursor:pointer}
.rb:before{content:"";display:block;box-sizing:border-box;width:11px;height:11px;margin:0 auto;border:solid;border-width:2.5px 2.5px 0 0;transform:translateX(-2px) rotate(45deg)}
.rb-p:before{transform:translateX(2px) rotate(-135deg)}
[dir=rtl] .rb:before{transform:translateX(2px) rotate(-135deg)}
[dir=rtl] .rb-p:before{transform:translateX(-2px) rotate(45deg)}
.rb-n{inset-inline-end:8px}.rb-p{inset-inline-start:8px}
.rb[disabled]{opacity:0;pointer-events:none}
`;

export const css = `
.fd-a{display:flex;align-items:center;gap:10px;min-height:48px;margin-top:12px;color:var(--s-fg,var(--title));text-align:start;text-decoration:none}
.fd-a:first-child{margin-top:0}
.fd-a img{flex:none;width:40px;height:40px;border-radius:50%;object-fit:cover}
.fd-a>span{display:flex;flex-direction:column;flex:1;min-width:0;font-size:14px;line-height:1.3}
.fd-a b{font-size:15.5px;font-weight:650}
.lp .fd{display:grid;gap:8px;margin-top:12px;list-style:none;text-align:start}
.fd>li{min-width:0}
.fd-p{position:relative;display:block;height:100%;min-height:48px;border-radius:min(var(--r),14px);overflow:hidden;background:var(--card);border:1px solid var(--line);text-decoration:none}
.fd-p img{width:100%;height:auto;aspect-ratio:1;object-fit:cover;background:var(--line)}
.fd-v{position:absolute;top:8px;inset-inline-end:8px;padding:6px;border-radius:50%;background:rgba(0,0,0,.62);color:#fff}
.fd-c{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden;margin:10px 12px;color:var(--ink);font-size:14px;line-height:1.45;white-space:pre-line}
.fd-grid.fd-vertical{grid-template-columns:repeat(3,minmax(0,1fr))}
.fd-grid .fd-c{font-size:12.5px;-webkit-line-clamp:2;margin:7px 8px}
.fd-grid .fd-p:not(:has(img)) .fd-c{-webkit-line-clamp:6}
.fd-cards.fd-vertical{grid-template-columns:repeat(auto-fill,minmax(min(100%,240px),1fr))}
.fd-cards .fd-p img{aspect-ratio:16/10}
.fd-list .fd-p{display:flex;align-items:center}
.fd-list .fd-p img{flex:none;width:88px}
.fd-list .fd-v{inset-inline:auto;inset-inline-start:8px}
.lp .fd-horizontal{display:flex;margin-inline:-20px;padding-inline:20px;overflow-x:auto;scroll-snap-type:x mandatory;scroll-padding-inline:20px;scrollbar-width:thin}
.fd-horizontal>li{flex:0 0 min(44%,180px);scroll-snap-align:start}
.fd-horizontal:is(.fd-cards,.fd-list)>li{flex-basis:min(78%,320px)}
`;

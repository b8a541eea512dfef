import { roundButtonCss } from '../kit/round-button-css.js';

export const css = `${roundButtonCss}
.lp .ga-t{margin-bottom:14px}
.ga-w{position:relative}
.lp .ga{display:grid;gap:8px;list-style:none}
.ga a{display:block;position:relative;height:100%;border-radius:var(--s-r,var(--r));overflow:hidden}
.ga img{width:100%;height:100%;object-fit:cover;background:var(--line)}
.lp .ga-Full{display:flex;gap:0;overflow-x:auto;scroll-snap-type:x mandatory;scrollbar-width:none;border-radius:var(--s-r,var(--r))}
.ga-Full::-webkit-scrollbar{display:none}
.ga-Full li{flex:0 0 100%;scroll-snap-align:start;scroll-snap-stop:always}
.ga-Full a{border-radius:0;outline-offset:-5px!important}
.ga-Full img{aspect-ratio:4/3}
.ga-Grid{grid-template-columns:repeat(3,minmax(0,1fr))}
.ga-Grid img,.ga-Mosaic img{aspect-ratio:1}
.ga-Mosaic{grid-template-columns:repeat(3,minmax(0,1fr));grid-auto-flow:dense}
.ga-Mosaic li:nth-child(6n+1){grid-area:span 2/span 2}
.ga-Mosaic li:nth-child(6n+5){grid-area:span 2/2/auto/span 2}
.ga-Mosaic li:last-child:nth-child(3n+1){grid-area:auto/1/auto/-1}
.ga-Mosaic li:last-child:nth-child(3n+1) img{aspect-ratio:2}
.ga-Mosaic li:is(:nth-child(6n+1):nth-last-child(2),:nth-child(6n+5):last-child){grid-area:auto/span 2}
.ga-Mosaic li:is(:nth-child(6n+1):nth-last-child(2),:nth-child(6n+5):last-child) img{position:absolute;inset:0}
:is(.ga-Grid,.ga-Mosaic):has(>:nth-child(2):last-child){grid-template-columns:repeat(2,minmax(0,1fr))}
:is(.ga-Grid,.ga-Mosaic):has(>:only-child){grid-template-columns:minmax(0,1fr)}
.ga-Mosaic:has(>:last-child:nth-child(-n+2)) li{grid-area:auto!important}
.ga-Mosaic:has(>:last-child:nth-child(-n+2)) img{position:static!important}
.ga-c{direction:ltr;position:absolute;bottom:10px;inset-inline-end:10px;padding:3px 10px;border-radius:99px;background:rgba(0,0,0,.62);color:#fff;font-size:13px;font-weight:600;line-height:1.5;font-variant-numeric:tabular-nums;pointer-events:none}
.lb{width:100vw;height:100vh;height:100dvh;max-width:none;max-height:none;margin:0;padding:0;border:0;background:rgba(8,8,8,.96);color:#fff;overflow:hidden;touch-action:pan-y pinch-zoom}
.lb::backdrop{background:#000}
.lb figure{display:grid;grid-template-rows:minmax(0,1fr) auto;height:100%;margin:0}
.lb img{width:100%;height:100%;max-width:100%;object-fit:contain;user-select:none;-webkit-user-drag:none}
.lb figcaption{padding:12px 20px 20px;font-size:15px;line-height:1.45;text-align:center}
.lb figcaption span{display:block;opacity:.75;font-size:13px;font-variant-numeric:tabular-nums}
.lb .rb{background:rgba(40,40,40,.8);color:#fff!important}
.lb .ga-x{top:12px;inset-inline-end:12px;margin:0}
.lb .ga-x:before,.lb .ga-x:after{content:"";position:absolute;top:23px;left:15px;width:18px;height:2.5px;border:0;background:currentColor;transform:rotate(45deg)}
.lb .ga-x:after{transform:rotate(-45deg)}
.lb :focus-visible{outline:3px solid #fff;outline-offset:2px}
`;

import { stylesheet } from '../document/stylesheet.js';

/** On a phone one column with the total pinned at the bottom; on a wide screen the form beside a summary that stays in view. */
export const checkoutStyle = stylesheet(`
html{scroll-padding-bottom:140px}
main.co-page{padding-bottom:0}
.co-item{display:flex;gap:16px;align-items:flex-start}
.co-item+p{margin-top:16px}
.co-item img{width:88px;height:88px;object-fit:cover;border-radius:8px;background:var(--line);flex:none}
.co-item h1{font-size:20px;line-height:28px;margin:0 0 4px}
.co-item s{color:var(--quiet);font-weight:400}
.co-includes{margin:8px 0 4px;font-weight:600}
.co-contents{margin:0;padding-inline-start:20px}
.co-words{white-space:pre-line}
.co-gallery{margin:0 0 16px}
.co-pictures{display:flex;gap:8px;overflow-x:auto;scroll-snap-type:x mandatory;border-radius:12px}
.co-pictures img{width:100%;height:min(240px,36vh);object-fit:contain;border-radius:12px;background:var(--line);flex:none;scroll-snap-align:start;scroll-margin:16px}
.co-thumbs{display:flex;flex-wrap:wrap;gap:8px;margin:8px 0 0}
.co-thumbs img{display:block;width:48px;height:48px;object-fit:cover;border-radius:8px;background:var(--line)}
.co-share{margin-top:8px;display:flex;flex-wrap:wrap;gap:0 16px;align-items:center}
.co-share [hidden]{display:none}
.co-share details[open]{flex-basis:100%}
.co-qr{display:block;border-radius:8px;max-width:100%;height:auto}
.co-price{font-weight:600;margin:0 0 4px}
.co-right{display:contents}
.co-lines{display:grid;grid-template-columns:1fr auto;gap:8px 0;margin:0}
.co-lines dt{min-width:0}.co-lines dd{margin:0;padding-inline-start:16px;text-align:end}
[dir=rtl] .co-lines dd{text-align:left}
.co-lines .sum{border-top:1px solid var(--line);padding-top:8px;font-weight:600}
.co-pay{position:sticky;bottom:0;margin-inline:-16px;padding:12px 16px max(12px,env(safe-area-inset-bottom));background:var(--card);border-top:1px solid var(--line);z-index:1}
.co-pay .co-total{display:flex;justify-content:space-between;gap:16px;margin:0 0 8px;font-weight:600}
.co-pay .btn{width:100%}
.co-more+.co-bump{margin-top:8px}
.co-bump{border-style:dashed;border-color:var(--go)}
.co-bump .field .check{padding:0}.co-bump .check>span{display:flow-root}.co-bump img{float:inline-start;margin-inline-end:12px;width:56px;height:56px;object-fit:cover;border-radius:8px}
.co-coupon{display:flex;gap:8px;align-items:flex-end;margin:0 0 16px}.co-coupon .field{flex:1;margin:0}#coupon-wrong .wrong{margin:-12px 0 16px}
.co-row{display:grid;grid-template-columns:auto minmax(0,1fr) 72px auto;gap:8px 12px;align-items:center;padding:12px}
.co-row img{width:48px;height:48px;object-fit:cover;border-radius:8px;background:var(--line)}
.co-row p{margin:0;grid-column:2}.co-row [data-live]{grid-column:1/-1}.co-row .btn{padding:10px 12px;font-weight:400}
.co-more .field{min-width:0}
.co details+.field{margin-top:12px}
.co-short input{max-width:120px}
.co-terms{white-space:pre-line;max-height:160px;overflow:auto}
.co-trust{margin:12px 0 24px}
.co-nojs{margin-top:16px}
.live .co-nojs{display:none}
@media (max-width:479px){
.co-row{grid-template-columns:auto minmax(0,1fr) auto}
.co-row img{grid-row:span 2;align-self:start}
.co-row p{grid-column:2/-1}
.co-row input{grid-column:2;max-width:96px}
}
@media (min-width:900px){
main.co-page{max-width:1040px;padding:24px}
.top.co-page{max-width:1040px;padding-inline:24px}
.co{display:grid;grid-template-columns:minmax(0,1fr) 380px;gap:32px;align-items:start}
.co-right{display:block;position:sticky;top:24px}
.co-pay{position:static;margin:0;padding:0;border:0;background:none}
.co-right .card{margin-bottom:16px}
.co-pay .co-total{display:none}
}
`);

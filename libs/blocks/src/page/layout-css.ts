import type { LayoutName } from '../kit/design.js';
import { minifyCss } from '../kit/minify-css.js';

/** Shade under letters that stand on a photograph. */
const shade = 'linear-gradient(to top,rgba(0,0,0,.82),rgba(0,0,0,.5) 32%,rgba(0,0,0,0) 68%)';
const photo = 'width:100%;height:100%;border-radius:0;object-fit:cover;box-shadow:none';

/**
 * The six ways a page is built up: where the portrait stands, how large the name is, how the column breathes.
 * `.pf` is the profile block: `.pf-i` picture or monogram, `.pf-x` words, `.pf-n` name, `.pf-t` tagline.
 * Container queries, not media queries: the editor shows a phone in a desktop's window.
 */
const layouts: Record<LayoutName, string> = {
  classic: '',

  cover: `
.l-cover .hero{padding:0 0 4px}
.l-cover .hero .s{padding-inline:20px}
.l-cover .hero .s:first-child{padding:0}
.l-cover .pf-i{width:100%;height:clamp(280px,86cqi,440px);margin:0;border-radius:0;box-shadow:none;-webkit-mask-image:linear-gradient(#000 46%,transparent);mask-image:linear-gradient(#000 46%,transparent)}
.l-cover .pf-m{font-size:120px}
.l-cover .pf-x{position:relative;margin-top:-76px;padding-inline:20px}
.l-cover .pf-n{font-size:clamp(34px,10cqi,44px);font-weight:750;letter-spacing:-.03em}
@container pg (min-width:680px){
  .l-cover .hero{padding:24px 20px 4px}
  .l-cover .pf-i{border-radius:32px 32px 0 0}
}`,

  split: `
.l-split{--al:start;--fj:flex-start}
.l-split .hero{position:relative;padding:0}
.l-split .pf{position:relative;display:flex;flex-direction:column;justify-content:flex-end;min-height:max(320px,min(112cqi,66svh));overflow:hidden;background:var(--ac)}
.l-split .pf-i{position:absolute;inset:0;margin:0;${photo}}
.l-split .pf-m{font-size:min(56cqi,300px);opacity:.16;background:none;color:#fff}
.l-split .pf:after{content:"";position:absolute;inset:0;background:${shade}}
.l-split .pf-x{position:relative;z-index:1;padding:24px;color:#fff}
.l-split .pf-n{color:#fff;font-size:clamp(36px,11cqi,46px);font-weight:750;letter-spacing:-.03em}
.l-split .pf-t{color:#fff;margin-inline:0}
.l-split .hero .s+.s{padding:0 20px}
@container pg (min-width:920px){
  .l-split .col{max-width:none}
  .l-split .col:has(>.hero){display:grid;grid-template-columns:minmax(360px,42%) minmax(0,1fr)}
  .l-split .hero{position:sticky;top:0;height:100vh;height:100svh;display:flex;flex-direction:column}
  .l-split .hd,.l-split .hero .s:first-child{flex:1;display:flex;flex-direction:column}
  .l-split .pf{flex:1}
  .l-split .pf-x{padding:48px}
  .l-split .pf-n{font-size:clamp(44px,4.6cqi,64px)}
  .l-split .hero .s+.s{padding:0 44px 24px}
  .l-split .bd{width:100%;max-width:calc(var(--w) + 96px);padding:72px 48px 0;margin-inline:auto}
}`,

  card: `
.l-card .col{flex:none;width:auto;max-width:calc(var(--w) + 40px);margin:88px 12px 28px;background:var(--tone);border-radius:28px;box-shadow:0 2px 6px rgba(0,0,0,.06),0 32px 72px -28px rgba(0,0,0,.45)}
.l-card .hero{padding-top:0}
.l-card .pf-i{position:relative;width:120px;height:120px;margin-top:-60px;box-shadow:0 0 0 6px var(--tone),0 10px 28px -8px rgba(0,0,0,.35)}
.l-card .bd{padding-top:24px}
.l-card .ft{padding-top:28px}
@container pg (min-width:680px){
  .l-card .col{width:100%;margin:112px auto 56px}
  .l-card .hero,.l-card .bd{padding-inline:40px}
  .l-card .nav{margin-inline:-40px;padding-inline:40px}
}`,

  magazine: `
.l-magazine{--al:start;--fj:flex-start}
.l-magazine .hero{padding-top:clamp(28px,5vh,48px)}
.l-magazine .pf{display:flex;flex-direction:column}
.l-magazine .pf-x{order:-1;padding-top:18px;border-top:8px solid var(--title)}
.l-magazine .pf-n{font-size:clamp(40px,calc(150cqi / var(--n,8)),104px);font-weight:800;line-height:.96;letter-spacing:-.035em}
.l-magazine .pf-t{margin:16px 0 0;max-width:34ch;font-size:19px;line-height:1.45}
.l-magazine .pf-i{width:100%;height:auto;aspect-ratio:4/3;margin:24px 0 0;border-radius:min(var(--r),20px);box-shadow:none}
.l-magazine .pf-m{height:96px;width:96px;aspect-ratio:auto;border-radius:50%}
.l-magazine .s+.s[data-t=el_heading]{padding-top:22px;border-top:1px solid var(--line)}
@container pg (min-width:920px){
  .l-magazine .col{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,7fr);grid-template-rows:auto auto 1fr;column-gap:72px;max-width:1120px;padding-inline:40px}
  .l-magazine .hero,.l-magazine .hd,.l-magazine .hero .s:first-child,.l-magazine .pf{display:contents}
  .l-magazine .pf-x{grid-column:1/-1;grid-row:1;margin-top:56px;display:flex;align-items:flex-end;justify-content:space-between;gap:40px}
  .l-magazine .pf-n{flex:1;font-size:clamp(56px,calc(105cqi / var(--n,8)),128px)}
  .l-magazine .pf-t{flex:none;width:300px;padding-bottom:6px}
  .l-magazine .pf-i{grid-column:1;grid-row:2;aspect-ratio:4/5;margin-top:40px}
  .l-magazine .hero .s+.s{grid-column:1;grid-row:3;align-self:start;margin-top:24px}
  .l-magazine .bd{grid-column:2;grid-row:2/span 2;padding:40px 0 0;max-width:calc(var(--w) + 60px)}
}`,

  poster: `
.l-poster .col{max-width:none}
.l-poster .hero{padding:0}
.l-poster .bd{width:100%;max-width:calc(var(--w) + 40px);margin-inline:auto}
.l-poster .pf{position:relative;display:flex;flex-direction:column;justify-content:flex-end;overflow:hidden}
.l-poster .pf-p{min-height:min(78svh,150cqi)}
.l-poster .pf-p:after{content:"";position:absolute;inset:0;background:linear-gradient(to top,var(--tone) 3%,color-mix(in srgb,var(--tone) 86%,transparent) 24%,color-mix(in srgb,var(--tone) 30%,transparent) 46%,transparent 64%)}
.l-poster .pf-p .pf-i{position:absolute;inset:0;margin:0;object-position:50% 25%;${photo}}
.l-poster .pf-m{margin-top:56px}
.l-poster .pf-x{position:relative;z-index:1;padding:0 20px 4px}
.l-poster .pf-n{font-size:clamp(36px,calc(132cqi / var(--n,8)),168px);font-weight:850;line-height:.9;letter-spacing:-.03em;text-transform:uppercase}
.l-poster .pf-t{margin-top:18px;font-size:18px}
@container pg (min-width:680px){
  .l-poster .pf-n{font-size:clamp(56px,calc(100cqi / var(--n,8)),132px)}
  .l-poster .pf-p{min-height:94svh}
  .l-poster .pf-p .pf-i{inset:0 auto 0 50%;width:min(100%,960px);transform:translateX(-50%);-webkit-mask-image:linear-gradient(90deg,transparent,#000 22%,#000 78%,transparent);mask-image:linear-gradient(90deg,transparent,#000 22%,#000 78%,transparent)}
}`,
};

export function layoutCss(layout: LayoutName): string {
  return minifyCss(layouts[layout] ?? '');
}

import { animationCss } from '../kit/animation-css.js';
import { darkTheme } from '../kit/dark-theme.js';
import { type FontFamily, fontFaceCss, fontOf, fontSheetUrl } from '../kit/fonts.js';
import { minifyCss } from '../kit/minify-css.js';
import { sectionCss } from '../kit/section-css.js';
import { darkLettersCss, darkThemeCss, themeCss } from '../kit/theme-css.js';
import { themeTokens } from '../kit/theme-tokens.js';
import type { PageModel, SectionModel } from '../kit/types.js';
import { backdropCss, baseCss, hardShadowCss } from './base-css.js';
import { layoutCss } from './layout-css.js';
import { rightToLeftCss } from './rtl-css.js';
import { viewOf } from './SectionView.js';

/** Sections that are shown, in their order; the editor also shows those switched off. */
export function shownSections({ sections, context }: PageModel): SectionModel[] {
  const shown = context.mode === 'editor' ? sections : sections.filter((section) => section.status !== 0);
  return shown.toSorted((a, b) => a.order - b.order);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^(?:https?:|\/|#)/.test(value) ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
/** Everything the page says, to know which signs it needs; addresses aside. */
export function wordsOf(model: PageModel): string {
  const names = model.context.pages.map((page) => page.name);
  const said = shownSections(model).map((section) => section.sectionData);
  return textsIn([model.title, names, said, model.context.sources]).join(' ');
}

/** Families this page uses, the theme's first. */
export function usedFonts(model: PageModel): FontFamily[] {
  const names = [model.theme.font, ...shownSections(model).map((section) => section.style?.font)];
  return [...new Set(names.map(fontOf).filter((family) => family !== undefined))];
}

/** All CSS of a page: base, theme, layout, and only what its own blocks, styles and animations need. */
export function pageCss(model: PageModel): string {
  const sections = shownSections(model);
  const everyones = sections.filter(({ slot }) => !slot);
  // Blocks of one kind may share a style: it comes once.
  const ofBlocks = new Set(sections.map((section) => viewOf(section.type)?.css ?? ''));
  // In the editor words come and go while the CSS stays.
  const words = model.context.mode === 'editor' ? null : wordsOf(model);
  const families = usedFonts(model);
  const sheets = words === null ? families.map(fontSheetUrl).filter((url) => url !== null) : [];
  return [
    ...sheets.map((url) => `@import url(${url});`),
    ...families.map((family) => fontFaceCss(family, words)),
    themeCss(model.theme, model.background),
    baseCss,
    model.context.direction === 'rtl' ? rightToLeftCss : '',
    ...[...ofBlocks].map(minifyCss),
    layoutCss(model.theme.layout),
    model.theme.button.shadow === 'hard' ? hardShadowCss : '',
    (model.background ?? model.theme.background).type === 'video' ? backdropCss : '',
    sectionsCss(everyones, model),
    // The editor shows the colours that are being chosen, whatever device they are chosen on.
    model.context.mode === 'editor' ? '' : darkThemeCss(model.theme, model.background),
  ].join('');
}

/** What sections have of their own beside the CSS of their blocks. */
export function sectionsCss(sections: readonly SectionModel[], { theme, background, context }: PageModel): string {
  const own = sections.map((section) => sectionCss(section, viewOf(section.type)?.paints ?? 'box'));
  const night = context.mode === 'editor' ? '' : darkLettersCss(theme, sections, background);
  return [...own, night, animationCss(sections)].join('');
}

/** What the document around the page needs: the colour beyond its edges and of the browser's own bars, by day and on a dark device. */
export function documentCss({ theme, background }: PageModel): { css: string; day: string; night: string | null } {
  const { groundTone: day } = themeTokens(theme, background);
  const nightTheme = darkTheme(theme, background);
  const night = nightTheme && themeTokens(nightTheme).groundTone;
  const dark = night ? `@media (prefers-color-scheme:dark){html{background:${night}}}` : '';
  return { css: `html{background:${day}}${dark}body{margin:0}`, day, night };
}

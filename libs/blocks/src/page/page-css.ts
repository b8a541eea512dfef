import { animationCss } from '../kit/animation-css.js';
import { type FontFamily, fontFaceCss, fontOf } from '../kit/fonts.js';
import { minifyCss } from '../kit/minify-css.js';
import { sectionCss } from '../kit/section-css.js';
import { themeCss } from '../kit/theme-css.js';
import { themeTokens } from '../kit/theme-tokens.js';
import type { PageModel, SectionModel } from '../kit/types.js';
import { baseCss, hardShadowCss } from './base-css.js';
import { layoutCss } from './layout-css.js';
import { viewOf } from './SectionView.js';

/** Sections that are shown, in their order; the editor also shows those switched off. */
export function shownSections({ sections, context }: PageModel): SectionModel[] {
  const shown = context.mode === 'editor' ? sections : sections.filter((section) => section.status !== 0);
  return shown.toSorted((a, b) => a.order - b.order);
}

/** Families this page uses, the theme's first. */
export function usedFonts(model: PageModel): FontFamily[] {
  const names = [model.theme.font, ...shownSections(model).map((section) => section.style?.font)];
  return [...new Set(names.map(fontOf).filter((family) => family !== undefined))];
}

/** All CSS of a page: base, theme, layout, and only what its own blocks, styles and animations need. */
export function pageCss(model: PageModel): string {
  const sections = shownSections(model);
  // Blocks of one kind may share a style: it comes once.
  const ofBlocks = new Set(sections.map((section) => viewOf(section.type)?.css ?? ''));
  return [
    ...usedFonts(model).map(fontFaceCss),
    themeCss(model.theme, model.background),
    baseCss,
    ...[...ofBlocks].map(minifyCss),
    layoutCss(model.theme.layout),
    model.theme.button.shadow === 'hard' ? hardShadowCss : '',
    ...sections.map((section) => sectionCss(section, viewOf(section.type)?.paints ?? 'box')),
    animationCss(sections),
  ].join('');
}

/** What the document around the page needs: the colour beyond its edges and of the browser's own bars. */
export function documentCss(model: PageModel): { css: string; themeColour: string } {
  const { groundTone } = themeTokens(model.theme, model.background);
  return { css: `html{background:${groundTone}}body{margin:0}`, themeColour: groundTone };
}

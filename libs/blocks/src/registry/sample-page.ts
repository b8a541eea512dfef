import { themeSchema } from '../kit/design.js';
import { pageTexts } from '../locales/texts.js';
import type { PageModel, RenderContext, SectionModel } from '../kit/types.js';

/** Builders for the specs of this library. */
export function aContext(part: Partial<RenderContext> = {}): RenderContext {
  return {
    mode: 'public',
    campaignId: 'c'.repeat(24),
    pageId: 'a'.repeat(24),
    pages: [{ _id: 'a'.repeat(24), name: 'Home', slug: 'home', isHome: true, href: '/ada' }],
    theme: themeSchema.parse({}),
    origin: 'https://pages.example',
    locale: 'en',
    i18n: pageTexts(part.locale ?? 'en'),
    direction: 'ltr',
    madeWith: { title: 'Ana & Co', href: 'https://ana.example' },
    now: new Date('2025-03-05T12:00:00Z'),
    ...part,
  };
}

export function aSection(type: string, sectionData: unknown, part: Partial<SectionModel> = {}): SectionModel {
  const animation = { animType: 'none' as const, isanim: false, delay: 0, repeat: false };
  return { _id: 'b'.repeat(24), type, title: '', sectionData, style: {}, animation, status: 1, order: 0, ...part };
}

export function aPage(sections: SectionModel[], part: Partial<PageModel> = {}): PageModel {
  const context = part.context ?? aContext();
  return {
    title: 'Ada',
    seo: {},
    sections,
    theme: context.theme,
    background: null,
    showBranding: true,
    beacon: true,
    ...part,
    context,
  };
}

import type { PictureFacts, Pixels, PushPrompt, Seo, SourceData } from '@linkyard/contracts';
import type { Texts } from '@linkyard/languages';
import type { ReactNode } from 'react';
import type { PageBackground, SectionAnimation, SectionStyle, Theme } from './design.js';

/** The five groups of the block picker. @source spec 2 "Block picker" */
export const blockCategories = [
  /*i18n*/ 'Basic',
  /*i18n*/ 'Engagement',
  /*i18n*/ 'Social Media',
  /*i18n*/ 'Commerce',
  /*i18n*/ 'Layout',
] as const;
export type BlockCategory = (typeof blockCategories)[number];

export interface SectionModel {
  _id: string;
  /** Block code, el_*. An unknown one renders nothing in public. */
  type: string;
  title: string;
  sectionData: unknown;
  style: SectionStyle;
  animation: SectionAnimation;
  /** 1 shown, 0 hidden. */
  status: 0 | 1;
  order: number;
  /** Set where not every visitor sees the section: its place is left empty, and filled or not when the page is served. */
  slot?: string;
}

export interface PageLink {
  _id: string;
  name: string;
  slug: string;
  isHome: boolean;
  href: string;
  /** False keeps it out of the page's menu; links to it work all the same. Default true. */
  inNav?: boolean;
}

export interface RenderContext {
  mode: 'public' | 'preview' | 'editor';
  campaignId: string | null;
  pageId: string;
  pages: PageLink[];
  theme: Theme;
  /** Scheme and host of the page, without a slash at the end. */
  origin: string;
  /** BCP 47, e.g. en or pt-BR. */
  locale: string;
  /** What our code says on the page, in its language. */
  i18n: Texts;
  /** Translates what only the creator sees in the editor; absent elsewhere. */
  editorText?: (english: string) => string;
  direction: 'ltr' | 'rtl';
  /** The site that the page was made with; absent where pages do not name theirs. */
  madeWith?: { title: string; href: string } | undefined;
  /** The moment of rendering: blocks never read the clock themselves. */
  now: Date;
  /** What blocks with a `source` show; absent where nothing was asked for. */
  sources?: SourceData;
  /** Facts of our own pictures, by their address in the blocks; absent when they were not looked up. */
  pictures?: ReadonlyMap<string, PictureFacts>;
}

export interface PageModel {
  title: string;
  /** Empty fields are derived from the page's own content. */
  seo: Partial<Seo>;
  sections: SectionModel[];
  theme: Theme;
  context: RenderContext;
  /** The page's own background, before the theme's. */
  background: PageBackground | null;
  /** Whether the page says at its end which site it was made with, if the site lets it. */
  showBranding: boolean;
  /** Whether the view and click beacon is loaded. */
  beacon: boolean;
  /** Asked for before any of these is loaded; absent when nothing is. */
  consent?: { text: string; pixels: Pixels };
  /** What is said before a visitor follows the page; absent where it cannot be followed. */
  follow?: PushPrompt;
  /** The same page in other languages. */
  alternatives?: { locale: string; href: string }[];
  /** Web app manifest of this page. */
  manifestHref?: string;
}

export interface PublicProps<Data> {
  data: Data;
  section: SectionModel;
  context: RenderContext;
}

/** A pure view: no hooks, no browser API; runs in the static renderer and in the editor's canvas alike. */
export type PublicComponent<Data> = (props: PublicProps<Data>) => ReactNode;

export interface RenderedDocument {
  html: string;
  /** Files under /assets/blocks/ that the page loads, deferred. */
  scripts: string[];
  /** UTF-8 bytes of `html`. */
  bytes: number;
}

import { isSafeLink, sharePictureAddress } from '@linkyard/contracts';
import { plainText } from '../kit/rich-text.js';
import type { PageModel, SectionModel } from '../kit/types.js';
import { shownSections } from '../page/page-css.js';

/** Metadata for search engines and link previews: the creator's own words first, else derived from the page's content. */
export interface PageDescription {
  title: string;
  description: string;
  /** Absolute, or empty. */
  image: string;
  url: string;
  person: string;
  sameAs: string[];
}

const field = (section: SectionModel | undefined, name: string): string => {
  const stored = section?.sectionData;
  if (typeof stored !== 'object' || stored === null) return '';
  const value: unknown = Reflect.get(stored, name);
  return typeof value === 'string' ? value : '';
};

function socialLinks(sections: readonly SectionModel[]): string[] {
  const urls = sections
    .filter(({ type }) => type === 'el_social_icons')
    .flatMap(({ sectionData }) => {
      const items: unknown =
        typeof sectionData === 'object' && sectionData !== null && Reflect.get(sectionData, 'items');
      return Array.isArray(items) ? items.map((item: { url?: unknown } | null) => item?.url) : [];
    });
  const web = urls.filter((url) => typeof url === 'string' && /^https?:/i.test(url) && isSafeLink(url));
  return [...new Set(web.map(String))].slice(0, 30);
}

const short = (words: string) => (words.length > 300 ? `${words.slice(0, 299).trimEnd()}…` : words);

function absolute(address: string | null | undefined, origin: string): string {
  if (!address) return '';
  return address.startsWith('/') ? `${origin}${address}` : address;
}

export function describePage(model: PageModel): PageDescription {
  const { seo, context } = model;
  // Search engines and link previews get public content only.
  const sections = shownSections(model).filter(({ slot }) => !slot);
  const profile = sections.find(({ type }) => type === 'el_profile');
  const paragraph = sections.find(({ type }) => type === 'el_paragraph');
  const person = field(profile, 'name') || model.title;
  const page = context.pages.find(({ _id }) => _id === context.pageId);
  const own = field(profile, 'tagline') || plainText(field(paragraph, 'input'));
  return {
    title: seo.title || model.title || person,
    description: short(seo.description || own),
    image: absolute(sharePictureAddress(seo.ogImage || field(profile, 'image')), context.origin),
    url: seo.canonicalUrl || absolute(page?.href, context.origin) || context.origin,
    person,
    sameAs: socialLinks(sections),
  };
}

/** schema.org ProfilePage as JSON text that cannot end its own script element. */
export function profileJsonLd(described: PageDescription, now: Date): string {
  const { person, description, image, url, sameAs } = described;
  const subject = {
    '@type': 'Person',
    name: person,
    url,
    ...(description && { description }),
    ...(image && { image }),
    ...(sameAs.length > 0 && { sameAs }),
  };
  const page = {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    name: described.title,
    url,
    dateModified: now.toISOString(),
    mainEntity: subject,
  };
  return JSON.stringify(page).replaceAll('<', '\\u003c');
}

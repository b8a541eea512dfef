import { load } from 'cheerio/slim';
import { headTags } from './head-tags.js';

export interface PageFacts {
  url: string;
  title: string;
  description: string;
  image: string | null;
  favicon: string | null;
  siteName: string;
}

/**
 * Reads what a page says of itself: Open Graph first, then Twitter cards, then plain HTML.
 * @param url of the page after redirects; relative addresses are resolved against it
 */
export function readPageFacts(html: string, url: string): PageFacts {
  const { text, link } = reader(html, url);
  return {
    url,
    title: tidy(text('og:title', 'twitter:title') || link.title, 300),
    description: tidy(text('og:description', 'twitter:description', 'description'), 1_000),
    image: link.address(text('og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src')),
    favicon: link.address(link.icon),
    siteName: tidy(text('og:site_name', 'application-name') || new URL(url).hostname.replace(/^www\./, ''), 200),
  };
}

function reader(html: string, url: string) {
  const $ = load(headTags(html), { xml: { xmlMode: false, decodeEntities: true } });
  const said = new Map<string, string>();
  for (const element of $('meta').toArray()) {
    const name = (element.attribs['property'] ?? element.attribs['name'] ?? '').trim().toLowerCase();
    const content = element.attribs['content'] ?? '';
    if (name && content && !said.has(name)) said.set(name, content);
  }
  const icons = $('link')
    .toArray()
    .filter(({ attribs }) => (attribs['rel'] ?? '').toLowerCase().split(/\s+/).includes('icon'));
  const base = $('base[href]').first().attr('href');
  const origin = base && URL.canParse(base, url) ? new URL(base, url).href : url;
  return {
    text: (...names: string[]) => names.map((name) => said.get(name)).find((value) => value?.trim()) ?? '',
    link: {
      title: $('title').first().text(),
      icon: icons[0]?.attribs['href'] ?? '',
      address: (value: string) => webAddress(value, origin),
    },
  };
}

/** An absolute http(s) address, or null: data: and javascript: are nothing we hand on. */
function webAddress(value: string, base: string): string | null {
  const trimmed = value.trim();
  if (!trimmed || !URL.canParse(trimmed, base)) return null;
  const url = new URL(trimmed, base);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.href.length <= 2048 ? url.href : null;
}

/** One line without control characters, cut at a length. */
const tidy = (text: string, max: number) =>
  text
    .replace(/[\u0000-\u001f\u007f-\u009f\s]+/g, ' ')
    .trim()
    .slice(0, max);

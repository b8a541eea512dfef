import { isSafeLink } from '@linkyard/contracts';
import type { CheerioAPI } from 'cheerio/slim';
import type { RawLink } from './found-page.js';
import { isRecord, readJson, textAt, type JsonRecord } from './json-reader.js';

const maxNodes = 50_000;
const titleFields = ['title', 'name', 'label', 'text', 'caption', 'linkTitle', 'heading'];
const urlFields = ['url', 'link', 'href', 'linkUrl', 'inputLink', 'target'];
const imageFields = ['thumbnail', 'thumbnailUrl', 'thumbnail_url', 'image', 'imageUrl', 'image_url', 'picture'];
const subtitleFields = ['subtitle', 'description', 'subtext'];

/** One titled address, in the words any of these tools use; undefined for a record that is none. */
export function readLinkRecord(record: JsonRecord): RawLink | undefined {
  const url = textAt(record, ...urlFields);
  const title = textAt(record, ...titleFields);
  if (url === undefined) return undefined;
  const kind = /video/i.test(textAt(record, 'kind', 'type') ?? '') ? 'video' : 'link';
  const subtitle = textAt(record, ...subtitleFields);
  const image = textAt(record, ...imageFields);
  return { kind, url, title, subtitle, image };
}

/** Every titled web address anywhere in a JSON value, in order. Bounded, without recursion. */
export function collectLinks(value: unknown): RawLink[] {
  const links: RawLink[] = [];
  const stack: unknown[] = [value];
  for (let seen = 0; stack.length > 0 && seen < maxNodes; seen += 1) {
    const node = stack.pop();
    if (isRecord(node)) {
      const link = readLinkRecord(node);
      if (link?.title && link.url && (isSafeLink(link.url) || /^www\./i.test(link.url))) links.push(link);
    }
    if (typeof node === 'object' && node !== null) {
      const children: unknown[] = Object.values(node);
      for (let index = children.length - 1; index >= 0; index -= 1) stack.push(children[index]);
    }
  }
  return links;
}

/** Links of a page whose markup is built by script: they wait as JSON in `__NEXT_DATA__` and its like. */
export function linksInScripts($: CheerioAPI): RawLink[] {
  const scripts = $('script#__NEXT_DATA__, script#__NUXT_DATA__, script[type="application/json"]')
    .toArray()
    .slice(0, 20);
  return scripts.flatMap((script) => collectLinks(readJson($(script).text())));
}

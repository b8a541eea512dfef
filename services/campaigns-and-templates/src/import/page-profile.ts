import type { CheerioAPI } from 'cheerio/slim';
import { textOf } from './html-document.js';
import { isBoilerplate } from './boilerplate.js';
import { isRecord, readJson, recordsOf, textAt, type JsonRecord } from './json-reader.js';

/** What a page says about itself to search engines and social networks. */
export interface PageProfile {
  title: string | undefined;
  name: string | undefined;
  description: string | undefined;
  image: string | undefined;
  /** Profiles elsewhere: JSON-LD `sameAs` and links with rel="me". */
  sameAs: string[];
  language: string | undefined;
  direction: string | undefined;
}

const people = /^(?:Person|Organization|LocalBusiness|MusicGroup|Brand|NewsMediaOrganization|\w*Store|Restaurant)$/;

export function readProfile($: CheerioAPI): PageProfile {
  const entity = findEntity($);
  const meta = (...names: string[]) => firstText(names.map((name) => metaText($, name)));
  const sameAs = [...entity.sameAs];
  $('link[rel~="me"]').each((_, link) => {
    sameAs.push($(link).attr('href') ?? '');
  });
  const html = $('html').first();
  return {
    title: firstText([meta('og:title'), textOf($('title').first().contents().toArray(), 500), meta('twitter:title')]),
    name: entity.name,
    description: firstText(
      [
        entity.description,
        ...['og:description', 'description', 'twitter:description'].map((name) => metaText($, name)),
      ].map(ownWords),
    ),
    image: firstText([entity.image, meta('og:image', 'twitter:image', 'twitter:image:src')]),
    sameAs,
    language: firstText([html.attr('lang'), html.attr('xml:lang'), meta('og:locale')]),
    direction: firstText([html.attr('dir'), $('body').first().attr('dir')]),
  };
}

const firstText = (texts: readonly (string | undefined)[]): string | undefined => texts.find((text) => text?.trim());

const ownWords = (text: string | undefined) => (text !== undefined && isBoilerplate(text) ? undefined : text);

const metaText = ($: CheerioAPI, name: string): string | undefined =>
  $(`meta[property="${name}"], meta[name="${name}"]`).first().attr('content');

interface Entity {
  name: string | undefined;
  description: string | undefined;
  image: string | undefined;
  sameAs: string[];
}

/** The person or organisation the page is about, from JSON-LD: ProfilePage → mainEntity, or a node of that type. */
function findEntity($: CheerioAPI): Entity {
  for (const script of $('script[type="application/ld+json"]').toArray().slice(0, 20)) {
    const data = readJson($(script).text());
    const roots = Array.isArray(data) ? recordsOf(data) : isRecord(data) ? [data] : [];
    for (const root of roots.flatMap((node) => [node, ...recordsOf(node['@graph'])]).slice(0, 200)) {
      const candidate = isRecord(root['mainEntity']) ? root['mainEntity'] : root;
      if (typesOf(candidate).some((type) => people.test(type))) return entityOf(candidate);
    }
  }
  return { name: undefined, description: undefined, image: undefined, sameAs: [] };
}

const typesOf = (node: JsonRecord): string[] => {
  const type = node['@type'];
  return (Array.isArray(type) ? type : [type]).filter((word): word is string => typeof word === 'string');
};

function entityOf(node: JsonRecord): Entity {
  const sameAs = node['sameAs'];
  const name = textAt(node, 'name', 'alternateName');
  const description = textAt(node, 'description');
  const pictures = node['image'] ?? node['logo'];
  const picture: unknown = Array.isArray(pictures) ? pictures[0] : pictures;
  const image = isRecord(picture)
    ? textAt(picture, 'url', 'contentUrl')
    : typeof picture === 'string'
      ? picture
      : undefined;
  return {
    name,
    description,
    image,
    sameAs: (Array.isArray(sameAs) ? sameAs : [sameAs]).filter((url): url is string => typeof url === 'string'),
  };
}

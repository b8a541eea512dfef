import type { RawLink, RawPage } from './found-page.js';
import { attribute, isElement, textOf, textPieces, type HtmlDocument, type HtmlElement } from './html-document.js';
import { pageColours } from './page-colours.js';
import { parseGenericHtml, withoutOrphans } from './parse-generic-html.js';
import { readProfile } from './page-profile.js';
import { imageSource, readAnchor } from './read-anchor.js';

/**
 * A LittleLink page: `img.avatar`, h1, a paragraph, then `a.button` in `.button-stack` (before 2024: straight in the
 * column) with headings in and between the stacks. Buttons are the page's links even where they lead to social sites; it has no icon row.
 */
export function parseLittleLink(document: HtmlDocument, url?: string): RawPage {
  const { $ } = document;
  const stack = $('.button-stack').length > 0 ? '.button-stack ' : '';
  const rows = $(`${stack}a.button, ${stack}a[class*="button-"], h2, h3`)
    .toArray()
    .filter((element) => element.tagName === 'a' || $(element).closest('footer, nav, aside').length === 0)
    .flatMap(toRow);
  if (rows.every(({ kind }) => kind === 'heading')) return parseGenericHtml(document, 'littlelink', url);

  const profile = readProfile($);
  const heading = $('h1').first();
  const name = textOf(heading.contents().toArray());
  const paragraph = heading.nextAll('p').first();
  const bio = textPieces(paragraph.contents().toArray()).join('\n') || profile.description;
  const avatar = $('img.avatar').first().get(0) ?? $('.column img, .container img').not('.icon').first().get(0);
  const avatarUrl = avatar && isElement(avatar) ? imageSource(avatar) : undefined;
  return {
    source: 'littlelink',
    title: profile.title ?? name,
    links: [...paragraph.find('a').toArray().flatMap(toRow), ...withoutOrphans(rows)],
    socials: [],
    profiles: profile.sameAs,
    theme: pageColours($),
    warnings: [],
    name,
    bio,
    avatarUrl,
    sharedImage: profile.image,
    language: profile.language,
    direction: profile.direction,
  };
}

function toRow(element: HtmlElement): RawLink[] {
  if (element.tagName !== 'a') return [{ kind: 'heading', title: textOf(element.children) }];
  // A button still pointing at "#" comes from the template and was never filled in.
  if (/^(?:#|$)/.test(attribute(element, 'href').trim())) return [];
  const { label, href, subtitle, image } = readAnchor(element);
  return [{ kind: 'link', title: label, url: href, subtitle, image }];
}

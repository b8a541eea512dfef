import type { RawLink, RawPage, RawSocial } from './found-page.js';
import { attribute, textOf, textPieces, type HtmlDocument, type HtmlElement } from './html-document.js';
import { pageColours } from './page-colours.js';
import { parseGenericHtml } from './parse-generic-html.js';
import { readProfile } from './page-profile.js';
import { imageSource, readAnchor } from './read-anchor.js';

/**
 * A LinkStack page (and its forerunner, LittleLink Custom): avatar, h1, `.description-parent`, a row of
 * `.social-link` icons, then `.button-entrance` buttons between `.fadein` headings and texts.
 */
export function parseLinkStack(document: HtmlDocument, url?: string): RawPage {
  const { $ } = document;
  const links = $('.button-entrance a, a.button-click, .fadein > h2, .fadein > span').toArray().flatMap(toRow);
  if (links.length === 0) return parseGenericHtml(document, 'linkstack', url);

  const profile = readProfile($);
  const name = textOf($('h1').first().contents().toArray());
  const description = $('.description-parent').first();
  const bio = textPieces(description.contents().toArray()).join('\n') || profile.description;
  const avatar = $('img.rounded-avatar, img[alt="avatar"]').first().get(0);
  const avatarUrl = avatar && imageSource(avatar);
  const socials: RawSocial[] = $('.social-icon-div a, a.social-link')
    .toArray()
    .map((element) => ({
      url: attribute(element, 'href'),
      type: readAnchor(element).iconWords.at(-1) ?? attribute(element, 'title'),
    }));
  return {
    source: 'linkstack',
    // "Name 🔗 LinkStack" is what the tool makes of the name.
    title: (profile.title ?? name).replace(/\s*🔗.*$/u, ''),
    links: [...description.find('a[href]').toArray().flatMap(toRow), ...links],
    socials,
    theme: pageColours($, '.button-entrance a[style]'),
    warnings: [],
    name,
    bio,
    avatarUrl: ownPicture(avatarUrl),
    sharedImage: ownPicture(profile.image),
    language: profile.language,
    direction: profile.direction,
  };
}

/** Without a picture of the creator the page shows the tool's own logo. */
const ownPicture = (source: string | undefined): string | undefined =>
  source && !/\/linkstack\/images\/logo\.svg/.test(source) ? source : undefined;

function toRow(element: HtmlElement): RawLink[] {
  if (element.tagName === 'h2') return [{ kind: 'heading', title: textOf(element.children) }];
  if (element.tagName === 'span') {
    const text = textPieces(element.children).join('\n');
    return text === '' ? [] : [{ kind: 'heading', title: text, subtitle: text }];
  }
  const { label, href, subtitle, image } = readAnchor(element);
  return [{ kind: 'link', title: label, url: href, subtitle, image }];
}

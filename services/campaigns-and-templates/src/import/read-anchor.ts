import { isInSavedFolder } from './saved-from.js';
import { attribute, hasClass, isElement, textPieces, walk, type HtmlElement } from './html-document.js';

export interface Anchor {
  href: string;
  /** The words shown; empty for a link that is only a picture or an icon. */
  title: string;
  /** The words shown, else those a screen reader would say. */
  label: string;
  subtitle: string | undefined;
  image: string | undefined;
  /** Names of icons in it: "fa-instagram", "#github", "images/icons/discord.svg". */
  iconWords: string[];
}

const iconImage = /(?:^|[/_-])(?:icons?|emoji|logos?)(?:[/_.-]|$)|\.svg(?:[?#]|$)/i;
const headings = /^h[1-6]$/;
/** Words for the kind of picture, not for what the link opens: "social button", "image". */
const namesNothing =
  /^(?:(?:social|media|link|url|button|btn|icon|logo|image|img|picture|photo|thumbnail|thumb)[\s_-]*)+\d*$/i;

/** Reads what one link shows: its words, the second line under them, its thumbnail, and what its icon is called. */
export function readAnchor(anchor: HtmlElement): Anchor {
  const inside: HtmlElement[] = [];
  walk(anchor.children, (node) => {
    if (isElement(node)) inside.push(node);
  });
  const heading = inside.find(({ tagName }) => headings.test(tagName));
  const pieces = textPieces(anchor.children);
  const title = heading ? textPieces(heading.children).join(' ') : (pieces[0] ?? '');
  const rest = pieces.filter((piece) => piece !== title).join(' ');
  const words = title || rest;
  return {
    href: attribute(anchor, 'href').trim(),
    title: words,
    label: words || spokenText([anchor, ...inside]),
    subtitle: title !== '' && rest !== '' && rest.length <= 500 ? rest : undefined,
    image: pictureOf(inside),
    iconWords: inside.flatMap(iconWordsOf),
  };
}

/** What a screen reader would say of a link without words. */
function spokenText(elements: readonly HtmlElement[]): string {
  for (const element of elements) {
    const words =
      element.tagName === 'title'
        ? textPieces(element.children, 200).join(' ')
        : attribute(element, 'aria-label') || attribute(element, 'title') || attribute(element, 'alt');
    const name = words.trim().replace(/\s*\b(?:logo|icon)$/i, '');
    if (name !== '' && !namesNothing.test(name)) return name;
  }
  return '';
}

const isIcon = (image: HtmlElement): boolean => hasClass(image, 'icon') || iconImage.test(imageSource(image));

function pictureOf(elements: readonly HtmlElement[]): string | undefined {
  for (const element of elements) {
    const source = element.tagName === 'img' && !isIcon(element) ? imageSource(element) : '';
    const picture = source || backgroundImage(attribute(element, 'style'));
    if (picture) return picture;
  }
  return undefined;
}

function iconWordsOf(element: HtmlElement): string[] {
  if (element.tagName === 'use') return [lastPart(attribute(element, 'href') || attribute(element, 'xlink:href'), '#')];
  if (element.tagName === 'img' && isIcon(element)) {
    const [path = ''] = imageSource(element).split(/[?#]/, 1);
    return [lastPart(path, '/').replace(/\.\w+$/, '')];
  }
  const classes = attribute(element, 'class').split(/\s+/);
  return classes.filter((word) => word.startsWith('fa-') && !/^fa-(?:brands|solid|regular)$/.test(word));
}

const lastPart = (text: string, separator: string): string => text.split(separator).pop() ?? '';

/** What the reader of uploads puts in the place of a picture that is written into a page. */
const inlineName = /^inline-picture-\d+\.\w+$/;
/** A picture, and no placeholder of one that is loaded later. */
const isInline = (source: string) => source.length > 400 && /^data:image\/(?!svg)/i.test(source);

/** Lazy loading keeps the real picture out of `src`; a data: picture is only its placeholder. */
export function imageSource(image: HtmlElement): string {
  const set = attribute(image, 'srcset') || attribute(image, 'data-srcset');
  const candidates = [
    attribute(image, 'data-src'),
    attribute(image, 'src'),
    attribute(image, 'data-lazy-src'),
    set.trim().split(/[\s,]/)[0] ?? '',
  ];
  const usable = candidates.filter((source) => source !== '' && !/^(?:data|blob|about):/i.test(source));
  // A browser that saves a page may rewrite `src` and leave the other addresses as they were.
  const elsewhere = usable.find((source) => !isInSavedFolder(source) && !inlineName.test(source));
  return elsewhere ?? usable.find((source) => !inlineName.test(source)) ?? usable[0] ?? candidates.find(isInline) ?? '';
}

function backgroundImage(style: string): string | undefined {
  return /background(?:-image)?\s*:[^;]{0,200}?url\(\s*["']?([^"')]{4,2000})/i.exec(style)?.[1];
}

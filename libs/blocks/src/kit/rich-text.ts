import { isSafeLink, linkSchemes } from '@linkyard/contracts';
import type { Element, Nodes } from 'hast';
import { fromHtmlIsomorphic as fromHtml } from 'hast-util-from-html-isomorphic';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { isCleanHtml } from './clean-html.js';

const allowList: Schema = {
  tagNames: [
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'a',
    'ul',
    'ol',
    'li',
    'blockquote',
    'h2',
    'h3',
    'h4',
    'code',
    'span',
  ],
  attributes: { a: ['href'], '*': ['dir'] },
  protocols: { href: [...linkSchemes] },
  strip: ['script', 'style', 'iframe', 'object', 'template', 'noscript', 'svg', 'math'],
  ancestors: { li: ['ol', 'ul'] },
  allowComments: false,
  allowDoctypes: false,
};

function finishLinks(node: Nodes): void {
  if (node.type === 'element' && node.tagName === 'a') finishLink(node);
  if ('children' in node) node.children.forEach(finishLinks);
}
function finishLink(link: Element): void {
  const href = typeof link.properties.href === 'string' ? link.properties.href : '';
  // Relative and protocol-less targets pass the sanitiser's protocol list, but are no links a creator may publish.
  link.properties = isSafeLink(href) ? { href, rel: ['nofollow', 'noopener'], dataC: '' } : {};
}

/** Elements inside each other. Parser and sanitiser call themselves once for each, so many thousands would end the process's stack. */
const maxDepth = 100;
/** They are closed by the next of their kind, or hold nothing. */
const neverDeep = new Set(['p', 'li', 'br', 'hr', 'img', 'input', 'wbr']);
/** Where what looks like a closing tag may be none: values of attributes, comments, and elements whose content is text. */
const hidesTags =
  /=\s*["'][^"'<]*<|<[!?]|<(?:script|style|textarea|title|xmp|iframe|noscript|noembed|noframes|plaintext|template|svg|math)/i;

/** The text as it is, or without its tags where more of them are open at once than a person writes. */
function bounded(html: string): string {
  const closes = !hidesTags.test(html);
  const open = new Map<string, number>();
  let depth = 0;
  for (const [, slash, tag = ''] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    const name = tag.toLowerCase();
    const count = open.get(name) ?? 0;
    if (neverDeep.has(name) || (slash && (!closes || count === 0))) continue;
    depth += slash ? -1 : 1;
    open.set(name, count + (slash ? -1 : 1));
    if (depth > maxDepth) return html.replace(/<[^>]*>?/g, ' ');
  }
  return html;
}

/** HTML reduced to the allow-list (basic marks, lists, small headings, safe links). Idempotent. @source design 8 */
export function sanitizeRichText(html: string): string {
  if (isCleanHtml(html)) return html;
  const tree = sanitize(fromHtml(bounded(html), { fragment: true }), allowList);
  finishLinks(tree);
  return toHtml(tree);
}

/** The words of an HTML text, for descriptions and previews. */
export function plainText(html: string): string {
  // Without a tag or an entity there is nothing to parse, and names of blocks are asked for at every key.
  if (!/[<&\0]/.test(html)) return html.replace(/\s+/g, ' ').trim();
  const words = (node: Nodes): string => {
    if (node.type === 'text') return node.value;
    return 'children' in node ? node.children.map(words).join(' ') : '';
  };
  return words(sanitize(fromHtml(bounded(html), { fragment: true }), allowList))
    .replace(/\s+/g, ' ')
    .trim();
}

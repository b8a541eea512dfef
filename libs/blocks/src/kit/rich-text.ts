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

/** HTML reduced to the allow-list (basic marks, lists, small headings, safe links). Idempotent. @source design 8 */
export function sanitizeRichText(html: string): string {
  if (isCleanHtml(html)) return html;
  const tree = sanitize(fromHtml(html, { fragment: true }), allowList);
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
  return words(sanitize(fromHtml(html, { fragment: true }), allowList))
    .replace(/\s+/g, ' ')
    .trim();
}

import { load, type CheerioAPI } from 'cheerio/slim';
import type { AnyNode, Element } from 'domhandler';
import { buildDocument } from './build-document.js';

export type HtmlNode = AnyNode;
export type HtmlElement = Element;

/** A page read by the forgiving, linear reader: scripts never run and no markup is too broken. */
export interface HtmlDocument {
  $: CheerioAPI;
  /** True when the page is absurdly deep or large and only its beginning was read. */
  cut: boolean;
}

export function readHtml(text: string): HtmlDocument {
  const { document, cut } = buildDocument(text);
  return { $: load(document), cut };
}

export const isElement = (node: HtmlNode): node is HtmlElement => 'attribs' in node;

export const attribute = (element: HtmlElement, name: string): string => element.attribs[name] ?? '';

export const hasClass = (element: HtmlElement, name: string): boolean =>
  attribute(element, 'class').split(/\s+/).includes(name);

const silent = new Set('script style noscript template svg head iframe object select'.split(' '));

/** Every node under `root` in document order, without recursion. `visit` returns false to leave a node's children out. */
export function walk(root: readonly HtmlNode[], visit: (node: HtmlNode) => boolean | void): void {
  const stack = [...root].reverse();
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (visit(node) === false || !('children' in node)) continue;
    for (let index = node.children.length - 1; index >= 0; index -= 1) {
      const child = node.children[index];
      if (child) stack.push(child);
    }
  }
}

const blockTags = new Set(
  'p div li ul ol h1 h2 h3 h4 h5 h6 br hr section article header footer figure figcaption td tr table'.split(' '),
);

/** The visible text as separate pieces, one for each block, so that a link's title and its subtitle stay apart. */
export function textPieces(root: readonly HtmlNode[], maxLength = 4000): string[] {
  const pieces: string[] = [];
  let current = '';
  let total = 0;
  const close = () => {
    const text = current.replace(/\s+/g, ' ').trim();
    if (text !== '') pieces.push(text);
    current = '';
  };
  // The end of a block closes a piece too: it is put on the stack as a mark.
  const stack: (HtmlNode | 'end')[] = [...root].reverse();
  for (let node = stack.pop(); node !== undefined && total < maxLength; node = stack.pop()) {
    if (node === 'end') {
      close();
    } else if (node.type === 'text') {
      const text = node.data.slice(0, maxLength);
      current += text;
      total += text.length;
    } else if (isElement(node) && !silent.has(node.tagName) && !('hidden' in node.attribs)) {
      if (blockTags.has(node.tagName)) {
        close();
        stack.push('end');
      }
      for (let index = node.children.length - 1; index >= 0; index -= 1) {
        const child = node.children[index];
        if (child) stack.push(child);
      }
    }
  }
  close();
  return pieces;
}

export const textOf = (root: readonly HtmlNode[], maxLength?: number): string => textPieces(root, maxLength).join(' ');

/** The words of a piece of HTML, entities resolved, one line for each block. */
export const plainText = (html: string): string =>
  textPieces(readHtml(html.slice(0, 50_000)).$.root().contents().toArray(), 20_000).join('\n');

import { sanitizeRichText } from '../../kit/rich-text.js';

/** Letters of scripts that are written from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** What is kept of the editor's HTML: an empty line stays visible, and a paragraph of Arabic or Hebrew runs from right to left. */
export function storedHtml(editorHtml: string): string {
  const { body } = new DOMParser().parseFromString(editorHtml, 'text/html');
  const isEmpty = (element: Element) => element.childNodes.length === 0;
  while (body.lastElementChild?.matches('p') && isEmpty(body.lastElementChild)) body.lastElementChild.remove();
  for (const paragraph of body.querySelectorAll('p'))
    if (isEmpty(paragraph)) paragraph.append(document.createElement('br'));
  for (const block of body.children)
    if (!block.hasAttribute('dir') && rightToLeft.test(block.textContent)) block.setAttribute('dir', 'auto');
  return sanitizeRichText(body.innerHTML);
}

/** Stored HTML as the editor reads it: there an empty line is an empty paragraph. */
export const editorHtml = (stored: string): string =>
  sanitizeRichText(stored).replace(/(<p(?: dir="\w+")?>)<br>(?=<\/p>)/g, '$1');

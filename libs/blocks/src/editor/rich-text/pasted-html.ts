/** Between the cells of a row: a wide space, since a text has no tables. */
const cellGap = '\u2003';
const blockTags = 'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre, br';

/**
 * HTML of the clipboard in the elements that a formatted text has: Word's list paragraphs become lists, each row of a table becomes a
 * paragraph, and headings of other levels the nearest one. What this field copied itself stays as it is.
 */
export function pastedHtml(html: string): string {
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  makeWordLists(body);
  // The innermost tables first.
  for (const table of [...body.querySelectorAll('table')].reverse()) table.replaceWith(...rowsOf(table));
  for (const heading of body.querySelectorAll('h1, h5, h6')) rename(heading, heading.matches('h1') ? 'h2' : 'h4');
  // The direction follows from the words; Google Docs names it for every paragraph.
  for (const block of body.querySelectorAll('[dir]')) block.removeAttribute('dir');
  return body.innerHTML;
}

interface WordItem {
  /** From 1. */
  level: number;
  tag: 'ul' | 'ol';
}
interface OpenList extends WordItem {
  list: Element;
}

/** Word writes list items as paragraphs that carry their level in a style and their bullet or number as text. */
function makeWordLists(body: HTMLElement): void {
  let open: OpenList[] = [];
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const item = wordItemOf(paragraph);
    if (!item) continue;
    if (paragraph.previousElementSibling !== open[0]?.list) open = [];
    const entry = paragraph.ownerDocument.createElement('li');
    openListFor(item, open, paragraph).append(entry);
    entry.append(...paragraph.childNodes);
    paragraph.remove();
  }
}

function wordItemOf(paragraph: Element): WordItem | null {
  const level = /mso-list:\s*\w+\s+level(\d+)/i.exec(paragraph.getAttribute('style') ?? '')?.[1];
  if (level === undefined) return null;
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const isNumber = /^\(?(?:\d+|[a-z]{1,5})[.)]/i.test(marker?.textContent.trim() ?? '');
  marker?.remove();
  return { level: Number(level), tag: isNumber ? 'ol' : 'ul' };
}

/** The list that an item belongs into. @param open  the lists around the item before, the outermost first; changed to those around this one */
function openListFor(item: WordItem, open: OpenList[], paragraph: Element): Element {
  let last = open.at(-1);
  while (last && (last.level > item.level || (last.level === item.level && last.tag !== item.tag))) {
    open.pop();
    last = open.at(-1);
  }
  if (last?.level === item.level) return last.list;
  const list = paragraph.ownerDocument.createElement(item.tag);
  const parent = last?.list.lastElementChild;
  if (parent) parent.append(list);
  else paragraph.before(list);
  open.push({ ...item, list });
  return list;
}

/** A row of one cell is layout, as in mails, and keeps its paragraphs. */
function rowsOf(table: HTMLTableElement): Node[] {
  return [...table.rows].flatMap((row) => {
    const cells = [...row.cells];
    const [only] = cells;
    if (cells.length === 1 && only) return [rename(only, 'div')];
    if (row.textContent.trim() === '') return [];
    const line = table.ownerDocument.createElement('p');
    for (const [index, cell] of cells.entries()) {
      if (index > 0) line.append(cellGap);
      line.append(...wordsOf(cell).childNodes);
    }
    return [line];
  });
}

/** A cell with its marks and links, without blocks. */
function wordsOf(cell: HTMLTableCellElement): Element {
  for (const block of cell.querySelectorAll(blockTags)) block.replaceWith(' ', ...block.childNodes, ' ');
  cell.normalize();
  const walker = cell.ownerDocument.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const [index, text] of texts.entries()) {
    let words = (text.nodeValue ?? '').replace(/\s+/g, ' ');
    if (index === 0) words = words.trimStart();
    if (index === texts.length - 1) words = words.trimEnd();
    text.nodeValue = words;
  }
  return cell.matches('th') ? bold(cell) : cell;
}

function bold(cell: Element): Element {
  const mark = cell.ownerDocument.createElement('strong');
  mark.append(...cell.childNodes);
  cell.append(mark);
  return cell;
}

function rename(element: Element, tag: string): Element {
  const next = element.ownerDocument.createElement(tag);
  next.append(...element.childNodes);
  element.replaceWith(next);
  return next;
}

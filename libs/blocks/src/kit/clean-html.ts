/** Where a tag may stand: at the top ('') or in one of these. */
const flow = ['', 'li', 'blockquote'];
const words = ['p', 'h2', 'h3', 'h4'];
const marks = ['strong', 'b', 'em', 'i', 'u', 's', 'code'];
const parents: Record<string, readonly string[]> = {
  ...Object.fromEntries(words.map((tag) => [tag, flow])),
  ...Object.fromEntries(marks.map((tag) => [tag, [...words, ...marks]])),
  ...Object.fromEntries(['ul', 'ol', 'blockquote'].map((tag) => [tag, flow])),
  li: ['ul', 'ol'],
  br: [...words, ...marks],
};
const holdsText = new Set([...words, ...marks]);

/** What a parser changes in text, or a writer: `&`, NUL, CR, and halves of characters. */
const touched = /[&\0\r]|[\ud800-\udfff]/u;
const tags = /<(\/?)([a-z][a-z0-9]*)>/g;

/**
 * True for HTML that is letter by letter what the sanitiser would make of it: known tags without attributes, each closed where it must be,
 * around plain text. False says nothing: a parser has to look. What people type is nearly always plain, and a parser costs a hundred times as much.
 */
export function isCleanHtml(html: string): boolean {
  if (touched.test(html)) return false;
  const open: string[] = [];
  let end = 0;
  for (const { index, 0: tag, 1: slash, 2: name = '' } of html.matchAll(tags)) {
    if (!isText(html.slice(end, index), open.at(-1))) return false;
    end = index + tag.length;
    if (slash ? open.pop() !== name : !mayStand(name, open)) return false;
    if (!slash && name !== 'br') open.push(name);
  }
  return open.length === 0 && isText(html.slice(end), undefined);
}

const isText = (text: string, parent: string | undefined) =>
  text === '' || (parent !== undefined && holdsText.has(parent) && !/[<>]/.test(text));

/** A mark inside of itself is one that parsers take apart. */
const mayStand = (name: string, open: readonly string[]) =>
  Object.hasOwn(parents, name) &&
  parents[name]?.includes(open.at(-1) ?? '') === true &&
  !(marks.includes(name) && open.includes(name));

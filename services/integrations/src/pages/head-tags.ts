/** Characters of a page that are looked at: what it says of itself stands at its beginning. */
const readLength = 1_000_000;
const maxTags = 500;
const longestTag = 8_000;
const longestTitle = 4_000;

const wanted = /<(meta|link|base|title)(?=[\s/>])/iy;
const skipped = /<(script|style|noscript|template|svg|!--)/iy;

/**
 * The few tags in which a page speaks of itself, side by side and without all that stands around them. Looks at each character a bounded
 * number of times: a page that is made to be slow to parse (a million tags inside each other) is no slower than another.
 * @returns HTML of `meta`, `link`, `base` and the first `title`
 */
export function headTags(html: string): string {
  const page = html.slice(0, readLength);
  const tags: string[] = [];
  for (let at = page.indexOf('<'); at !== -1 && tags.length < maxTags; at = page.indexOf('<', at)) {
    const skip = startOf(skipped, page, at);
    if (skip) at = endOfSkipped(page, at, skip);
    else if (!startOf(wanted, page, at)) at += 1;
    else {
      const end = tagEnd(page, at);
      // An endless tag still counts, so that not many of them are followed to their limit.
      tags.push(end === -1 ? '' : withTitle(page, at, end));
      at = end === -1 ? at + 1 : end;
    }
  }
  return tags.join('');
}

function startOf(pattern: RegExp, page: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(page)?.[1]?.toLowerCase() ?? null;
}

/** Behind the end of what is no part of the page's text; an SVG has titles of its own. */
function endOfSkipped(page: string, at: number, name: string): number {
  const end = name === '!--' ? /-->/g : new RegExp(`</${name}`, 'gi');
  end.lastIndex = at + 2;
  return end.test(page) ? end.lastIndex : page.length;
}

/** Behind the `>` that ends a tag, which one in quotes does not; -1 when there is none near. */
function tagEnd(page: string, start: number): number {
  let quote = '';
  const limit = Math.min(page.length, start + longestTag);
  for (let at = start; at < limit; at += 1) {
    const sign = page[at] ?? '';
    if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at + 1;
  }
  return -1;
}

function withTitle(page: string, start: number, end: number): string {
  const tag = page.slice(start, end);
  if (!/^<title/i.test(tag)) return tag;
  const text = page.slice(end, end + longestTitle).split(/<\/title/i, 1)[0] ?? '';
  return `<title>${text}</title>`;
}

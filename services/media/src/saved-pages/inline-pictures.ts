const start = 'data:image/';
const mark = ';base64,';
/** Smaller ones are placeholders of pictures that are loaded later. */
const leastCharacters = 400;

/** A page's text with names in place of the pictures that were written into it, and those pictures. */
export interface WithoutPictures {
  text: string;
  pictures: Map<string, Buffer>;
}

const endings: Record<string, string> = { jpeg: 'jpg', 'svg+xml': 'svg' };

/** Takes `data:` pictures out of a page's text: it is then small enough to read, and they can be stored like files. Linear in its length. */
export function takeInlinePictures(page: string): WithoutPictures {
  const pictures = new Map<string, Buffer>();
  const pieces: string[] = [];
  let from = 0;
  for (let at = page.indexOf(start); at !== -1; at = page.indexOf(start, at + start.length)) {
    const head = page.slice(at + start.length, at + start.length + 40);
    const type = /^([a-z+.-]{1,16});base64,/.exec(head)?.[1];
    if (type === undefined) continue;
    const body = at + start.length + type.length + mark.length;
    const end = endOfBase64(page, body);
    if (end - body < leastCharacters) continue;
    const name = `inline-picture-${pictures.size + 1}.${endings[type] ?? type}`;
    pictures.set(name, Buffer.from(page.slice(body, end), 'base64'));
    pieces.push(page.slice(from, at), name);
    from = end;
    at = end - start.length;
  }
  pieces.push(page.slice(from));
  return { text: pieces.join(''), pictures };
}

function endOfBase64(text: string, from: number): number {
  let at = from;
  while (at < text.length && isBase64(text.charCodeAt(at))) at += 1;
  return at;
}

const isBase64 = (code: number) =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 47 && code <= 57) || code === 43 || code === 61;

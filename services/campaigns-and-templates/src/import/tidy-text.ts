// Control characters, lone surrogates and the marks that turn reading direction around for the text that follows them:
// none of them belongs in a title, and the last kind can make one address look like another.

const unwanted =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]|\p{Surrogate}/gu;

/** One line: unwanted characters gone, runs of white space made one space, trimmed. Joiners of emoji and Persian stay. */
export const tidyLine = (value: string): string => value.replace(unwanted, '').replace(/\s+/g, ' ').trim();

/** Several lines: as `tidyLine`, but single line breaks stay. */
export const tidyLines = (value: string): string =>
  value
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map(tidyLine)
    .filter((line, index, lines) => line !== '' || (index > 0 && lines[index - 1] !== ''))
    .join('\n')
    .trim();

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** At most `max` UTF-16 units, never through the middle of an emoji or an accented letter; "…" shows that it was cut. */
export function shorten(value: string, max: number): string {
  if (value.length <= max) return value;
  // A hostile "letter" can be thousands of combining marks long: what lies beyond the window cannot fit anyway.
  const window = value.slice(0, max * 2);
  let kept = '';
  for (const { segment } of graphemes.segment(window)) {
    if (kept.length + segment.length > max - 1) break;
    kept += segment;
  }
  if (kept === '') kept = value.slice(0, max - 1).replace(/\p{Surrogate}/gu, '');
  return `${kept.trimEnd()}…`;
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/gu;
const letter = /\p{L}/gu;

/** True when most letters of the text belong to a script written from right to left. */
export function readsRightToLeft(text: string): boolean {
  const sample = text.slice(0, 20_000);
  const letters = sample.match(letter)?.length ?? 0;
  return letters > 0 && (sample.match(rightToLeft)?.length ?? 0) * 2 > letters;
}

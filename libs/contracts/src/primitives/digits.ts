const digit = /\p{Nd}/gu;
const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

/** Ten digits of a script follow one another, so the distance from its zero is the value. */
function valueOf(character: string): string {
  const codePoint = character.codePointAt(0) ?? 0;
  let zero = codePoint;
  while (codePoint - zero < 9 && isDigit(zero - 1)) zero -= 1;
  return String(codePoint - zero);
}

/** Full-width characters and the digits of other scripts as a Western keyboard types them: `１２３` and `١٢٣` become `123`. */
export const foldDigits = (text: string): string => text.normalize('NFKC').replace(digit, valueOf);

/** A code as it is shown: in groups, with spaces or dashes, in digits of any script. */
export const foldCode = (text: string): string =>
  foldDigits(text).replace(/[\s\u2010-\u2015\u2212\u200b-\u200f\u202a-\u202e\u2060-\u2069-]/g, '');

/** A case-insensitive "contains" that takes the words literally, so no pattern of a caller is ever run. */
export const containing = (term: string) => ({
  $regex: term.slice(0, 120).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  $options: 'i',
});

/** The words of a text, lower case and without accents: what is stored where words are searched by index. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** Longer beginnings are not stored: a longer word is found by its first letters. */
const longest = 16;
const shortened = (word: string): string => [...word].slice(0, longest).join('');

/** Every beginning of the words of a text: what a record stores to be found by what is typed so far. @source ADR 0029 */
export function wordBeginnings(text: string): string[] {
  const beginnings = wordsOf(text).flatMap((word) =>
    [...shortened(word)].map((_letter, index, letters) => letters.slice(0, index + 1).join('')),
  );
  return [...new Set(beginnings)];
}

/** The stored beginnings that a term asks for. A term without a letter or digit has none. */
export const soughtWords = (term: string): string[] => [...new Set(wordsOf(term).map(shortened))];

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

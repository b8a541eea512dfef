import { plainText } from '@linkyard/blocks/schema';
import { type EditorDocument, orderOf, type SectionPart } from '../document/document.js';
import { blockLabel, blockTitle } from '../store/block-names.js';

export interface Hit {
  id: string;
  pageId: string;
  /** What the block is called. */
  name: string;
  /** Where the word stands in it; empty when it stands in the name. */
  excerpt: string;
}

/** Not searchable: ids of records, and file paths. */
const isMachineText = (text: string) => /^[0-9a-f]{24}$/.test(text) || /^\/?(?:media|catalogue)\//.test(text);

/** Every text a person could have written into a block. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return isMachineText(value) ? [] : [plainText(value).trim()].filter(Boolean);
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf);
  return [];
}

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase();

/** Characters shown on either side of what was found. */
const around = 24;

function excerptOf(text: string, word: string): string {
  const at = folded(text).indexOf(word);
  const start = Math.max(0, at - around);
  const end = Math.min(text.length, at + word.length + around);
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}

function hitIn(section: SectionPart, word: string): Hit | null {
  const { _id: id, pageId, title, type, sectionData } = section;
  const name = blockTitle(section);
  if ([title, blockLabel(type), name].some((text) => folded(text).includes(word))) {
    return { id, pageId, name, excerpt: '' };
  }
  const text = textsOf(sectionData).find((written) => folded(written).includes(word));
  return text === undefined ? null : { id, pageId, name, excerpt: excerptOf(text, word) };
}

/** The blocks that have a word in their name, their kind or their text: first those of the open page, then the others. */
export function searchBlocks(document: EditorDocument, openPage: string, typed: string): Hit[] {
  const word = folded(typed.trim());
  if (word === '') return [];
  const pageIds = [openPage, ...document.pageIds.filter((id) => id !== openPage)];
  return pageIds.flatMap((pageId) =>
    orderOf(document, pageId).flatMap((id) => {
      const section = document.sections[id];
      return (section && hitIn(section, word)) ?? [];
    }),
  );
}

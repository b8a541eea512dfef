import { t } from '@lingui/core/macro';
import { blockOf, plainText } from '@linkyard/blocks/schema';
import { translated } from '@linkyard/ui';
import type { SectionPart } from '../document/document.js';

export function blockLabel(type: string): string {
  const block = blockOf(type);
  return block ? translated(block.label) : t`Unknown block`;
}

/** Fields that say best what a block is about, in this order. */
const labelFields = ['name', 'text', 'heading', 'linkTitle', 'btnText', 'title', 'input', 'description'];

const known = new WeakMap<SectionPart['sectionData'], string>();

/** An excerpt of a block's content, to distinguish it from others of its type. */
export function blockWords({ sectionData }: Pick<SectionPart, 'sectionData'>): string {
  const words = known.get(sectionData) ?? wordsOf(sectionData);
  known.set(sectionData, words);
  return words;
}

function wordsOf(sectionData: SectionPart['sectionData']): string {
  for (const field of labelFields) {
    const value = sectionData[field];
    if (typeof value !== 'string') continue;
    const words = plainText(value).trim();
    if (words) return words.length > 40 ? `${words.slice(0, 40)}…` : words;
  }
  return '';
}

/** 'Link, My website'. */
export function blockTitle(section: SectionPart): string {
  const words = blockWords(section);
  const label = blockLabel(section.type);
  return words && words.toLowerCase() !== label.toLowerCase() ? `${label}, ${words}` : label;
}

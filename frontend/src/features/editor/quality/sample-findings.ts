import { t } from '@lingui/core/macro';
import { contentMark } from '@linkyard/blocks/schema';
import type { EditorDocument, SectionPart } from '../document/document.js';
import { blockTitle } from '../store/block-names.js';
import { outgoingLinks, shownPages, shownSections } from './content-findings.js';
import type { Finding } from './finding.js';

/** Names that no site has, for documents and tests. @source RFC 2606, RFC 6761 */
const reserved = /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid|localhost)$/;
const isReserved = (url: string) => reserved.test(new URL(url).hostname.toLowerCase());

/** Whether a block shows what its starter wrote. */
export const isUntouched = ({ sampleMark, sectionData }: SectionPart): boolean =>
  typeof sampleMark === 'string' && sampleMark === contentMark(sectionData);

/** Blocks without any words or pictures of their own have nothing that could be an example. */
const hasContent = (value: unknown, key = ''): boolean => {
  if (typeof value === 'string') return /\p{L}{2}|^https?:|^\/media/u.test(value) && !isSetting(key);
  if (Array.isArray(value)) return value.some((item) => hasContent(item, key));
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, child]) => hasContent(child, name));
};
const isSetting = (key: string) =>
  /(?:^(?:type|align|layout|size|shape|style|tag|kind|font|currency)$|color|id$)/i.test(key);

/** Blocks that show a starter's example, and links to addresses that are only placeholders. */
export function sampleFindings(document: EditorDocument): Finding[] {
  const untouched = shownPages(document).flatMap(({ _id: pageId }) =>
    shownSections(document, pageId)
      .filter((section) => isUntouched(section) && hasContent(section.sectionData))
      .map((section): Finding => {
        const text = t`‘${blockTitle(section)}’ still shows the example of the template.`;
        return { kind: 'sample', grade: 'warning', pageId, sectionId: section._id, text };
      }),
  );
  const known = new Set(untouched.map(({ sectionId }) => sectionId));
  const placeholders = outgoingLinks(document)
    .filter(({ url, section }) => isReserved(url) && !known.has(section._id))
    .map(({ url, pageId, section }): Finding => {
      const text = t`‘${blockTitle(section)}’ leads to ${new URL(url).hostname}, which is only a placeholder.`;
      return { kind: 'sample', grade: 'error', pageId, sectionId: section._id, text };
    });
  return [...untouched, ...placeholders];
}

/** The blocks that "hide what I have not touched" hides. */
export const untouchedIds = (document: EditorDocument): string[] =>
  shownPages(document).flatMap(({ _id: pageId }) =>
    shownSections(document, pageId)
      .filter(isUntouched)
      .map(({ _id }) => _id),
  );

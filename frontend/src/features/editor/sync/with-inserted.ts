import { insertedAt, orderOf, type SectionPart } from '../document/document.js';
import type { Shadow } from './shadow.js';

/** The shadow after the server put a group of sections onto a page by itself. */
export function withInserted(
  shadow: Shadow,
  pageId: string,
  place: number,
  sections: readonly SectionPart[],
  revs: Readonly<Record<string, number>>,
): Shadow {
  const { document } = shadow;
  const order = insertedAt(orderOf(document, pageId), place, ...sections.map(({ _id }) => _id));
  const added = Object.fromEntries(sections.map((section) => [section._id, section]));
  return {
    ...shadow,
    document: {
      ...document,
      sections: { ...document.sections, ...added },
      orders: { ...document.orders, [pageId]: order },
    },
    revs: { ...shadow.revs, sections: { ...shadow.revs.sections, ...revs } },
  };
}

import fc from 'fast-check';
import { orderOf, type EditorDocument } from '../document/document.js';
import type { DocumentAction } from '../document/reducer.js';
import { aPage, aSection, idOf } from './samples.js';

/** A choice that becomes an action once the document it meets is known. */
export interface Whim {
  what: number;
  which: number;
  where: number;
  text: string;
}

export const whim: fc.Arbitrary<Whim> = fc.record({
  what: fc.nat(15),
  which: fc.nat(1000),
  where: fc.nat(20),
  text: fc.stringMatching(/^[a-z]{1,6}$/),
});

/** Builds an action from random input. `serial`: a unique number for new ids. */
export function actionOf({ what, which, where, text }: Whim, document: EditorDocument, serial: number): DocumentAction {
  const pageId = document.pageIds[which % document.pageIds.length] ?? '';
  const order = orderOf(document, pageId);
  const id = order[where % Math.max(1, order.length)] ?? '';
  const fresh = 100_000 + serial;
  switch (what) {
    case 0:
    case 1:
      return { type: 'add', section: aSection(fresh, pageId, { sectionData: { text } }), index: where };
    case 2:
    case 3:
      return { type: 'change', id, part: { sectionData: { text } } };
    case 4:
      return { type: 'change', id, part: { style: { size: 10 + where } } };
    case 5:
      return { type: 'move', id, index: which % Math.max(1, order.length) };
    case 6:
      return { type: 'duplicate', id, newId: idOf(fresh) };
    case 7:
      return { type: 'hide', id };
    case 8:
      return { type: 'delete', id };
    case 12:
      return {
        type: 'insert',
        sections: [0, 1, 2].map((offset) =>
          aSection(fresh + offset * 300_000, pageId, { status: offset === 1 ? 0 : 1 }),
        ),
        pageId,
        index: where,
      };
    case 13:
      return { type: 'showMany', ids: order.slice(0, 4), status: which % 2 === 0 ? 0 : 1 };
    case 14:
      return { type: 'deleteMany', ids: order.slice(where % 3, (where % 3) + 2) };
    case 9:
      return {
        type: 'addPage',
        page: aPage(fresh, { name: text, slug: `${text}-${serial}` }),
        sections: [aSection(fresh + 50_000, pageId)],
      };
    case 10:
      return { type: 'removePage', id: pageId };
    case 11:
      return which % 2 === 0
        ? { type: 'setPage', id: pageId, part: { name: text, status: where % 2 === 0 ? 0 : 1 } }
        : { type: 'orderPages', ids: document.pageIds.toReversed() };
    default:
      return which % 2 === 0
        ? { type: 'setHome', id: pageId }
        : { type: 'setTheme', part: { radius: where, titleColor: '#222222' } };
  }
}

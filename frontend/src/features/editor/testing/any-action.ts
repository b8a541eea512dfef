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

/** A whim and what it meets. */
interface Meeting extends Whim {
  document: EditorDocument;
  pageId: string;
  /** The sections of that page, and one of them. */
  order: readonly string[];
  id: string;
  /** For the ids of what is new. */
  fresh: number;
  serial: number;
}

const addSection = ({ fresh, pageId, text, where }: Meeting): DocumentAction => ({
  type: 'add',
  section: aSection(fresh, pageId, { sectionData: { text } }),
  index: where,
});
const changeText = ({ id, text }: Meeting): DocumentAction => ({ type: 'change', id, part: { sectionData: { text } } });

/** What is listed twice happens twice as often. */
const actions: readonly ((meeting: Meeting) => DocumentAction)[] = [
  addSection,
  addSection,
  changeText,
  changeText,
  ({ id, where }) => ({ type: 'change', id, part: { style: { size: 10 + where } } }),
  ({ id, which, order }) => ({ type: 'move', id, index: which % Math.max(1, order.length) }),
  ({ id, fresh }) => ({ type: 'duplicate', id, newId: idOf(fresh) }),
  ({ id }) => ({ type: 'hide', id }),
  ({ id }) => ({ type: 'delete', id }),
  ({ fresh, pageId, text, serial }) => ({
    type: 'addPage',
    page: aPage(fresh, { name: text, slug: `${text}-${serial}` }),
    sections: [aSection(fresh + 50_000, pageId)],
  }),
  ({ pageId }) => ({ type: 'removePage', id: pageId }),
  ({ pageId, document, text, which, where }) =>
    which % 2 === 0
      ? { type: 'setPage', id: pageId, part: { name: text, status: where % 2 === 0 ? 0 : 1 } }
      : { type: 'orderPages', ids: document.pageIds.toReversed() },
  ({ fresh, pageId, where }) => ({
    type: 'insert',
    sections: [0, 1, 2].map((offset) => aSection(fresh + offset * 300_000, pageId, { status: offset === 1 ? 0 : 1 })),
    pageId,
    index: where,
  }),
  ({ order, which }) => ({ type: 'showMany', ids: order.slice(0, 4), status: which % 2 === 0 ? 0 : 1 }),
  ({ order, where }) => ({ type: 'deleteMany', ids: order.slice(where % 3, (where % 3) + 2) }),
  ({ pageId, which, where }) =>
    which % 2 === 0
      ? { type: 'setHome', id: pageId }
      : { type: 'setTheme', part: { radius: where, titleColor: '#222222' } },
];

export const whim: fc.Arbitrary<Whim> = fc.record({
  what: fc.nat(actions.length - 1),
  which: fc.nat(1000),
  where: fc.nat(20),
  text: fc.stringMatching(/^[a-z]{1,6}$/),
});

/** Builds an action from random input. `serial`: a unique number for new ids. */
export function actionOf(choice: Whim, document: EditorDocument, serial: number): DocumentAction {
  const pageId = document.pageIds[choice.which % document.pageIds.length] ?? '';
  const order = orderOf(document, pageId);
  const id = order[choice.where % Math.max(1, order.length)] ?? '';
  const action = actions[choice.what % actions.length];
  if (!action) throw new Error(`There is no action ${choice.what}`);
  return action({ ...choice, document, pageId, order, id, fresh: 100_000 + serial, serial });
}

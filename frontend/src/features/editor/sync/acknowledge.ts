import { seoSchema } from '@linkyard/contracts';
import { newId } from '../document/new-id.js';
import {
  type EditorDocument,
  insertedAt,
  orderOf,
  type PagePart,
  type SectionPart,
  without,
} from '../document/document.js';
import type { Ack, Operation } from './operation.js';
import { type Shadow, withIds, withoutIds } from './shadow.js';

type OperationOf<Kind extends Operation['kind']> = Extract<Operation, { kind: Kind }>;
type SectionOperation = Extract<Operation, { kind: `section.${string}` }>;

/** The shadow after the server has done an operation. */
export function acknowledge(shadow: Shadow, operation: Operation, ack: Ack): Shadow {
  switch (operation.kind) {
    case 'page.create':
      return withPage(shadow, operation.page, ack);
    case 'page.update':
      return withPageFields(shadow, operation.id, operation.part, ack);
    case 'page.delete':
      return withoutPage(shadow, operation.id, ack);
    case 'pages.order':
      return withDocument(shadow, { pageIds: [...operation.ids] });
    case 'template.update':
      return withTemplate(shadow, operation.part, ack);
    default:
      return acknowledgeSections(shadow, operation, ack);
  }
}

function acknowledgeSections(shadow: Shadow, operation: SectionOperation, ack: Ack): Shadow {
  switch (operation.kind) {
    case 'section.add':
      return withAdded(shadow, operation, ack);
    case 'section.restore':
      return withRestored(shadow, ack);
    case 'section.delete':
      return withoutSections(shadow, operation.pageId, operation.ids);
    case 'section.save': {
      const { section } = operation;
      const stored = shadow.document.sections[section._id];
      return changedSection(shadow, { ...section, status: stored?.status ?? section.status }, ack);
    }
    case 'section.status': {
      const stored = shadow.document.sections[operation.id];
      return stored ? changedSection(shadow, { ...stored, status: operation.status }, ack) : shadow;
    }
    case 'section.addMany':
      return withManyAdded(shadow, operation, ack);
    case 'section.statusMany':
      return withManyStatuses(shadow, operation, ack);
    case 'section.order':
      return withDocument(shadow, {
        orders: { ...shadow.document.orders, [operation.pageId]: [...operation.ids] },
      });
  }
}

function withAdded(shadow: Shadow, { section, index, withData }: OperationOf<'section.add'>, ack: Ack): Shadow {
  const stored = withData || !ack.section ? section : { ...section, sectionData: ack.section.sectionData };
  return withSection(shadow, { ...stored, status: ack.section?.status ?? 1 }, ack.place ?? index, ack);
}

function withRestored(shadow: Shadow, ack: Ack): Shadow {
  // From the top down: each place counts those above it.
  const parts = (ack.parts ?? []).toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0));
  return parts.reduce(
    (sofar, part) => (part.section ? withSection(sofar, part.section, part.place ?? 0, part) : sofar),
    shadow,
  );
}

const withManyAdded = (shadow: Shadow, { sections, index }: OperationOf<'section.addMany'>, ack: Ack): Shadow =>
  sections.reduce((sofar, section, offset) => {
    const part = ack.parts?.[offset] ?? {};
    return withSection(sofar, section, part.place ?? index + offset, part);
  }, shadow);

const withManyStatuses = (shadow: Shadow, { ids, status }: OperationOf<'section.statusMany'>, ack: Ack): Shadow =>
  ids.reduce((sofar, id, place) => {
    const stored = sofar.document.sections[id];
    return stored ? changedSection(sofar, { ...stored, status }, ack.parts?.[place] ?? {}) : sofar;
  }, shadow);

const withDocument = (shadow: Shadow, part: Partial<EditorDocument>): Shadow => ({
  ...shadow,
  document: { ...shadow.document, ...part },
});

const named = (shadow: Shadow, id: string, ack: Ack): Shadow['serverIds'] =>
  ack.serverId && ack.serverId !== id ? { ...shadow.serverIds, [id]: ack.serverId } : shadow.serverIds;

function changedSection(shadow: Shadow, section: SectionPart, { rev }: Ack): Shadow {
  const { document, revs } = shadow;
  return {
    ...shadow,
    document: { ...document, sections: { ...document.sections, [section._id]: section } },
    revs: rev === undefined ? revs : { ...revs, sections: { ...revs.sections, [section._id]: rev } },
  };
}

function withSection(shadow: Shadow, section: SectionPart, place: number, ack: Ack): Shadow {
  const order = withoutIds(orderOf(shadow.document, section.pageId), [section._id]);
  const orders = { ...shadow.document.orders, [section.pageId]: insertedAt(order, place, section._id) };
  return {
    ...changedSection(withDocument(shadow, { orders }), section, ack),
    trash: withoutIds(shadow.trash, [section._id]),
    serverIds: named(shadow, section._id, ack),
  };
}

function withoutSections(shadow: Shadow, pageId: string, ids: readonly string[]): Shadow {
  const { document } = shadow;
  const sections = ids.reduce((left, id) => without(left, id), document.sections);
  const orders = { ...document.orders, [pageId]: withoutIds(orderOf(document, pageId), ids) };
  return { ...withDocument(shadow, { sections, orders }), trash: withIds(shadow.trash, ids) };
}

function withPage(shadow: Shadow, page: PagePart, ack: Ack): Shadow {
  const { document, revs } = shadow;
  // Only name and address are sent; the rest follows as an update where it differs.
  const stored: PagePart = {
    ...page,
    icon: null,
    status: 1,
    seo: seoSchema.parse({}),
    background: null,
    showInNav: true,
  };
  return {
    ...withDocument(shadow, {
      pageIds: [...document.pageIds, page._id],
      pages: { ...document.pages, [page._id]: stored },
      orders: { ...document.orders, [page._id]: [] },
    }),
    revs: { ...revs, pages: { ...revs.pages, [page._id]: ack.rev ?? 0 } },
    serverIds: named(shadow, page._id, ack),
  };
}

function withPageFields(shadow: Shadow, id: string, part: Partial<PagePart>, { rev }: Ack): Shadow {
  const { document, revs } = shadow;
  const page = document.pages[id];
  if (!page) return shadow;
  return {
    ...withDocument(shadow, { pages: { ...document.pages, [id]: { ...page, ...part } } }),
    revs: rev === undefined ? revs : { ...revs, pages: { ...revs.pages, [id]: rev } },
  };
}

const shownPage = (pages: EditorDocument['pages'], id: string): EditorDocument['pages'] => {
  const page = pages[id];
  return page ? { ...pages, [id]: { ...page, status: 1 } } : pages;
};

function withoutPage(shadow: Shadow, id: string, ack: Ack): Shadow {
  const { document } = shadow;
  const gone = orderOf(document, id);
  const pageIds = withoutIds(document.pageIds, [id]);
  const wasHome = document.template.homePageId === id;
  const homePageId = ack.homePageId ?? (wasHome ? (pageIds[0] ?? id) : document.template.homePageId);
  const pages = without(document.pages, id);
  return {
    ...withDocument(shadow, {
      template: { ...document.template, homePageId },
      pageIds,
      pages: wasHome ? shownPage(pages, homePageId) : pages,
      orders: without(document.orders, id),
      sections: gone.reduce((left, sectionId) => without(left, sectionId), document.sections),
    }),
    // A deleted page cannot be restored on the server; an undo creates it again there.
    ...renewed(shadow, gone),
  };
}

/** Gives sections that are lost for good a fresh id on the server, should they come back. */
export const renewed = (shadow: Shadow, ids: readonly string[]): Pick<Shadow, 'serverIds' | 'trash'> => ({
  serverIds: { ...shadow.serverIds, ...Object.fromEntries(ids.map((id) => [id, newId()])) },
  trash: withoutIds(shadow.trash, ids),
});

function withTemplate(shadow: Shadow, part: Partial<EditorDocument['template']>, { rev }: Ack): Shadow {
  const { document, revs } = shadow;
  const pages = part.homePageId ? shownPage(document.pages, part.homePageId) : document.pages;
  return {
    ...withDocument(shadow, { template: { ...document.template, ...part }, pages }),
    revs: { ...revs, template: rev ?? revs.template },
  };
}

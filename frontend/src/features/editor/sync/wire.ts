import type { SectionView } from '@linkyard/contracts';
import { sectionPart } from '../document/from-server.js';
import type { Answer, SyncCalls } from './calls.js';
import type { Ack, Operation, Outcome } from './operation.js';
import { outcomeOf } from './outcome-of.js';
import { serverId, type Shadow, translatedData, turned } from './shadow.js';

/** Makes the call of an operation, in the server's ids, and reads its answer back into ours. */
export async function sendOperation(
  calls: SyncCalls,
  templateId: string,
  operation: Operation,
  shadow: Shadow,
): Promise<Outcome> {
  const wire = (id: string) => serverId(shadow, id);
  switch (operation.kind) {
    case 'page.create': {
      const { name, slug } = operation.page;
      return ackOf(await calls.createPage({ templateId, name, slug }), ({ _id, rev }) => ({ rev, serverId: _id }));
    }
    case 'page.update': {
      const { id, part, rev } = operation;
      const body = { templateId, pageId: wire(id), ...part, ...(rev === undefined ? {} : { rev }) };
      return ackOf(await calls.savePage(body), (page) => ({ rev: page.rev }));
    }
    case 'page.delete':
      return deletePage(calls, templateId, operation.id, shadow);
    case 'pages.order':
      return ackOf(await calls.orderPages({ templateId, ids: operation.ids.map(wire) }), () => ({}));
    case 'template.update': {
      const { part, rev } = operation;
      const home = part.homePageId === undefined ? {} : { homePageId: wire(part.homePageId) };
      return ackOf(await calls.saveTemplate({ _id: templateId, ...part, ...home, rev }), (template) => ({
        rev: template.rev,
      }));
    }
    default:
      return sendSection(calls, templateId, operation, shadow);
  }
}

type SectionOperation = Extract<Operation, { kind: `section.${string}` }>;

async function sendSection(
  calls: SyncCalls,
  templateId: string,
  operation: SectionOperation,
  shadow: Shadow,
): Promise<Outcome> {
  const wire = (id: string) => serverId(shadow, id);
  const made = (view: SectionView): Ack => madeSection(view, shadow);
  switch (operation.kind) {
    case 'section.add': {
      const { section, index, withData } = operation;
      const { _id, pageId, type, title, style, animation, audience } = section;
      const data = withData ? { sectionData: translatedData(section.sectionData, shadow.serverIds) } : {};
      const said = { title, style, animation, ...audience, ...data };
      const body = { _id: wire(_id), templateId, pageId: wire(pageId), type, index, ...said };
      return ackOf(await calls.addSection(body), made);
    }
    case 'section.addMany': {
      const { pageId, index, sections } = operation;
      const drafts = sections.map(({ _id, pageId: _page, sectionData, audience, ...section }) => ({
        ...section,
        ...audience,
        _id: wire(_id),
        sectionData: translatedData(sectionData, shadow.serverIds),
      }));
      const answer = await calls.addSections({ templateId, pageId: wire(pageId), index, sections: drafts });
      return ackOf(answer, ({ sections: views }) => ({ parts: views.map(made) }));
    }
    case 'section.statusMany': {
      const { ids, status } = operation;
      const answer = await calls.hideSections({ ids: ids.map(wire), status });
      return ackOf(answer, ({ sections: views }) => {
        const revs = new Map(views.map(({ _id, rev }) => [_id, rev]));
        return { parts: ids.map((id) => revOf(revs.get(wire(id)))) };
      });
    }
    case 'section.save': {
      const { section, rev } = operation;
      const { title, style, animation, audience } = section;
      const sectionData = translatedData(section.sectionData, shadow.serverIds);
      const body = { section_id: wire(section._id), sectionData, animation, title, style, ...audience };
      return ackOf(await calls.saveSection(rev === undefined ? body : { ...body, rev }), (view) => ({ rev: view.rev }));
    }
    case 'section.status': {
      const { id, status } = operation;
      return ackOf(await calls.hideSection({ _id: wire(id), status }), (view) => ({ rev: view.rev }));
    }
    case 'section.restore': {
      const answer = await calls.restoreSections({ ids: operation.ids.map(wire) });
      return ackOf(answer, ({ sections }) => ({ parts: sections.map(made) }));
    }
    case 'section.delete': {
      const answer = await calls.deleteSections({ ids: operation.ids.map(wire) });
      // Gone already: by the call whose answer was lost, or elsewhere.
      return isGone(answer) ? { kind: 'done', ack: {} } : ackOf(answer, () => ({}));
    }
    case 'section.order': {
      const { pageId, ids } = operation;
      return ackOf(await calls.orderSections({ pageId: wire(pageId), ids: ids.map(wire) }), () => ({}));
    }
  }
}

async function deletePage(calls: SyncCalls, templateId: string, id: string, shadow: Shadow): Promise<Outcome> {
  const answer = await calls.deletePage({ templateId, pageId: serverId(shadow, id) });
  if (isGone(answer)) return { kind: 'done', ack: {} };
  const own = turned(shadow.serverIds);
  return ackOf(answer, ({ homePageId }) => ({ homePageId: own[homePageId] ?? homePageId }));
}

const revOf = (rev: number | undefined): Ack => (rev === undefined ? {} : { rev });

const isGone = (answer: Answer<unknown>) => !answer.ok && answer.error.code === 'core.not_found';

function ackOf<Data>(answer: Answer<Data>, ack: (data: Data) => Ack): Outcome {
  return answer.ok ? { kind: 'done', ack: ack(answer.data) } : outcomeOf(answer.error);
}

/** A section the server made, in our ids. */
function madeSection(view: SectionView, shadow: Shadow): Ack {
  const own = turned(shadow.serverIds);
  const part = sectionPart(view);
  const section = {
    ...part,
    _id: own[part._id] ?? part._id,
    pageId: own[part.pageId] ?? part.pageId,
    sectionData: translatedData(part.sectionData, own),
  };
  return { rev: view.rev, section, place: view.order, serverId: part._id };
}

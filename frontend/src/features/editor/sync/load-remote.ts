import type { ApiError } from '../../../shared/api/api-error.js';
import { documentOf, type ServerTemplate } from '../document/from-server.js';
import type { SyncCalls } from './calls.js';
import type { Remote } from './shadow.js';

export type Loaded = { ok: true; server: ServerTemplate } | { ok: false; error: ApiError };

/** The template with all its pages and their sections. */
export async function loadTemplate(calls: SyncCalls, templateId: string): Promise<Loaded> {
  const opened = await calls.openTemplate({ _id: templateId });
  if (!opened.ok) return opened;
  const { template, pages, campaign } = opened.data;
  const answers = await Promise.all(pages.map(({ _id }) => calls.openPage({ templateId, pageId: _id })));
  const refused = answers.find((answer) => !answer.ok);
  if (refused && !refused.ok) return refused;
  const opens = answers.flatMap((answer) => (answer.ok ? [answer.data] : []));
  return {
    ok: true,
    server: {
      template,
      campaign,
      pages: opens.map(({ page }) => page),
      sections: opens.flatMap(({ sections }) => sections),
    },
  };
}

export const remoteOf = (server: ServerTemplate): Remote => ({
  document: documentOf(server),
  revs: {
    template: server.template.rev,
    pages: Object.fromEntries(server.pages.map(({ _id, rev }) => [_id, rev])),
    sections: Object.fromEntries(server.sections.map(({ _id, rev }) => [_id, rev])),
  },
});

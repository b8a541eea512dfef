import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { editorRate } from '../../primitives/rates.js';
import { legalKeys, legalPageInput, legalPageView } from './legal-pages.js';

/** @source api.md "white label": `{}` reads, `{save: …}` writes one, `{delete: key}` removes one */
export const editLegalPages = defineCommand({
  subject: 'white-label.legal.edit',
  http: { path: '/wl/legal', role: 'owner', rate: editorRate },
  summary: 'Terms, privacy policy and imprint of the caller’s site: reads them, writes one or removes one',
  request: z.strictObject({ save: legalPageInput.optional(), delete: z.enum(legalKeys).optional() }),
  reply: z.object({ pages: z.array(legalPageView).max(legalKeys.length) }),
  errors: ['core.not_found'],
  timeoutMs: 3000,
});

import { z } from 'zod';
import { defineSocketEvent } from '../kit/define-socket-event.js';
import { objectId } from '../primitives/index.js';

/** A draft was changed in one of the account's windows; the others read it anew. `byClient` is the window that did it, so that it need not. */
export const draftChanged = defineSocketEvent({
  name: 'draft_changed',
  direction: 'receive',
  payload: z.object({ templateId: objectId, byClient: z.string().nullable() }),
});
export type DraftNews = z.output<typeof draftChanged.payload>;

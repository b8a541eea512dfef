import { z } from 'zod';
import { defineSocketEvent } from '../kit/define-socket-event.js';
import { objectId } from '../primitives/index.js';

/** A draft was changed in one of the account's windows; the others reload it. `byClient` is the window that changed it. */
export const draftChanged = defineSocketEvent({
  name: 'draft_changed',
  direction: 'receive',
  payload: z.object({ templateId: objectId, byClient: z.string().nullable() }),
});
export type DraftNews = z.output<typeof draftChanged.payload>;

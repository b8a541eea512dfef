import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { documentKinds } from '../../documents/document-content.js';

/** For the worker: what to render, and where. A run that was killed begins again and writes the same object. */
export const beginDocument = defineCommand({
  subject: 'media.documents.begin',
  summary: 'Begin to render a document',
  request: z.strictObject({ documentId: objectId, ownerId: objectId }),
  reply: z.object({
    /** Null when it is rendered already, or its account is gone. */
    plan: z.object({ kind: z.enum(documentKinds), subjectId: objectId, key: z.string() }).nullable(),
  }),
  timeoutMs: 3_000,
});

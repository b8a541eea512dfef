import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { line, objectId } from '../../primitives/index.js';
import { documentKinds, documentLink } from '../../documents/document-content.js';

/** For the service that owns the record. A revision is rendered once; one that failed is tried again. */
export const requestDocument = defineCommand({
  subject: 'media.documents.request',
  summary: 'The file of a record, rendered when it is missing',
  request: z.strictObject({
    ownerId: objectId,
    kind: z.enum(documentKinds),
    subjectId: objectId,
    /** Changes with everything that the document shows of its record's state. */
    revision: line(80),
    fileName: line(120),
  }),
  reply: documentLink,
  timeoutMs: 3_000,
});

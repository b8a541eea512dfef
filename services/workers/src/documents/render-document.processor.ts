import { beginDocument, finishDocument, receiptContent, renderDocument, type DocumentKind } from '@linkyard/contracts';
import { defineProcessor, type Processor } from '@linkyard/queue';
import { systemContext, type Bus, type Logger } from '@linkyard/service-kit';
import type { ObjectStore } from '@linkyard/storage';
import { printDocument } from './print-document.js';
import type { Typst } from './typst.js';

interface Parts {
  bus: Pick<Bus, 'request'>;
  store: ObjectStore;
  typst: Pick<Typst, 'pdf'>;
  logger: Logger;
}

/** Which service knows what a document says. */
const sources = {
  'order-receipt': receiptContent,
  'donation-receipt': receiptContent,
  'payment-receipt': receiptContent,
} as const satisfies Record<DocumentKind, unknown>;

/** Renders a document and stores its file. The last attempt that fails reports so. @source quality R14 */
export function renderDocumentProcessor({ bus, store, typst, logger }: Parts): Processor {
  return defineProcessor({
    job: renderDocument,
    async process({ documentId, ownerId }, { attempt }) {
      const ctx = systemContext();
      const about = { documentId, ownerId };
      const { plan } = await bus.request(beginDocument, about, ctx);
      if (!plan) return;
      const { kind, subjectId, key } = plan;
      try {
        const { content } = await bus.request(sources[kind], { ownerId, kind, subjectId }, ctx);
        if (!content) throw new Error('the record of this document is gone');
        const pdf = await printDocument(typst, content);
        const { size } = await store.put(key, pdf, { contentType: 'application/pdf' });
        const { kept } = await bus.request(finishDocument, { ...about, outcome: 'ready', size }, ctx);
        if (!kept) await store.delete(key);
      } catch (error) {
        if (attempt < renderDocument.attempts) throw error;
        logger.error({ err: error, documentId }, 'a document could not be rendered');
        await bus.request(finishDocument, { ...about, outcome: 'failed', size: 0 }, ctx);
      }
    },
  });
}

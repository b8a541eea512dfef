import { Inject, Injectable } from '@nestjs/common';
import {
  renderDocument,
  type beginDocument,
  type finishDocument,
  type ReplyOf,
  type requestDocument,
  type RequestOf,
} from '@linkyard/contracts';
import { isDuplicateKey } from '@linkyard/mongo';
import { JobQueue } from '@linkyard/queue';
import { newObjectKey, type MediaSigner } from '@linkyard/storage';
import type { DocumentRecord } from './document-record.schema.js';
import { DocumentsRepository } from './documents.repository.js';
import { SIGNER } from '../storage/storage.js';

const linkSec = 5 * 60;

/** Documents are rendered by a worker, which asks the owning service for their content; here is which ones there are, and where. */
@Injectable()
export class DocumentsService {
  constructor(
    private readonly records: DocumentsRepository,
    private readonly jobs: JobQueue,
    @Inject(SIGNER) private readonly signer: MediaSigner,
  ) {}

  /** A revision has one file. It is rendered when it is first requested; one that failed is reported once and then tried again. */
  async request({ fileName, ...wanted }: RequestOf<typeof requestDocument>): Promise<ReplyOf<typeof requestDocument>> {
    const record = (await this.records.findOne(wanted)) ?? (await this.insert(wanted));
    const { state, key, _id: documentId, userId: ownerId, run } = record;
    if (state === 'ready') return { state, url: this.signer.sign(key, linkSec, { downloadName: fileName }) };
    // Again for one under way: its job may have been lost with Redis, and its key makes it one job.
    if (state === 'queued') await this.jobs.enqueue(renderDocument, { documentId, ownerId, run });
    else await this.records.update({ ownerId, _id: documentId, run }, { $set: { state: 'queued', run: run + 1 } });
    return { state, url: null };
  }

  private async insert(wanted: Omit<RequestOf<typeof requestDocument>, 'fileName'>): Promise<DocumentRecord> {
    const { ownerId, ...fields } = wanted;
    const key = newObjectKey(`generated-documents/${new Date().toISOString().slice(0, 7)}`, 'pdf');
    try {
      return await this.records.insert(ownerId, { ...fields, state: 'queued', run: 1, size: 0, key });
    } catch (error) {
      const first = isDuplicateKey(error) ? await this.records.findOne(wanted) : null;
      if (!first) throw error;
      return first;
    }
  }

  async begin({ documentId: _id, ownerId }: RequestOf<typeof beginDocument>): Promise<ReplyOf<typeof beginDocument>> {
    const record = await this.records.findOne({ ownerId, _id, state: 'queued' });
    if (!record) return { plan: null };
    const { kind, subjectId, key } = record;
    return { plan: { kind, subjectId, key } };
  }

  /** @returns false when the account is gone */
  async finish({ documentId: _id, ownerId, outcome, size }: RequestOf<typeof finishDocument>): Promise<boolean> {
    await this.records.update({ ownerId, _id, state: 'queued' }, { $set: { state: outcome, size } });
    return (await this.records.findOne({ ownerId, _id })) !== null;
  }
}

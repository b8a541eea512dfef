import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectStored, isDuplicateKey, ServiceDatabase, type ClientSession, type StoredModel } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import type { z } from 'zod';
import { submissions } from '../../lead-records/lead.schema.js';

/** One write of a visitor, as they name it. */
export interface VisitorWrite<Reply> {
  sectionId: string;
  key: string;
  /** The same key with other content is refused. */
  content: unknown;
  reply: z.ZodType<Reply>;
}

const maxAttempts = 6;

/** Idempotent writes: the first write with a key wins, and repeated calls get its reply. @source quality R14 */
@Injectable()
export class VisitorWrites {
  constructor(
    private readonly database: ServiceDatabase,
    @InjectStored('campaigns-and-templates', submissions)
    private readonly written: StoredModel<typeof submissions>,
  ) {}

  /** What was answered to the first write with this key; null when there was none. @throws core.idempotency_mismatch */
  async answered<Reply>(write: VisitorWrite<Reply>): Promise<Reply | null> {
    const first = await this.written
      .findOne({ _id: idOf(write) })
      .lean()
      .exec();
    if (!first) return null;
    if (first.contentHash !== hashOf(write)) throw new DomainError('core.idempotency_mismatch');
    return write.reply.parse(first.reply);
  }

  /**
   * @param effect what the write does, in its transaction; run again when another write met it there
   * @throws core.idempotency_mismatch
   */
  async once<Reply>(write: VisitorWrite<Reply>, effect: (session: ClientSession) => Promise<Reply>): Promise<Reply> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.database.transaction(async (session) => this.keep(write, session, effect));
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        const first = await this.answered(write);
        if (first !== null) return first;
        // Not the key itself: two who were first with something met, and the next try finds it there.
        if (tries >= maxAttempts) throw error;
      }
    }
  }

  private async keep<Reply>(
    write: VisitorWrite<Reply>,
    session: ClientSession,
    effect: (session: ClientSession) => Promise<Reply>,
  ): Promise<Reply> {
    const _id = idOf(write);
    await new this.written({ _id, contentHash: hashOf(write), reply: null, createdAt: new Date() }).save();
    const reply = await effect(session);
    await this.written.updateOne({ _id }, { $set: { reply } }).exec();
    return reply;
  }
}

const idOf = ({ sectionId, key }: Pick<VisitorWrite<unknown>, 'sectionId' | 'key'>) => `${sectionId}:${key}`;
const hashOf = ({ content }: Pick<VisitorWrite<unknown>, 'content'>) =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');

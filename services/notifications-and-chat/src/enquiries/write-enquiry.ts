import { Injectable } from '@nestjs/common';
import { enquiryWritten, maxEnquiryReplies, reopensForDays, type Ctx } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { DomainError, nextState, Outbox } from '@linkyard/service-kit';
import { EnquiriesRepository } from './enquiries.repository.js';
import { visitorSender, type EnquiryDocument, type StoredReply } from './enquiry.schema.js';
import { enquiryTransitions, type EnquiryEvent } from './enquiry-transitions.js';

const dayMs = 86_400_000;

/** A further message, of either side, and the news of it. */
@Injectable()
export class WriteEnquiry {
  constructor(
    private readonly enquiries: EnquiriesRepository,
    private readonly database: ServiceDatabase,
    private readonly outbox: Outbox,
  ) {}

  /**
   * A repeated message with the same id changes nothing.
   * @throws DomainError enquiry.too_long; enquiry.closed for the sender of one that was closed long ago; enquiry.wrong_state
   */
  async reply(
    enquiry: EnquiryDocument,
    { _id, from, text }: Pick<StoredReply, '_id' | 'from' | 'text'>,
    ctx: Ctx,
  ): Promise<EnquiryDocument> {
    if (enquiry.replies.some((reply) => reply._id === _id)) return enquiry;
    if (enquiry.replies.length >= maxEnquiryReplies) throw new DomainError('enquiry.too_long');
    const now = new Date();
    if (from === 'sender' && isOver(enquiry, now)) throw new DomainError('enquiry.closed');
    const reply = { _id, from, text, at: now.toISOString() };
    const isFirst = from === 'staff' && enquiry.firstReplyAt === null;
    return this.database.transaction(async () => {
      const changed = await this.become(enquiry, from === 'staff' ? 'answered' : 'written', {
        $push: { replies: reply },
        $set: { lastAt: now, ...(isFirst ? { firstReplyAt: now } : {}) },
      });
      await this.announce(changed, reply, ctx);
      return changed;
    });
  }

  /** The one way from state to state. @throws DomainError enquiry.wrong_state, also when it was changed in the meantime */
  async become(
    { userId: ownerId, _id, state, rev }: EnquiryDocument,
    event: EnquiryEvent,
    change: { $push?: { replies: StoredReply }; $set?: Partial<EnquiryDocument> } = {},
  ): Promise<EnquiryDocument> {
    const next = nextState(enquiryTransitions, state, event);
    if (next === null) throw new DomainError('enquiry.wrong_state');
    const closedAt = next === 'closed' ? new Date() : null;
    const set = { ...change.$set, state: next, closedAt };
    const changed = await this.enquiries.update({ ownerId, _id }, { ...change, $set: set }, { rev });
    if (!changed) throw new DomainError('enquiry.wrong_state');
    return changed;
  }

  /** Within the transaction of what was written. Spam is no news. */
  async announce(enquiry: EnquiryDocument, message: Pick<StoredReply, '_id' | 'from' | 'text'>, ctx: Ctx) {
    if (enquiry.state === 'spam') return null;
    const { _id: enquiryId, subject, category, userId, name, email, locale, assigneeId, tenantId } = enquiry;
    const news = {
      ...{ enquiryId, messageId: message._id, from: message.from, subject, category, text: message.text },
      senderId: userId === visitorSender ? null : userId,
      ...{ sender: { name, email, locale }, assigneeId },
    };
    return this.outbox.add(enquiryWritten, news, { tenantId, requestId: ctx.requestId });
  }
}

const isOver = ({ state, closedAt }: EnquiryDocument, now: Date) =>
  state === 'closed' && closedAt !== null && now.getTime() - closedAt.getTime() > reopensForDays * dayMs;

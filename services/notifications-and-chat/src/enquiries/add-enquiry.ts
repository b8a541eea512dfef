import { Injectable } from '@nestjs/common';
import { plansOfWhiteLabel, type addEnquiry, type Ctx, type RequestOf } from '@linkyard/contracts';
import { isDuplicateKey, Limiter, limiterCollection, newId, ServiceDatabase } from '@linkyard/mongo';
import { Bus, DomainError, fieldRefusal, requireFound, systemContext, UserContacts } from '@linkyard/service-kit';
import { EnquiriesRepository } from './enquiries.repository.js';
import { visitorSender, type EnquiryDocument } from './enquiry.schema.js';
import { enquirySpam } from './enquiry-spam.js';
import { WriteEnquiry } from './write-enquiry.js';

export const enquiryLimits = limiterCollection('enquiry-limits');

const perHour = 5;
const spamKeptDays = 90;

type Written = RequestOf<typeof addEnquiry>;

/** The first message. What looks like a machine's is stored as spam and announced to no one. @source models.md 5 "Anti-abuse", ADR 0061 */
@Injectable()
export class AddEnquiry {
  private readonly limiter: Limiter;

  constructor(
    private readonly enquiries: EnquiriesRepository,
    private readonly writing: WriteEnquiry,
    private readonly database: ServiceDatabase,
    private readonly contacts: UserContacts,
    private readonly bus: Bus,
  ) {
    const options = { keyPrefix: 'enquiry', points: perHour, durationSec: 3_600 };
    this.limiter = new Limiter(database, enquiryLimits, options);
  }

  /** @throws DomainError core.invalid_input without an address, core.idempotency_mismatch */
  async add(written: Written, ctx: Ctx): Promise<EnquiryDocument> {
    const userId = ctx.userId ?? visitorSender;
    const known = await this.repeated(userId, written);
    if (known) return known;
    const sender = await this.senderOf(written, ctx);
    const assigneeId = await this.assigneeOf(ctx);
    const isOverLimit = (await this.limiter.take(ctx.userId ?? ctx.ipHash)) > 0;
    const spamReasons = enquirySpam(written, { isOverLimit, hasAccount: ctx.userId !== null });
    const now = new Date();
    const { subject, category, message, idempotencyKey: key } = written;
    const isSpam = spamReasons.length > 0;
    const fields = {
      ...{ _id: newId(), key, subject, category, message, ...sender, host: ctx.host, assigneeId },
      ...{ tenantId: ctx.tenantId, state: isSpam ? ('spam' as const) : ('open' as const), replies: [], spamReasons },
      ...{ lastAt: now, firstReplyAt: null, closedAt: null },
      forgetAt: isSpam ? new Date(now.getTime() + spamKeptDays * 86_400_000) : null,
    };
    try {
      return await this.database.transaction(async () => {
        const enquiry = await this.enquiries.insert(userId, fields);
        await this.writing.announce(enquiry, { _id: enquiry._id, from: 'sender', text: message }, ctx);
        return enquiry;
      });
    } catch (error) {
      // Two clicks at once: the second one finds what the first one has made.
      const first = isDuplicateKey(error) ? await this.repeated(userId, written) : null;
      if (first) return first;
      throw error;
    }
  }

  private async repeated(ownerId: string, { idempotencyKey: key, subject, message }: Written) {
    const known = await this.enquiries.findOne({ ownerId, key });
    if (known && (known.subject !== subject || known.message !== message))
      throw new DomainError('core.idempotency_mismatch');
    return known;
  }

  private async senderOf({ name, email }: Written, { userId, locale }: Ctx) {
    if (userId === null) {
      if (email === undefined) throw fieldRefusal('email', 'core.email_required');
      return { name, email, locale };
    }
    const account = requireFound(await this.contacts.find(userId));
    return { name: account.name.slice(0, 120), email: account.email, locale: account.locale };
  }

  /** Of a tenant's people and visitors its owner; null: those who run the installation. */
  private async assigneeOf({ tenantId }: Ctx): Promise<string | null> {
    if (tenantId === null) return null;
    return (await this.bus.request(plansOfWhiteLabel, { whiteLabelId: tenantId }, systemContext())).ownerId;
  }
}

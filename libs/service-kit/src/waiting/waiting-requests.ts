import type { Reason, WaitingOutcome } from '@linkyard/contracts';
import { isDuplicateKey, newId, OwnedRepository, trusted, type StoredModel } from '@linkyard/mongo';
import { askReader, type JobQueue, type MailAllowance } from '@linkyard/queue';
import { DomainError } from '../bus/domain-error.js';
import { isInactiveOwner } from '../bus/owner-guard.js';
import type { SiteUrls } from '../sites/site-urls.js';
import { confirmableMs, type waitingRequests, type WaitingRequest } from './waiting-request.js';

/** Of one mailbox; what comes on top is refused. */
const maxWaiting = 20;
const acrossOwners = 'a reader confirms what waits for them with any creator, by the link of a mail';

type Kept = Pick<WaitingRequest, 'idempotencyKey' | 'request' | 'title' | 'email' | 'locale' | 'tenantId'> &
  Partial<Pick<WaitingRequest, 'kind' | 'mailbox'>>;

/** What visitors asked for and has not been done, until its reader confirms it. Nothing is held for it. @source ADR 0033, ADR 0036 */
export abstract class WaitingRequests extends OwnedRepository<WaitingRequest> {
  constructor(
    model: StoredModel<typeof waitingRequests>,
    private readonly parts: {
      allowance: Pick<MailAllowance, 'mailboxOf' | 'requestOf'>;
      jobs: Pick<JobQueue, 'enqueue'>;
      urls: SiteUrls;
    },
  ) {
    super(model);
  }

  /** Keeps it for a day; a repeat of the request is the same one. */
  async keep(ownerId: string, { kind = '', mailbox = null, ...kept }: Kept): Promise<WaitingRequest> {
    const { idempotencyKey } = kept;
    const expiresAt = new Date(Date.now() + confirmableMs);
    try {
      return await this.insert(ownerId, { _id: newId(), kind, mailbox, ...kept, expiresAt });
    } catch (error) {
      const known = isDuplicateKey(error) ? await this.findOne({ ownerId, idempotencyKey }) : null;
      if (!known) throw error;
      return known;
    }
  }

  /** Keeps it until the one link for all that waits for this address is pressed, and asks its reader. @throws DomainError core.rate_limited when very much waits */
  async keepForReader(ownerId: string, kept: Kept, toName: string): Promise<void> {
    const { email: to, locale, tenantId } = kept;
    const mailbox = this.parts.allowance.mailboxOf(to);
    const waiting = await this.model.countDocuments({ mailbox }).setOptions({ acrossOwners }).exec();
    if (waiting >= maxWaiting) throw new DomainError('core.rate_limited');
    await this.keep(ownerId, { ...kept, mailbox });
    const { allowance, jobs, urls } = this.parts;
    const { site } = await urls.of(tenantId ?? null);
    await askReader(
      { allowance, jobs, publicUrl: site.origins.app },
      { to, toName: toName.slice(0, 120), locale, tenantId: tenantId ?? null },
    );
  }

  /** Of any creator. @returns null after a day */
  async current(_id: string): Promise<WaitingRequest | null> {
    const expiresAt = trusted({ $gt: new Date() });
    return this.model.findOne({ _id, expiresAt }, null, { acrossOwners }).lean<WaitingRequest | null>().exec();
  }

  /**
   * Does what waits for a mailbox, the oldest first.
   * @param carryOut makes one of them, and says where it can be looked at
   * @param again where it can be asked for again
   */
  async carryOutAll(
    { mailbox, kind = '' }: { mailbox: string; kind?: string },
    carryOut: (waiting: WaitingRequest) => Promise<string>,
    again: (waiting: WaitingRequest) => string,
  ): Promise<WaitingOutcome[]> {
    const where = { mailbox, kind, expiresAt: trusted({ $gt: new Date() }) };
    const all = await this.model
      .find(where, null, { sort: { createdAt: 1, _id: 1 }, limit: maxWaiting, acrossOwners })
      .lean<WaitingRequest[]>()
      .exec();
    const outcomes: WaitingOutcome[] = [];
    for (const waiting of all) {
      const { title, userId } = waiting;
      const gone = (problem: Reason) => ({ title, path: again(waiting), problem });
      try {
        if (isInactiveOwner(userId)) throw new DomainError('core.not_found');
        outcomes.push({ title, path: await carryOut(waiting), problem: null });
      } catch (error) {
        // What is only unavailable now is done when the button is pressed again.
        if (!(error instanceof DomainError) || error.http >= 500) throw error;
        outcomes.push(gone(reasonOf(error)));
      }
      await this.model.deleteOne({ _id: waiting._id, userId });
    }
    return outcomes;
  }
}

/** What is wrong with a field says more than that something is. */
function reasonOf({ details, reason }: DomainError): Reason {
  const [first] = details.errors ?? [];
  return first ? { code: first.code, ...(first.params ? { params: first.params } : {}) } : reason;
}

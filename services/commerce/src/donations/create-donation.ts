import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { getDonationForm, type createDonation, type Ctx, type ReplyOf, type RequestOf } from '@linkyard/contracts';
import { takesCurrency } from '@linkyard/money';
import { isDuplicateKey } from '@linkyard/mongo';
import { noPaymentAttention } from '@linkyard/payables';
import { Bus, DomainError, requireActiveOwner } from '@linkyard/service-kit';
import { Payments, type PaymentMethod } from '../payments/payments.js';
import { newPublicId } from '../products/product-fields.js';
import { checkDonation } from './check-donation.js';
import type { Donation } from './donation.schema.js';
import { DonationsRepository } from './donations.repository.js';

type Wanted = Omit<RequestOf<typeof createDonation>, 'idempotencyKey'>;
type Form = ReplyOf<typeof getDonationForm>;

/** How long a donor may take to pay. */
const payWithinMs = 60 * 60_000;

/** From a form on a page to the provider's payment page. */
@Injectable()
export class CreateDonation {
  constructor(
    private readonly bus: Bus,
    private readonly donations: DonationsRepository,
    private readonly payments: Payments,
  ) {}

  /** @throws DomainError core.not_found, forms.closed, core.invalid_input by field, core.idempotency_mismatch, payments.* */
  async create(
    { idempotencyKey, ...wanted }: RequestOf<typeof createDonation>,
    ctx: Ctx,
    now = new Date(),
  ): Promise<{ publicId: string; redirectUrl: string }> {
    const { campaignId, pageId, sectionId } = wanted;
    const form = await this.bus.request(getDonationForm, { campaignId, pageId, sectionId }, ctx);
    const ownerId = form.userId;
    requireActiveOwner(ownerId);
    const requestHash = createHash('sha256').update(JSON.stringify(wanted)).digest('hex');
    const same = { ownerId, idempotencyKey };
    const known = await this.donations.findOne(same);
    const donation = known ?? (await this.record(form, wanted, { idempotencyKey, requestHash, locale: ctx.locale }));
    if (donation.requestHash !== requestHash) throw new DomainError('core.idempotency_mismatch');
    return {
      publicId: donation.publicId,
      redirectUrl: donation.redirectUrl ?? (await this.begin(donation, form, now)),
    };
  }

  private async record(
    form: Form,
    wanted: Wanted,
    about: Pick<Donation, 'idempotencyKey' | 'requestHash' | 'locale'>,
  ): Promise<Donation> {
    const ownerId = form.userId;
    const { provider, mode } = await this.methodOf(form);
    const amounts = checkDonation(form, wanted, provider);
    const { campaignId, pageId, sectionId, currency, interval, donor, message, isAnonymous } = wanted;
    try {
      return await this.donations.insert(ownerId, {
        ...about,
        ...amounts,
        ...{ campaignId, pageId, sectionId, currency, interval, donor, message, isAnonymous, provider, mode },
        tenantId: form.tenantId,
        publicId: newPublicId(),
        campaignName: form.campaignName,
        pagePath: form.pagePath,
        goalId: form.goalId,
        ...{ refunded: 0, originId: null, endedAt: null, renewalFailedAt: null, state: 'created' },
        ...{ paymentId: null, redirectUrl: null, receiptNumber: null, completedAt: null, history: [] },
        ...{ duplicates: [], paymentAttention: noPaymentAttention },
      });
    } catch (error) {
      // The same request at the same moment was first.
      const { idempotencyKey } = about;
      const first = isDuplicateKey(error) ? await this.donations.findOne({ ownerId, idempotencyKey }) : null;
      if (!first) throw error;
      return first;
    }
  }

  private async begin(donation: Donation, { title }: Form, now: Date): Promise<string> {
    const { _id, userId: ownerId, publicId, total, currency, provider, interval, donor, locale } = donation;
    const { campaignId, pageId, sectionId, campaignName } = donation;
    const { paymentId, redirectUrl, mode } = await this.payments.start({
      subject: { service: 'commerce', kind: 'donation', id: _id },
      ...{ ownerId, amount: total, currency, provider, interval },
      buyer: { email: donor.email, name: donor.name, locale },
      description: (title || `Donation to ${campaignName}`).slice(0, 120),
      returnPath: `/donate/${publicId}/done`,
      cancelPath: `/donate/${publicId}`,
      expiresAt: new Date(now.getTime() + payWithinMs),
      idempotencyKey: `donation:${_id}`,
      attribution: {
        ...{ campaignId, pageId, sectionId, referrerUrl: null },
        ...{ utmSource: null, utmMedium: null, utmCampaign: null, utmTerm: null, utmContent: null },
      },
    });
    // The payment may have been reported before its start was answered: what is paid keeps its own payment.
    await this.donations.update({ ownerId, _id, completedAt: null }, { $set: { paymentId, redirectUrl, mode } });
    const pending = {
      $set: { state: 'pending' as const },
      $push: { history: { state: 'pending', at: now, text: '' } },
    };
    await this.donations.update({ ownerId, _id, state: 'created' }, pending);
    return redirectUrl;
  }

  /**
   * An account at the block's provider, or the owner's default one where that is not connected or does not take the currency.
   * @throws DomainError payments.no_connection, payments.amount_refused where no connected provider takes the currency
   */
  private async methodOf({ userId, provider, currency }: Form): Promise<PaymentMethod> {
    const methods = await this.payments.methodsOf(userId);
    if (methods.length === 0) throw new DomainError('payments.no_connection');
    const usable = methods.filter((method) => takesCurrency(method.provider, currency));
    const chosen = usable.find((method) => method.provider === provider) ?? usable[0];
    if (!chosen) throw new DomainError('payments.amount_refused');
    return chosen;
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { createCheckout, sendEmail, type Ctx, type RequestOf } from '@linkyard/contracts';
import { derivedKeys, equalInConstantTime, keyedHash } from '@linkyard/crypto';
import { InjectStored, type StoredModel } from '@linkyard/mongo';
import { JobQueue, MailAllowance } from '@linkyard/queue';
import { SiteUrls, waitingRequests, WaitingRequests, type WaitingRequest } from '@linkyard/service-kit';
import { COMMERCE_CONFIG, type CommerceConfig } from '../config/commerce-config.js';
import { SellerNames } from '../links/seller-names.js';
import { textsFor } from '../locales/texts.js';
import { ProductsRepository } from '../products/products.repository.js';

type CreateRequest = RequestOf<typeof createCheckout>;

export const requestIn = ({ request }: WaitingRequest): CreateRequest => createCheckout.request.parse(request);

/** Orders that reserve nothing until their buyer has pressed the link of a mail. */
@Injectable()
export class WaitingOrders extends WaitingRequests {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor(
    @InjectStored('commerce', waitingRequests) model: StoredModel<typeof waitingRequests>,
    allowance: MailAllowance,
    private readonly jobs: JobQueue,
    private readonly products: ProductsRepository,
    private readonly sellers: SellerNames,
    private readonly urls: SiteUrls,
    @Inject(COMMERCE_CONFIG) { DATA_KEY, DATA_KEY_PREVIOUS }: CommerceConfig,
  ) {
    super(model, { allowance, jobs, urls });
    this.keys = derivedKeys('order-confirmation', { current: DATA_KEY, previous: DATA_KEY_PREVIOUS });
  }

  /** A large order: its buyer gets a mail with a link of its own. A repeated request is the same order, and sends no other mail. */
  async addLarge(request: CreateRequest, by: Pick<Ctx, 'locale'>): Promise<void> {
    const { ownerId, kept } = await this.described(request, by);
    const { _id, title, locale, tenantId, email } = await this.keep(ownerId, kept);
    const { seller, from } = await this.sellers.asSender(ownerId, textsFor(locale));
    const { link } = await this.urls.of(tenantId);
    const query = new URLSearchParams({ order: _id, token: tokenBy(this.keys[0], _id) });
    await this.jobs.enqueue(sendEmail, {
      ...{ key: `confirm-order:${_id}`, template: 'confirm-order', to: email, locale, tenantId },
      toName: request.buyer.name,
      ...from,
      values: {
        seller,
        items: title.slice(0, 4_000),
        link: link(`/checkout/confirm?${query.toString()}`),
      },
    });
  }

  /** A free order for an address that has had its mails of this hour. @throws DomainError core.rate_limited */
  async addForReader(request: CreateRequest, by: Pick<Ctx, 'locale'>): Promise<void> {
    const { ownerId, kept } = await this.described(request, by);
    await this.keepForReader(ownerId, kept, request.buyer.name);
  }

  /** @returns null for a token that is not of this order's mail, and after a day */
  async open(_id: string, token: string): Promise<WaitingRequest | null> {
    return this.keys.some((key) => equalInConstantTime(tokenBy(key, _id), token)) ? this.current(_id) : null;
  }

  /** The buyer sees the total again before paying, so the one that was shown is left out. */
  private async described({ expectedTotal: _shown, ...request }: CreateRequest, { locale }: Pick<Ctx, 'locale'>) {
    const products = await this.products.findPublished(request.items.map(({ publicId }) => publicId));
    const titleOf = (publicId: string) => products.find((product) => product.publicId === publicId)?.title ?? '';
    const title = request.items.map(({ publicId, qty }) => `${qty} × ${titleOf(publicId)}`).join('\n');
    const { idempotencyKey, buyer } = request;
    const [first] = products;
    const kept = { idempotencyKey, request, title, email: buyer.email, locale, tenantId: first?.tenantId ?? null };
    return { ownerId: first?.userId ?? '', kept };
  }
}

const tokenBy = (key: Buffer, _id: string): string =>
  Buffer.from(keyedHash(key, 'waiting', _id), 'hex').toString('base64url');

import { Inject, Injectable } from '@nestjs/common';
import {
  createCheckout,
  defineEvent,
  objectId,
  sendEmail,
  type Ctx,
  type EventData,
  type RequestOf,
} from '@linkyard/contracts';
import { derivedKeys, equalInConstantTime, keyedHash } from '@linkyard/crypto';
import {
  InjectStored,
  isDuplicateKey,
  newId,
  OwnedRepository,
  ServiceDatabase,
  trusted,
  type StoredModel,
} from '@linkyard/mongo';
import { JobQueue } from '@linkyard/queue';
import {
  confirmableMs,
  OnEvent,
  Outbox,
  waitingRequests,
  type EventFacts,
  type WaitingRequest,
} from '@linkyard/service-kit';
import { z } from 'zod';
import { COMMERCE_CONFIG, type CommerceConfig } from '../config/commerce-config.js';
import { SellerNames } from '../downloads/seller-names.js';
import { textsFor } from '../locales/texts.js';
import { ProductsRepository } from '../products/products.repository.js';

type CreateRequest = RequestOf<typeof createCheckout>;

/** A buyer is to be asked whether an order is theirs. Commerce consumes it itself. */
export const confirmationDue = defineEvent({
  name: 'commerce.order.confirmation-due',
  data: z.strictObject({ ownerId: objectId, waitingId: objectId }),
});

/** Orders that hold nothing until their buyer has pressed the link of a mail. */
@Injectable()
export class WaitingOrders extends OwnedRepository<WaitingRequest> {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor(
    @InjectStored('commerce', waitingRequests) model: StoredModel<typeof waitingRequests>,
    @Inject(ProductsRepository) private readonly products: ProductsRepository,
    @Inject(SellerNames) private readonly sellers: SellerNames,
    @Inject(JobQueue) private readonly jobs: JobQueue,
    @Inject(ServiceDatabase) private readonly database: ServiceDatabase,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(COMMERCE_CONFIG) private readonly config: CommerceConfig,
  ) {
    super(model);
    this.keys = derivedKeys('order-confirmation', { current: config.DATA_KEY, previous: config.DATA_KEY_PREVIOUS });
  }

  /** Keeps an order for a day and has its buyer asked. A repeated request is the same order, and sends no other mail. */
  async add({ expectedTotal: _shown, ...request }: CreateRequest, { locale }: Pick<Ctx, 'locale'>): Promise<void> {
    const products = await this.products.findPublished(request.items.map(({ publicId }) => publicId));
    const [first] = products;
    if (!first) return;
    const { userId: ownerId, tenantId } = first;
    const titleOf = (publicId: string) => products.find((product) => product.publicId === publicId)?.title ?? '';
    const waiting = {
      ...{ _id: newId(), tenantId, idempotencyKey: request.idempotencyKey, request, mailbox: null },
      title: request.items.map(({ publicId, qty }) => `${qty} × ${titleOf(publicId)}`).join('\n'),
      ...{ email: request.buyer.email, locale, expiresAt: new Date(Date.now() + confirmableMs) },
    };
    try {
      await this.database.transaction(async () => {
        await this.insert(ownerId, waiting);
        await this.outbox.add(confirmationDue, { ownerId, waitingId: waiting._id }, { tenantId });
      });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** @returns null for a token that is not of this order's mail, and after a day */
  async open(_id: string, token: string): Promise<{ request: CreateRequest; locale: string } | null> {
    if (!this.keys.some((key) => equalInConstantTime(tokenBy(key, _id), token))) return null;
    const found = await this.model
      .findOne({ _id, expiresAt: trusted({ $gt: new Date() }) }, null, {
        acrossOwners: 'a buyer opens what waits for them by the link of a mail',
      })
      .lean<WaitingRequest | null>()
      .exec();
    return found && { request: createCheckout.request.parse(found.request), locale: found.locale };
  }

  @OnEvent(confirmationDue, { id: 'send-order-confirmation', isRepeatable: true })
  async onDue({ ownerId, waitingId: _id }: EventData<typeof confirmationDue>, _facts: EventFacts): Promise<void> {
    const waiting = await this.findOne({ ownerId, _id });
    if (!waiting) return;
    const { email, locale, tenantId, title, request } = waiting;
    const { seller, from } = await this.sellers.asSender(ownerId, textsFor(locale));
    const query = new URLSearchParams({ order: _id, token: tokenBy(this.keys[0], _id) });
    await this.jobs.enqueue(sendEmail, {
      ...{ key: `confirm-order:${_id}`, template: 'confirm-order', to: email, locale, tenantId },
      toName: createCheckout.request.parse(request).buyer.name,
      ...from,
      values: {
        seller,
        items: title.slice(0, 4_000),
        link: new URL(`/checkout/confirm?${query.toString()}`, this.config.PUBLIC_URL).href,
      },
    });
  }
}

const tokenBy = (key: Buffer, _id: string): string =>
  Buffer.from(keyedHash(key, 'waiting', _id), 'hex').toString('base64url');

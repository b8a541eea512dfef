import { randomUUID } from 'node:crypto';
import {
  addUpdateProduct,
  createCheckout,
  getOrder,
  getPrivateFile,
  getUserContact,
  orderPaid,
  payCheckout,
  type Ctx,
  type OrderView,
  type RequestInput,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { creator, ServiceUnderTest, visitor } from '@linkyard/service-kit/testing';
import { CheckoutService } from '../checkout/checkout.service.js';
import { commerceService } from '../commerce.module.js';
import { orderMailDue } from '../mails/order-mail-outbox.js';

/** The commerce service with sellers whose products cost nothing, so that orders are paid without a provider. */
export class ShopHarness extends ServiceUnderTest {
  /** @param rateFactor specs that are not about limits buy from one network */
  static async start(rateFactor = 500): Promise<ShopHarness> {
    const shop = new ShopHarness(await this.open(commerceService));
    Object.assign(process.env, {
      DATA_KEY: 'd'.repeat(32),
      PUBLIC_URL: 'http://shop.test',
      RATE_FACTOR: String(rateFactor),
    });
    await shop.build(commerceService.module, []);
    shop.answeringBus.answer(getUserContact, ({ userId }) => ({ contact: contactOf(userId) }));
    shop.answeringBus.answer(getPrivateFile, ({ mediaId }) => ({
      file: {
        storageKey: `documents/${mediaId}.zip`,
        mime: 'application/zip',
        size: 9,
        fileName: 'file.zip',
        etag: 'e',
      },
    }));
    return shop;
  }

  seller(): Ctx & { userId: string } {
    return creator();
  }

  async product(sent: RequestInput<typeof addUpdateProduct>, seller: Ctx) {
    const fields = { title: 'Guide', priceModel: 'free' as const, currency: 'EUR', state: 'published' as const };
    return this.call(addUpdateProduct, { ...fields, ...sent }, seller);
  }

  /** An order, before anything else has heard of it: paid, or placed where it is paid offline. */
  async paid(
    publicId: string,
    seller: Ctx & { userId: string },
    qty = 1,
    email = 'vera@example.com',
  ): Promise<OrderView> {
    const { checkout } = await this.call(
      createCheckout,
      {
        publicId,
        items: [{ publicId, qty }],
        buyer: { email, name: 'Vera' },
        idempotencyKey: randomUUID(),
      },
      visitor(),
    );
    await this.call(payCheckout, { publicId: checkout.publicId }, visitor());
    const { orderId } = await this.get(CheckoutService).get(checkout.publicId);
    return this.order(orderId ?? '', seller);
  }

  /** A paid order, delivered. */
  async sold(publicId: string, seller: Ctx & { userId: string }, qty = 1): Promise<OrderView> {
    const { _id } = await this.paid(publicId, seller, qty);
    await this.hearPaid(_id, seller);
    return this.order(_id, seller);
  }

  async hearPaid(orderId: string, { userId }: { userId: string }): Promise<void> {
    await this.deliver(orderPaid, { orderId, ownerId: userId, total: 0, currency: 'EUR' });
    await this.relay(orderMailDue);
  }

  async order(_id: string, seller: Ctx): Promise<OrderView> {
    return (await this.call(getOrder, { _id }, seller)).order;
  }
}

export const aFile = (name = 'guide.zip') => ({ mediaId: newId(), name, size: 9 });

export const contactOf = (userId: string) => ({
  ...{ userId, name: 'Ana Sells', email: 'ana@example.com', emailVerified: true, locale: 'en', timeZone: 'UTC' },
  ...{ tenantId: null, status: 1 as const, state: 'active' as const, notificationPrefs: {} },
});

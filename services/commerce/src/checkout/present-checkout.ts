import { Injectable } from '@nestjs/common';
import { AccessLinks } from '../links/access-links.js';
import { ReceiptLinks } from '../links/receipt-links.js';
import { hasDownloads, isAwaitingPayment } from '../orders/order-states.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { PaymentMethods } from '../products/payment-methods.js';
import { ProductsRepository } from '../products/products.repository.js';
import { afterOf, presentCheckout } from './checkout.presenter.js';
import type { Checkout } from './checkout.schema.js';
import { ProductPages } from './product-pages.js';

/** A checkout for its buyer, with its order. */
@Injectable()
export class PresentCheckout {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly products: ProductsRepository,
    private readonly methods: PaymentMethods,
    private readonly links: AccessLinks,
    private readonly receipts: ReceiptLinks,
    private readonly pages: ProductPages,
  ) {}

  async present(checkout: Checkout) {
    const { userId: ownerId, openedPublicId: publicId, state, orderId } = checkout;
    const [order, product] = await Promise.all([
      orderId === null ? null : this.orders.findOne({ ownerId, _id: orderId }),
      state === 'completed' ? this.products.findOne({ ownerId, publicId }) : null,
    ]);
    const offlineText = order && isAwaitingPayment(order) ? await this.methods.howToPay(ownerId, order.lines) : '';
    const isDigital = order?.lines.some(hasDownloads);
    const downloadPath = order && isDigital ? this.links.pathOf(order) : '';
    const receiptPath = order?.paidAt ? this.receipts.pathOf('order', order) : '';
    const upsell = product && order?.paidAt ? await this.pages.upsellOf(checkout, product, new Date()) : null;
    return presentCheckout(checkout, order, offlineText, {
      downloadPath,
      receiptPath,
      after: afterOf(product),
      upsell,
    });
  }
}

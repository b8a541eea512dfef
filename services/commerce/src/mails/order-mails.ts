import { Injectable } from '@nestjs/common';
import { sendEmail } from '@linkyard/contracts';
import type { Language } from '@linkyard/languages';
import { trusted } from '@linkyard/mongo';
import { formatAmount, taxParts } from '@linkyard/money';
import { JobQueue } from '@linkyard/queue';
import { actOf } from '../checkout/checkout.service.js';
import { CheckoutsRepository } from '../checkout/checkouts.repository.js';
import { BuyerLinks } from '../links/buyer-links.js';
import { SellerNames } from '../links/seller-names.js';
import { endsAccess, hasDownloads } from '../orders/order-states.js';
import type { Order } from '../orders/order.schema.js';
import { textsFor } from '../locales/texts.js';
import { PaymentMethods } from '../products/payment-methods.js';
import { ProductsRepository } from '../products/products.repository.js';

type Fulfilment = Order['fulfilments'][number];
type Refund = Order['refunds'][number];
type Template =
  | 'order-receipt'
  | 'order-placed'
  | 'order-cancelled'
  | 'paid-order-cancelled'
  | 'order-access'
  | 'order-shipped'
  | 'order-refunded';

/** Mails to buyers. Their keys follow from the order, so that each is sent once however often it is asked for. */
@Injectable()
export class OrderMails {
  constructor(
    private readonly jobs: JobQueue,
    private readonly products: ProductsRepository,
    private readonly methods: PaymentMethods,
    private readonly checkouts: CheckoutsRepository,
    private readonly links: BuyerLinks,
    private readonly sellers: SellerNames,
  ) {}

  async receipt(order: Order): Promise<void> {
    const i18n = textsFor(order.locale);
    const { seller, from } = await this.sellers.asSender(order.userId, i18n);
    const { subject, body } = await this.ownWords(order);
    const links = await this.links.of(order);
    const isDigital = order.lines.some(hasDownloads);
    const number = String(order.number ?? '');
    await this.send(order, from, 'order-receipt', `order-receipt:${order._id}`, {
      mailSubject: subject || i18n.t('Your order {number} from {seller}', { number, seller }),
      ownText: body,
      notice:
        order.needsAttention.code === null ? '' : i18n.t('The seller will get in touch with you about this order.'),
      downloadLink: isDigital ? links.download : '',
      receiptLink: links.receipt,
      walletLink: links.wallet,
      ...{ seller, number, address: order.buyer.address },
      ...receiptAmounts(order, i18n.language),
    });
  }

  async placed(order: Order): Promise<void> {
    const { userId: ownerId, _id, checkoutId, lines } = order;
    const i18n = textsFor(order.locale);
    const checkout = await this.checkouts.findOne({ ownerId, _id: checkoutId });
    const { items, total } = receiptAmounts(order, i18n.language);
    const { seller, from } = await this.sellers.asSender(ownerId, i18n);
    const links = await this.links.of(order);
    await this.send(order, from, 'order-placed', `order-placed:${_id}`, {
      ...{ seller, items, total },
      howToPay: (await this.methods.howToPay(ownerId, lines)).slice(0, 4_000),
      orderLink: links.thanks(checkout?.publicId ?? ''),
    });
  }

  /** Without a refund. @param reason of the seller, empty where none was given */
  async cancelled(order: Order, reason: string): Promise<void> {
    const i18n = textsFor(order.locale);
    const { items, total } = receiptAmounts(order, i18n.language);
    const { seller, from } = await this.sellers.asSender(order.userId, i18n);
    const template = order.paidAt ? 'paid-order-cancelled' : 'order-cancelled';
    const values = { seller, number: String(order.number ?? ''), reason, items, total };
    await this.send(order, from, template, `order-cancelled:${order._id}`, values);
  }

  /** @param key of the request: each request sends one mail */
  async access(order: Order, key: string): Promise<void> {
    const { seller, from } = await this.sellers.asSender(order.userId, textsFor(order.locale));
    const links = await this.links.of(order);
    await this.send(order, from, 'order-access', `order-access:${order._id}:${key}`, {
      ...{ seller, number: String(order.number ?? ''), walletLink: links.wallet },
      downloadLink: links.download,
    });
  }

  async shipped(order: Order, { id, key, lines, carrier, trackingCode, trackingUrl }: Fulfilment): Promise<void> {
    const { seller, from } = await this.sellers.asSender(order.userId, textsFor(order.locale));
    const titleOf = (lineId: string) => order.lines.find((line) => line.id === lineId)?.title ?? id;
    const items = lines.map(({ lineId, qty }) => `${qty} × ${titleOf(lineId)}`).join('\n');
    await this.send(order, from, 'order-shipped', `order-shipped:${order._id}:${key}`, {
      ...{ seller, number: String(order.number ?? ''), items: items.slice(0, 4_000) },
      ...{ carrier, trackingCode, trackingLink: trackingUrl },
    });
  }

  async refunded(order: Order, { key, amount }: Refund): Promise<void> {
    const i18n = textsFor(order.locale);
    const { seller, from } = await this.sellers.asSender(order.userId, i18n);
    const links = await this.links.of(order);
    await this.send(order, from, 'order-refunded', `order-refunded:${order._id}:${key}`, {
      ...{ seller, number: String(order.number ?? '') },
      amount: formatAmount(amount, order.currency, i18n.language),
      notice:
        endsAccess(order) && order.lines.some(hasDownloads)
          ? i18n.t('The downloads and licence keys of this order can no longer be opened.')
          : '',
      receiptLink: links.receipt,
    });
  }

  /** What the seller wrote for the buyers of these products. */
  private async ownWords({ userId: ownerId, lines }: Order): Promise<{ subject: string; body: string }> {
    const ids = [...new Set(lines.map(({ productId }) => productId))];
    const products = await this.products.findMany({ ownerId, _id: trusted({ $in: ids }) });
    const inOrder = ids.flatMap((id) => products.filter(({ _id }) => _id === id));
    const bodies = inOrder.map(({ after }) => after.emailBody.trim()).filter((body) => body !== '');
    const subject = inOrder.map(({ after }) => after.emailSubject.trim()).find((text) => text !== '') ?? '';
    return { subject, body: [...new Set(bodies)].join('\n\n').slice(0, 4_000) };
  }

  private async send(
    { buyer, locale, tenantId, paidAt, totals, checkoutId }: Order,
    from: Awaited<ReturnType<SellerNames['asSender']>>['from'],
    template: Template,
    key: string,
    values: Record<string, string>,
  ): Promise<void> {
    await this.jobs.enqueue(sendEmail, {
      key,
      template,
      to: buyer.email,
      toName: buyer.name,
      locale,
      tenantId,
      ...from,
      isPaid: paidAt !== null && totals.total > 0,
      ...(template === 'order-receipt' ? { countedAs: actOf(checkoutId) } : {}),
      values,
    });
  }
}

function receiptAmounts({ lines, totals, currency }: Order, language: Language) {
  const shown = (amount: number) => formatAmount(amount, currency, language);
  const { added, included } = taxParts(totals);
  const orEmpty = (amount: number) => (amount === 0 ? '' : shown(amount));
  const items = lines.map(({ qty, title, unitPrice }) => `${qty} × ${title}: ${shown(unitPrice * qty)}`);
  return {
    items: items.join('\n').slice(0, 4_000),
    discount: totals.discount === 0 ? '' : shown(-totals.discount),
    shipping: orEmpty(totals.shipping),
    tax: orEmpty(added),
    taxIncluded: orEmpty(included),
    total: shown(totals.total),
  };
}

import { Injectable } from '@nestjs/common';
import { productFilesChanged, sendEmail, type EventData } from '@linkyard/contracts';
import { trusted } from '@linkyard/mongo';
import { JobQueue } from '@linkyard/queue';
import { OnEvent, type EventFacts } from '@linkyard/service-kit';
import { textsFor } from '../locales/texts.js';
import type { Order } from '../orders/order.schema.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { filesForBuyers } from '../products/new-files.js';
import type { Product } from '../products/product.schema.js';
import { ProductsRepository } from '../products/products.repository.js';
import { BuyerLinks } from '../links/buyer-links.js';
import { GrantsRepository } from './grants.repository.js';
import { SellerNames } from '../links/seller-names.js';

/** Gives earlier buyers the new files of a product and sends them a mail. A repeat gives and sends nothing twice. Access that was withdrawn or has expired stays as it is. */
@Injectable()
export class FileUpdates {
  constructor(
    private readonly products: ProductsRepository,
    private readonly orders: OrdersRepository,
    private readonly grants: GrantsRepository,
    private readonly links: BuyerLinks,
    private readonly sellers: SellerNames,
    private readonly jobs: JobQueue,
  ) {}

  @OnEvent(productFilesChanged, { id: 'give-new-files', isRepeatable: true })
  async onChanged(
    { ownerId, productId }: EventData<typeof productFilesChanged>,
    { eventId, at }: EventFacts,
  ): Promise<void> {
    const product = await this.products.findOne({ ownerId, _id: productId });
    if (!product?.digital.notifyBuyersOnUpdate) return;
    const content = { files: filesForBuyers(product), externalUrl: product.digital.externalUrl };
    for (let after: string | null = null; ;) {
      const page = await this.grants.usable(ownerId, productId, at, after);
      for (const grant of page) await this.grants.replaceFiles(grant, content, at);
      const _id = trusted({ $in: page.map(({ orderId }) => orderId) });
      for (const order of await this.orders.findMany({ ownerId, _id })) await this.notify(order, product, eventId);
      const last = page.at(-1);
      if (!last) return;
      after = last._id;
    }
  }

  private async notify(order: Order, { title }: Product, eventId: string): Promise<void> {
    const { _id, userId: ownerId, number, buyer, locale, tenantId } = order;
    const { seller, from } = await this.sellers.asSender(ownerId, textsFor(locale));
    const links = await this.links.of(order);
    await this.jobs.enqueue(sendEmail, {
      key: `order-files-updated:${_id}:${eventId}`,
      template: 'order-files-updated',
      ...{ to: buyer.email, toName: buyer.name, locale, tenantId, ...from },
      values: {
        ...{ seller, product: title, number: String(number ?? '') },
        downloadLink: links.download,
        walletLink: links.wallet,
      },
    });
  }
}

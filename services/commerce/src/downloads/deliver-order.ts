import { Injectable } from '@nestjs/common';
import { trusted } from '@linkyard/mongo';
import { attention } from '../orders/attention.js';
import { bySystem, hasDownloads } from '../orders/order-states.js';
import type { Order, OrderLine } from '../orders/order.schema.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { isDigital } from '../products/bundle.js';
import { LicenceKeys } from '../products/licence-keys/licence-keys.js';
import { filesForBuyers } from '../products/new-files.js';
import type { Product } from '../products/product.schema.js';
import { ProductsRepository } from '../products/products.repository.js';
import { GrantsRepository } from './grants.repository.js';

const dayMs = 86_400_000;

/** Gives the buyer of a paid order what is digital in it. */
@Injectable()
export class DeliverOrder {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly products: ProductsRepository,
    private readonly grants: GrantsRepository,
    private readonly keys: LicenceKeys,
  ) {}

  /** Within a transaction. A repeat adds what was missing before, and nothing twice. @returns the order as it is afterwards */
  async deliver(order: Order, now: Date): Promise<Order> {
    const digital = order.lines.flatMap(digitalParts);
    if (digital.length === 0) return order;
    const ids = [...new Set(digital.map(({ productId }) => productId))];
    const known = await this.products.findMany({ ownerId: order.userId, _id: trusted({ $in: ids }) });
    let isComplete = true;
    for (const line of digital) {
      const product = known.find(({ _id }) => _id === line.productId);
      if (!product || !(await this.deliverLine(order, line, product, now))) isComplete = false;
    }
    return this.note(order, isComplete, now);
  }

  /** @returns false when there are not enough licence keys */
  private async deliverLine(order: Order, ordered: OrderLine, product: Product, now: Date): Promise<boolean> {
    const { userId: ownerId, _id: orderId } = order;
    const { id: lineId, qty } = ordered;
    const before = await this.grants.findOne({ ownerId, orderId, lineId });
    if (product.type === 'bundle' && !isDigital(product)) return true;
    if (!before) await this.grants.insert(ownerId, grantFor(order, ordered, product, now));
    const { licenceKeyMode: mode } = product.digital;
    const { tenantId } = order;
    const line = { ownerId, tenantId, productId: product._id, orderLineId: lineId, quantity: qty, mode };
    return mode === 'none' || (await this.keys.claim(line)).length === qty;
  }

  private async note(order: Order, isComplete: boolean, now: Date): Promise<Order> {
    const lines = order.lines.map((line) =>
      line.delivery === 'digital' && isComplete ? { ...line, fulfilledQty: line.qty } : line,
    );
    const isAll = lines.every(({ qty, fulfilledQty }) => fulfilledQty >= qty);
    // One that arrived already, or whose money went back, stays what it is.
    const isOpen = order.state === 'paid' || order.state === 'partiallyFulfilled';
    const states = { fulfilmentState: 'granted' as const, ...(isAll && isOpen ? { state: 'fulfilled' as const } : {}) };
    const digital = lines.filter(({ delivery }) => delivery === 'digital');
    const fulfilment = {
      ...{ id: 'digital', key: 'digital', method: 'digital' as const, state: 'granted' as const },
      lines: digital.map(({ id, qty }) => ({ lineId: id, qty })),
      ...{ carrier: '', trackingCode: '', trackingUrl: '', shippedAt: now, deliveredAt: now },
    };
    const isNew = order.fulfilments.every(({ id }) => id !== fulfilment.id);
    const also = {
      $set: { lines, ...(isComplete ? {} : { needsAttention: attention.keysMissing }) },
      $push: isNew ? { fulfilments: fulfilment } : {},
    };
    return this.orders.changeStates(order, states, { at: now, by: bySystem, also });
  }
}

/** A line, or what is digital in a bundle; each part has a grant of its own. */
function digitalParts(line: OrderLine): OrderLine[] {
  const parts = (line.contents ?? [])
    .filter((content) => content.isDigital)
    .map((content) => ({ ...line, ...content, id: `${line.id}:${content.productId}` }));
  // The files of a bundle itself are given too; one without any would be an empty download.
  return hasDownloads(line) ? [line, ...parts] : [];
}

function grantFor({ tenantId, _id }: Order, line: OrderLine, product: Product, now: Date) {
  const { downloadLimit, downloadDays, externalUrl } = product.digital;
  const limit = downloadLimit === 0 ? null : downloadLimit;
  return {
    ...{ tenantId, orderId: _id, lineId: line.id, productId: line.productId, title: line.title, thumb: line.thumb },
    files: filesForBuyers(product),
    externalUrl,
    filesChangedAt: null,
    limit,
    remaining: limit,
    expiresAt: downloadDays === 0 ? null : new Date(now.getTime() + downloadDays * dayMs),
    ...{ state: 'active' as const, isRevokedByRefund: false },
    log: [],
  };
}

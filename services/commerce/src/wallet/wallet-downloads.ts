import { Injectable } from '@nestjs/common';
import type { openWallet, ReplyInput } from '@linkyard/contracts';
import { AccessLinks } from '../links/access-links.js';
import { stateAt } from '../downloads/downloads.service.js';
import { GrantsRepository } from '../downloads/grants.repository.js';
import { hasDownloads } from '../orders/order-states.js';
import type { Order } from '../orders/order.schema.js';

type Shown = Pick<ReplyInput<typeof openWallet>['orders'][number], 'downloadPath' | 'downloads'>;

/** What a buyer may still download of orders, and where. */
@Injectable()
export class WalletDownloads {
  constructor(
    private readonly grants: GrantsRepository,
    private readonly access: AccessLinks,
  ) {}

  /** Links and keys are not counted, and stay open. @param orders all of one owner @returns what is shown of one of them */
  async of(ownerId: string, orders: readonly Order[], now = new Date()): Promise<(order: Order) => Shown> {
    const orderIds = orders.map(({ _id }) => _id);
    const granted = await this.grants.ofOrders(ownerId, orderIds);
    return (order) => ({
      downloadPath: order.lines.some(hasDownloads) ? this.access.pathOf(order) : '',
      downloads: granted
        .filter(({ orderId, files, state }) => orderId === order._id && (files.length > 0 || state === 'revoked'))
        .map((grant) => {
          const { title, remaining, expiresAt } = grant;
          return { title, remaining, expiresAt, state: stateAt(grant, now) };
        }),
    });
  }
}

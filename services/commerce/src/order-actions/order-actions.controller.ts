import { Controller } from '@nestjs/common';
import {
  cancelOrder,
  deliverOrder,
  fulfilOrder,
  markOrderPaid,
  refundOrder,
  resendAccess,
  resolveAttention,
  revokeAccess,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { OfflineOrders } from './offline-orders.js';
import { OrderAccess } from './order-access.js';
import { OrderCancellation } from './order-cancellation.js';
import { OrderFulfilment } from './order-fulfilment.js';
import { OrderRefunds } from './order-refunds.js';
import { presentOrder } from '../orders/order.presenter.js';

@Controller()
export class OrderActionsController {
  constructor(
    private readonly refunds: OrderRefunds,
    private readonly fulfilment: OrderFulfilment,
    private readonly access: OrderAccess,
    private readonly offline: OfflineOrders,
    private readonly cancellation: OrderCancellation,
  ) {}

  @Handles(refundOrder)
  async refund(request: RequestOf<typeof refundOrder>, { userId }: UserCtx) {
    return { order: presentOrder(await this.refunds.refund(userId, request)) };
  }

  @Handles(fulfilOrder)
  async fulfil(request: RequestOf<typeof fulfilOrder>, { userId }: UserCtx) {
    return { order: presentOrder(await this.fulfilment.fulfil(userId, request)) };
  }

  @Handles(deliverOrder)
  async deliver({ _id }: RequestOf<typeof deliverOrder>, { userId }: UserCtx) {
    return { order: presentOrder(await this.fulfilment.deliver(userId, _id)) };
  }

  @Handles(markOrderPaid)
  async markPaid({ _id }: RequestOf<typeof markOrderPaid>, { userId }: UserCtx) {
    return { order: presentOrder(await this.offline.markPaid(userId, _id)) };
  }

  @Handles(cancelOrder)
  async cancel(request: RequestOf<typeof cancelOrder>, { userId }: UserCtx) {
    return { order: presentOrder(await this.cancellation.cancel(userId, request)) };
  }

  @Handles(resendAccess)
  async resend(request: RequestOf<typeof resendAccess>, { userId }: UserCtx) {
    return { order: presentOrder(await this.access.resend(userId, request)) };
  }

  @Handles(revokeAccess)
  async revoke({ _id }: RequestOf<typeof revokeAccess>, { userId }: UserCtx) {
    return { order: presentOrder(await this.access.revoke(userId, _id)) };
  }

  @Handles(resolveAttention)
  async resolve(request: RequestOf<typeof resolveAttention>, { userId }: UserCtx) {
    return { order: presentOrder(await this.access.resolve(userId, request)) };
  }
}

import { Controller } from '@nestjs/common';
import { getOrder, listOf, listOrders, noteOrder, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { presentOrder } from './order.presenter.js';
import { OrdersService } from './orders.service.js';

@Controller()
export class OrdersController {
  constructor(private readonly orders: OrdersService) {}

  @Handles(listOrders)
  async list(request: RequestOf<typeof listOrders>, { userId }: UserCtx) {
    const { found, total, ...about } = await this.orders.list(userId, request);
    return { ...listOf(found.map(presentOrder), total, request), ...about };
  }

  @Handles(getOrder)
  async get({ _id }: RequestOf<typeof getOrder>, { userId }: UserCtx) {
    const order = await this.orders.get(userId, _id);
    return { order: presentOrder(order), countedLines: await this.orders.countedLines(order) };
  }

  @Handles(noteOrder)
  async note({ _id, note }: RequestOf<typeof noteOrder>, { userId }: UserCtx) {
    return { order: presentOrder(await this.orders.note(userId, _id, note)) };
  }
}

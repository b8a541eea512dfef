import { Controller, Inject } from '@nestjs/common';
import {
  connectPayments,
  deletePaymentConnection,
  listPaymentConnections,
  setDefaultPaymentConnection,
  testPaymentConnection,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { Connections } from './connections.js';

interface Named {
  _id: string;
}

@Controller()
export class ConnectionsController {
  constructor(@Inject(Connections) private readonly connections: Connections) {}

  @Handles(listPaymentConnections)
  async list(_request: object, { userId }: UserCtx) {
    return { data: await this.connections.list(userId), simulated: this.connections.simulated() };
  }

  @Handles(connectPayments)
  connect(request: RequestOf<typeof connectPayments>, { userId }: UserCtx) {
    return this.connections.connect(userId, request);
  }

  @Handles(testPaymentConnection)
  test({ _id }: Named, { userId }: UserCtx) {
    return this.connections.test(userId, _id);
  }

  @Handles(setDefaultPaymentConnection)
  makeDefault({ _id }: Named, { userId }: UserCtx) {
    return this.connections.makeDefault(userId, _id);
  }

  @Handles(deletePaymentConnection)
  async remove({ _id }: Named, { userId }: UserCtx) {
    await this.connections.remove(userId, _id);
    return { ids: [_id] };
  }
}

import { Controller } from '@nestjs/common';
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
import { PaymentRecords } from '../payment.model.js';
import { Connections } from './connections.js';
import { DisconnectAccount } from './disconnect-account.js';

interface Named {
  _id: string;
}

@Controller()
export class ConnectionsController {
  constructor(
    private readonly connections: Connections,
    private readonly disconnecting: DisconnectAccount,
    private readonly payments: PaymentRecords,
  ) {}

  @Handles(listPaymentConnections)
  async list(_request: object, { userId }: UserCtx) {
    const listed = await this.connections.list(userId);
    const counts = await Promise.all(listed.map(({ _id }) => this.payments.countSubscriptions(userId, _id)));
    const data = listed.map((connection, index) => ({ ...connection, subscriptions: counts[index] ?? 0 }));
    return { data, simulated: this.connections.simulated() };
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
  async remove({ _id, endSubscriptions }: RequestOf<typeof deletePaymentConnection>, { userId }: UserCtx) {
    await this.disconnecting.disconnect(userId, _id, endSubscriptions);
    return { ids: [_id] };
  }
}

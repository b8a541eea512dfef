import { Controller } from '@nestjs/common';
import {
  getVapidKey,
  listPushDevices,
  removePushDevice,
  subscribeToPush,
  unsubscribeFromPush,
  type Ctx,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { SubscriptionsService } from './subscriptions.service.js';
import { VapidKeys } from './vapid-keys.js';

@Controller()
export class SubscriptionsController {
  constructor(
    private readonly subscriptions: SubscriptionsService,
    private readonly keys: VapidKeys,
  ) {}

  @Handles(getVapidKey)
  async vapidKey() {
    return { publicKey: await this.keys.publicKey() };
  }

  @Handles(subscribeToPush)
  async subscribe(request: RequestOf<typeof subscribeToPush>, ctx: Ctx) {
    await this.subscriptions.subscribe(request, ctx);
    return {};
  }

  @Handles(unsubscribeFromPush)
  async unsubscribe(request: RequestOf<typeof unsubscribeFromPush>) {
    await this.subscriptions.unsubscribe(request);
    return {};
  }

  @Handles(listPushDevices)
  async devices({ endpoint }: RequestOf<typeof listPushDevices>, { userId }: UserCtx) {
    return { devices: await this.subscriptions.devicesOf(userId, endpoint) };
  }

  @Handles(removePushDevice)
  async removeDevice({ _id }: RequestOf<typeof removePushDevice>, { userId }: UserCtx) {
    await this.subscriptions.removeDevice(userId, _id);
    return { _id };
  }
}

import { Controller } from '@nestjs/common';
import { receiveWebhook, type RequestOf } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { ReceiveWebhook } from './receive-webhook.js';

@Controller()
export class WebhooksController {
  constructor(private readonly webhooks: ReceiveWebhook) {}

  @Handles(receiveWebhook)
  receive(request: RequestOf<typeof receiveWebhook>) {
    return this.webhooks.receive(request);
  }
}

import { Controller } from '@nestjs/common';
import { claimPushes, reportPushes, type RequestOf } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { DeliveriesService } from './deliveries.service.js';

/** For the push worker. */
@Controller()
export class DeliveriesController {
  constructor(private readonly deliveries: DeliveriesService) {}

  @Handles(claimPushes)
  claim({ service, limit }: RequestOf<typeof claimPushes>) {
    return this.deliveries.claim(service, limit);
  }

  @Handles(reportPushes)
  async report(request: RequestOf<typeof reportPushes>) {
    await this.deliveries.report(request);
    return {};
  }
}

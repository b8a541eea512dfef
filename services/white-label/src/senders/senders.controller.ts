import { Controller } from '@nestjs/common';
import { checkSender, findSender, reportSender, type RequestOf } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { SendersService } from './senders.service.js';

@Controller()
export class SendersController {
  constructor(private readonly senders: SendersService) {}

  @Handles(findSender)
  async find({ tenantId }: RequestOf<typeof findSender>) {
    return { sender: await this.senders.find(tenantId) };
  }

  @Handles(checkSender)
  async check({ tenantId }: RequestOf<typeof checkSender>) {
    return { canSend: await this.senders.canSend(tenantId) };
  }

  @Handles(reportSender)
  async report(request: RequestOf<typeof reportSender>) {
    await this.senders.report(request);
    return {};
  }
}

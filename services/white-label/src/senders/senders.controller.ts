import { Controller } from '@nestjs/common';
import { checkSender, findSender, reportSender, testSender, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { SenderTest } from './sender-test.js';
import { SendersService } from './senders.service.js';

@Controller()
export class SendersController {
  constructor(
    private readonly senders: SendersService,
    private readonly tests: SenderTest,
  ) {}

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

  @Handles(testSender)
  async test(request: RequestOf<typeof testSender>, { userId }: UserCtx) {
    return this.tests.test(userId, request);
  }
}

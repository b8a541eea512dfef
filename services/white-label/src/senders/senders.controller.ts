import { Controller } from '@nestjs/common';
import {
  checkSender,
  findSender,
  renewSenderKey,
  reportSender,
  senderChecks,
  testSender,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { DkimKeys } from './dkim-keys.js';
import { SenderChecks } from './sender-checks.js';
import { SenderTest } from './sender-test.js';
import { SendersService } from './senders.service.js';

@Controller()
export class SendersController {
  constructor(
    private readonly senders: SendersService,
    private readonly tests: SenderTest,
    private readonly checks: SenderChecks,
    private readonly keys: DkimKeys,
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

  @Handles(senderChecks)
  async look(request: RequestOf<typeof senderChecks>, { userId }: UserCtx) {
    return this.checks.ofOwner(userId, request);
  }

  @Handles(renewSenderKey)
  async renewKey(_request: RequestOf<typeof renewSenderKey>, { userId }: UserCtx) {
    await this.keys.renew(userId);
    return {};
  }
}

import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { sendEmail } from '@linkyard/contracts';
import { JobQueue, MailAllowance } from '@linkyard/queue';
import type { GatewayConfig } from '../config/gateway-config.js';
import { GATEWAY_CONFIG } from '../config/tokens.js';

/** Mails that wait until their reader has confirmed the address. @source ADR 0033 */
@Injectable()
export class WaitingMails implements OnModuleDestroy {
  private readonly allowance: MailAllowance;
  private readonly jobs: JobQueue;

  constructor(@Inject(GATEWAY_CONFIG) { REDIS_URL, BUS_SECRET }: GatewayConfig) {
    this.allowance = new MailAllowance(REDIS_URL, BUS_SECRET);
    this.jobs = new JobQueue(REDIS_URL, BUS_SECRET);
  }

  /** Sends what waits for a mailbox; a repeat changes nothing. @param mailbox as the mailed link names it */
  async release(mailbox: string): Promise<void> {
    for (const key of await this.allowance.confirm(mailbox)) await this.jobs.runNow(sendEmail, key);
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all([this.allowance.close(), this.jobs.close()]);
  }
}

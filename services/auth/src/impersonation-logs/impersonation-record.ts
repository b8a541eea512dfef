import { Inject, Injectable } from '@nestjs/common';
import { impersonationActed, impersonationEnded, impersonationStarted } from '@linkyard/contracts';
import { Outbox } from '@linkyard/service-kit';
import { AUTH_CONFIG, type AuthConfig } from '../config/auth-config.js';
import { Clock } from '../config/clock.js';
import type { ImpersonationLog } from './impersonation-log.schema.js';
import { ImpersonationLogsRepository, type ImpersonationEnd } from './impersonation-logs.repository.js';

type Begun = Pick<
  ImpersonationLog,
  'userId' | 'tenantId' | 'adminId' | 'by' | 'adminSessionId' | 'sessionId' | 'reason'
>;

/** What is kept of each impersonation: a row and events. Its methods belong into the transaction of what they record. */
@Injectable()
export class ImpersonationRecord {
  constructor(
    private readonly logs: ImpersonationLogsRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
  ) {}

  /** @throws MongoServerError duplicate key while another one runs in the same session of the acting person */
  async started(begun: Begun): Promise<ImpersonationLog> {
    const log = await this.insert(begun);
    const { reason, startedAt } = log;
    const isNotified = this.config.IMPERSONATION_NOTICE === 'on';
    await this.outbox.add(
      impersonationStarted,
      { ...partiesOf(log), reason, startedAt: iso(startedAt), isNotified },
      of(log),
    );
    return log;
  }

  /** It was not allowed to begin. */
  async startRefused(begun: Begun, act: string): Promise<void> {
    const now = this.clock.now();
    const log = await this.insert({ ...begun, endedAt: now, endedBy: 'refused', refusedCount: 1 });
    await this.outbox.add(impersonationActed, { ...partiesOf(log), act, outcome: 'refused', at: iso(now) }, of(log));
  }

  /** Does nothing when it has ended before. */
  async ended(log: ImpersonationLog, endedBy: ImpersonationEnd, endedAt: Date = this.clock.now()): Promise<void> {
    const ended = await this.logs.end(log, endedBy, endedAt);
    if (!ended) return;
    await this.outbox.add(impersonationEnded, { ...partiesOf(log), endedBy, endedAt: iso(endedAt) }, of(log));
  }

  async acted(log: ImpersonationLog, act: string, outcome: 'begun' | 'refused'): Promise<void> {
    const counted = outcome === 'begun' ? { actionsCount: 1 } : { refusedCount: 1 };
    await this.logs.update({ ownerId: log.userId, _id: log._id }, { $inc: counted });
    const at = iso(this.clock.now());
    await this.outbox.add(impersonationActed, { ...partiesOf(log), act, outcome, at }, of(log));
  }

  private insert(fields: Begun & Partial<Pick<ImpersonationLog, 'endedAt' | 'endedBy' | 'refusedCount'>>) {
    const { userId, ...rest } = fields;
    return this.logs.insert(userId, {
      ...{ startedAt: this.clock.now(), endedAt: null, endedBy: null, actionsCount: 0, refusedCount: 0 },
      ...rest,
    });
  }
}

const iso = (at: Date) => at.toISOString();
const of = ({ tenantId }: ImpersonationLog) => ({ tenantId });
const partiesOf = ({ _id: impersonationId, adminId: impersonatorId, by, userId, tenantId }: ImpersonationLog) => ({
  ...{ impersonationId, impersonatorId, by, userId, tenantId },
});

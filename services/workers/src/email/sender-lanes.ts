import { JobPostponed } from '@linkyard/queue';

/** Mails of one tenant that are being sent at a time. */
export const mailsAtOnce = 2;
/** Assumed of a server that has not taken a mail yet. */
const firstMailMs = 250;

interface Lane {
  running: number;
  /** How long the mail before took, milliseconds. */
  lastMs: number;
  /** When the next mail that has to wait gets its turn, epoch milliseconds. */
  nextTurnAt: number;
}

/**
 * How much of a worker the mails of one tenant take. What comes on top gets a turn later, as far apart as its server is slow, so that a
 * server that does not answer delays no mail of another tenant.
 */
export class SenderLanes {
  private readonly lanes = new Map<string, Lane>();

  /** @throws JobPostponed while as many mails of the tenant are being sent as may be */
  async run<Result>(tenantId: string, work: () => Promise<Result>): Promise<Result> {
    const begunAt = Date.now();
    const lane = this.laneOf(tenantId);
    if (lane.running >= mailsAtOnce) {
      lane.nextTurnAt = Math.max(lane.nextTurnAt, begunAt) + lane.lastMs / mailsAtOnce;
      throw new JobPostponed(Math.ceil(lane.nextTurnAt - begunAt));
    }
    lane.running += 1;
    try {
      return await work();
    } finally {
      lane.running -= 1;
      lane.lastMs = Date.now() - begunAt;
      if (lane.running === 0 && lane.nextTurnAt <= Date.now()) this.lanes.delete(tenantId);
    }
  }

  private laneOf(tenantId: string): Lane {
    const lane = this.lanes.get(tenantId) ?? { running: 0, lastMs: firstMailMs, nextTurnAt: 0 };
    this.lanes.set(tenantId, lane);
    return lane;
  }
}

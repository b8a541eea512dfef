import { Injectable } from '@nestjs/common';
import type { impersonationEnds } from '@linkyard/contracts';
import { InjectStored, notAmong, OwnedRepository, type DuePage, type StoredModel } from '@linkyard/mongo';
import { impersonationLogs, type ImpersonationLog } from './impersonation-log.schema.js';

export type ImpersonationEnd = (typeof impersonationEnds)[number];

@Injectable()
export class ImpersonationLogsRepository extends OwnedRepository<ImpersonationLog> {
  constructor(@InjectStored('auth', impersonationLogs) model: StoredModel<typeof impersonationLogs>) {
    super(model);
  }

  /** Which runs in a session of the acting person; null for none. */
  async openOf(adminSessionId: string): Promise<ImpersonationLog | null> {
    return this.model
      .findOne({ adminSessionId, endedAt: null }, null, { acrossOwners: 'of the acting person, not of the user' })
      .lean<ImpersonationLog | null>()
      .exec();
  }

  /** @returns null when it had ended before */
  end({ userId, _id }: Pick<ImpersonationLog, 'userId' | '_id'>, endedBy: ImpersonationEnd, endedAt: Date) {
    return this.update({ ownerId: userId, _id, endedAt: null }, { $set: { endedBy, endedAt } });
  }

  bySession(userId: string, sessionId: string): Promise<ImpersonationLog | null> {
    return this.findOne({ ownerId: userId, sessionId });
  }

  /** The newest of this user, for their own eyes. */
  of(userId: string): Promise<ImpersonationLog[]> {
    return this.findMany({ ownerId: userId }, { sort: { startedAt: -1 }, limit: 1_000 });
  }

  /** For the sweep: those that nothing has ended yet. */
  async running({ limit, except }: DuePage): Promise<ImpersonationLog[]> {
    return this.model
      .find({ endedAt: null, ...notAmong(except) }, null, {
        limit,
        sort: { startedAt: 1 },
        acrossOwners: 'impersonations end by themselves',
      })
      .lean<ImpersonationLog[]>()
      .exec();
  }
}

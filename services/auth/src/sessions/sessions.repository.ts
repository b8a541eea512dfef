import { Injectable } from '@nestjs/common';
import { InjectStored, OwnedRepository, trusted, type StoredModel } from '@linkyard/mongo';
import { sessions, type Session } from './session.schema.js';

interface Rotation {
  fromHash: string;
  toHash: string;
  now: Date;
  expiresAt: Date;
  userAgent: string;
  ipHash: string;
}

@Injectable()
export class SessionsRepository extends OwnedRepository<Session> {
  constructor(@InjectStored('auth', sessions) model: StoredModel<typeof sessions>) {
    super(model);
  }

  /** For a refresh token, whose owner is known only by the session it names. */
  async byId(sessionId: string): Promise<Session | null> {
    return this.model
      .findOne({ _id: sessionId }, null, { acrossOwners: 'a refresh token names only its session' })
      .lean<Session | null>()
      .exec();
  }

  /** @returns the live session, or null when it has ended or is another's */
  live(userId: string, sessionId: string, now: Date): Promise<Session | null> {
    return this.findOne({ ownerId: userId, _id: sessionId, ...liveAt(now) });
  }

  /** Also one that is over. */
  one(userId: string, sessionId: string): Promise<Session | null> {
    return this.findOne({ ownerId: userId, _id: sessionId });
  }

  /** Keeps a session alive at least until then. */
  async prolong(userId: string, sessionId: string, { until, now }: { until: Date; now: Date }): Promise<void> {
    await this.updateMany({ ownerId: userId, _id: sessionId, ...liveAt(now) }, { $max: { expiresAt: until } });
  }

  /** @returns the session with its new end, or null when it is over */
  endAt({ userId, _id }: Pick<Session, 'userId' | '_id'>, endsAt: Date, now: Date): Promise<Session | null> {
    return this.update(
      { ownerId: userId, _id, ...liveAt(now) },
      { $set: { 'impersonation.endsAt': endsAt, expiresAt: endsAt } },
    );
  }

  liveOf(userId: string, now: Date): Promise<Session[]> {
    return this.findMany({ ownerId: userId, ...liveAt(now) }, { sort: { lastUsedAt: -1 }, limit: 100 });
  }

  /** The one write that decides who renews: exactly one caller with the same token gets the session, the others null. */
  rotate(
    { userId, _id }: Pick<Session, 'userId' | '_id'>,
    { fromHash, toHash, now, expiresAt, userAgent, ipHash }: Rotation,
  ): Promise<Session | null> {
    return this.update(
      { ownerId: userId, _id, tokenHash: fromHash, ...liveAt(now) },
      {
        $set: { tokenHash: toHash, rotatedAt: now, lastUsedAt: now, expiresAt, userAgent, ipHash },
        $inc: { generation: 1 },
      },
    );
  }

  /** Not a change of the record: `rev` stays. */
  async used({ userId, _id }: Pick<Session, 'userId' | '_id'>, now: Date): Promise<void> {
    await this.model.updateOne({ userId, _id }, { $set: { lastUsedAt: now } }, { writeConcern: { w: 1 } }).exec();
  }

  /** Ends sessions of one user that are still open. @returns how many */
  async revoke(
    userId: string,
    which: { only?: string; except?: string },
    why: NonNullable<Session['revokedFor']>,
    now: Date,
  ): Promise<number> {
    const chosen = which.only ? { _id: which.only } : which.except ? { _id: trusted({ $ne: which.except }) } : {};
    return this.updateMany(
      { ownerId: userId, ...chosen, ...liveAt(now) },
      { $set: { revokedAt: now, revokedFor: why } },
    );
  }
}

const liveAt = (now: Date) => ({ revokedAt: null, expiresAt: trusted({ $gt: now }) });

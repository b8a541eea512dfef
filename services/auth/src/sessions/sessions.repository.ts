import { Injectable } from '@nestjs/common';
import { OwnedRepository, ServiceDatabase, type ClientSession } from '@linkyard/mongo';
import { sessionModel, type Session } from './session.model.js';

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
  constructor(database: ServiceDatabase) {
    super(database, sessionModel);
  }

  /** For a refresh token, whose owner is known only by the session it names. */
  byId(sessionId: string): Promise<Session | null> {
    return this.collection.findOne({ _id: sessionId });
  }

  /** @returns the live session, or null when it has ended or is another's */
  live(userId: string, sessionId: string, now: Date): Promise<Session | null> {
    return this.findOne({ ownerId: userId, _id: sessionId, revokedAt: null, expiresAt: { $gt: now } });
  }

  liveOf(userId: string, now: Date): Promise<Session[]> {
    return this.findMany(
      { ownerId: userId, revokedAt: null, expiresAt: { $gt: now } },
      { sort: { lastUsedAt: -1 }, limit: 100 },
    );
  }

  /** The one write that decides who renews: exactly one caller with the same token gets the session, the others null. */
  rotate(
    sessionId: string,
    { fromHash, toHash, now, expiresAt, userAgent, ipHash }: Rotation,
  ): Promise<Session | null> {
    return this.collection.findOneAndUpdate(
      { _id: sessionId, tokenHash: fromHash, revokedAt: null, expiresAt: { $gt: now } },
      {
        $set: { tokenHash: toHash, rotatedAt: now, lastUsedAt: now, updatedAt: now, expiresAt, userAgent, ipHash },
        $inc: { generation: 1, rev: 1 },
      },
      { returnDocument: 'after' },
    );
  }

  async used(sessionId: string, now: Date): Promise<void> {
    await this.collection.updateOne({ _id: sessionId }, { $set: { lastUsedAt: now } }, { writeConcern: { w: 1 } });
  }

  /** Ends sessions of one user that are still open. @returns how many */
  async revoke(
    userId: string,
    which: { only?: string; except?: string },
    why: NonNullable<Session['revokedFor']>,
    now: Date,
    session?: ClientSession,
  ): Promise<number> {
    const chosen = which.only ? { _id: which.only } : which.except ? { _id: { $ne: which.except } } : {};
    const result = await this.collection.updateMany(
      { ...chosen, userId, revokedAt: null, expiresAt: { $gt: now } },
      { $set: { revokedAt: now, revokedFor: why, updatedAt: now }, $inc: { rev: 1 } },
      { session },
    );
    return result.modifiedCount;
  }

  async forgetAll(userId: string, session: ClientSession): Promise<void> {
    await this.collection.deleteMany({ userId }, { session });
  }
}

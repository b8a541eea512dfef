import { Injectable } from '@nestjs/common';
import { isDuplicateKey, OwnedRepository, ServiceDatabase, type ClientSession } from '@linkyard/mongo';
import type { ProviderLink, User } from './user.model.js';
import { userModel } from './user.model.js';

const networksKept = 5;

/** Accounts. An account is its own owner; methods with other keys serve sign-in, before a user is known. */
@Injectable()
export class UsersRepository extends OwnedRepository<User> {
  constructor(database: ServiceDatabase) {
    super(database, userModel);
  }

  byId(userId: string, session?: ClientSession): Promise<User | null> {
    return this.findOne({ ownerId: userId }, { session });
  }

  /** @param email folded, as the contracts give it */
  byEmail(email: string, session?: ClientSession): Promise<User | null> {
    return this.collection.findOne({ email, deletedAt: null }, { session });
  }

  /** Who wants to move to this address; the newest wish where several do. */
  byWantedEmail(email: string, session?: ClientSession): Promise<User | null> {
    return this.collection.findOne(
      { 'emailChange.newEmail': email, deletedAt: null },
      { sort: { 'emailChange.expiresAt': -1 }, session },
    );
  }

  byProvider(provider: ProviderLink['provider'], providerUserId: string): Promise<User | null> {
    return this.collection.findOne({ providers: { $elemMatch: { provider, providerUserId } }, deletedAt: null });
  }

  /** @throws MongoServerError duplicate key (isDuplicateKey) when the e-mail or provider account is taken */
  async add(user: User, session?: ClientSession): Promise<void> {
    await this.collection.insertOne(user, { session });
  }

  /** Adds an account with a fixed id, unless there is one with this id or e-mail. @returns whether it was added */
  async addOnce(user: User): Promise<boolean> {
    if (await this.collection.findOne({ $or: [{ _id: user._id }, { email: user.email }] })) return false;
    try {
      await this.collection.insertOne(user);
      return true;
    } catch (error) {
      // Another copy of the service started at the same moment.
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async hasAdmin(): Promise<boolean> {
    return (await this.collection.findOne({ role: 1, deletedAt: null }, { projection: { _id: 1 } })) !== null;
  }

  /**
   * A sign-up used the address of an existing account. Not a change of the user's own record: `rev` stays.
   * @param contested with another password, while the address is unconfirmed
   */
  async claimed(userId: string, at: Date, contested: boolean, session: ClientSession): Promise<void> {
    const filter = contested ? { _id: userId, emailVerifiedAt: null } : { _id: userId };
    const contest = contested ? { isContested: true } : {};
    await this.collection.updateOne(filter, { $set: { lastClaimedAt: at, ...contest } }, { session });
  }

  /** Not a change of the record: `rev` stays, so an open profile form is not made stale by it. */
  async seen(userId: string, at: Date): Promise<void> {
    await this.collection.updateOne({ _id: userId }, { $set: { lastSeenAt: at } }, { writeConcern: { w: 1 } });
  }

  async rememberNetwork(userId: string, network: string): Promise<void> {
    await this.collection.updateOne(
      { _id: userId, knownNetworks: { $ne: network } },
      { $push: { knownNetworks: { $each: [network], $slice: -networksKept } } },
    );
  }

  /** Puts the anonymised record in the place of one that still wants to be deleted. @returns false when it no longer does */
  async replaceLeaving(user: User, session: ClientSession): Promise<boolean> {
    const { _id, ...rest } = user;
    const result = await this.collection.replaceOne({ _id, state: 'deletionRequested', deletedAt: null }, rest, {
      session,
    });
    return result.modifiedCount === 1;
  }

  /** For the sweep: accounts whose wish to be deleted is older than `before`. */
  wantingDeletion(before: Date, limit: number): Promise<User[]> {
    return this.collection
      .find({ deletionRequestedAt: { $lte: before, $type: 'date' }, state: 'deletionRequested', deletedAt: null })
      .limit(limit)
      .toArray();
  }
}

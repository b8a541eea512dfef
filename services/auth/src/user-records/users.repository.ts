import { Injectable } from '@nestjs/common';
import { userChanged } from '@linkyard/contracts';
import {
  afterCommit,
  currentSession,
  InjectStored,
  isDuplicateKey,
  notAmong,
  OwnedRepository,
  trusted,
  type DuePage,
  type OwnedFilter,
  type QueryFilter,
  type StoredModel,
} from '@linkyard/mongo';
import { broadcast, Bus, publishSignal } from '@linkyard/service-kit';
import { users, type ProviderLink, type User } from './user.schema.js';

const networksKept = 5;

/** Accounts. An account is its own owner; methods with other keys serve sign-in, before a user is known. */
@Injectable()
export class UsersRepository extends OwnedRepository<User> {
  constructor(
    @InjectStored('auth', users) model: StoredModel<typeof users>,
    private readonly bus: Bus,
  ) {
    super(model);
  }

  /** The other services know of it before the caller gets its reply. */
  override async update(...change: Parameters<OwnedRepository<User>['update']>): Promise<User | null> {
    return this.announced(await super.update(...change));
  }

  byId(userId: string): Promise<User | null> {
    return this.findOne({ ownerId: userId });
  }

  /** @param email folded, as the contracts give it */
  async byEmail(email: string): Promise<User | null> {
    return this.model
      .findOne({ email, deletedAt: null }, null, { acrossOwners: 'an address is known before its account is' })
      .lean<User | null>()
      .exec();
  }

  /** Who wants to move to this address; the newest request where several do. */
  async byWantedEmail(email: string): Promise<User | null> {
    return this.model
      .findOne({ 'emailChange.newEmail': email, deletedAt: null }, null, {
        sort: { 'emailChange.expiresAt': -1 },
        acrossOwners: 'an address is known before its account is',
      })
      .lean<User | null>()
      .exec();
  }

  async byProvider(provider: ProviderLink['provider'], providerUserId: string): Promise<User | null> {
    const linked = trusted({ $elemMatch: { provider, providerUserId } });
    return this.model
      .findOne({ providers: linked, deletedAt: null }, null, { acrossOwners: 'a provider names its own account id' })
      .lean<User | null>()
      .exec();
  }

  /** @throws MongoServerError duplicate key (isDuplicateKey) when the e-mail or provider account is taken */
  async add(user: User): Promise<void> {
    await new this.model(user).save();
  }

  /** Adds an account with a fixed id, unless there is one with this id or e-mail. @returns whether it was added */
  async addOnce(user: User): Promise<boolean> {
    const same = { $or: [{ _id: user._id }, { email: user.email }] };
    const reason = { acrossOwners: 'the address may belong to another account' };
    if (await this.model.exists(same).setOptions(reason).exec()) return false;
    try {
      await this.add(user);
      return true;
    } catch (error) {
      // Another copy of the service started at the same moment.
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async hasAdmin(): Promise<boolean> {
    const reason = { acrossOwners: 'asks whether the installation has an administrator' };
    return (await this.model.exists({ role: 1, deletedAt: null }).setOptions(reason).exec()) !== null;
  }

  /**
   * A sign-up used the address of an existing account. Not a change of the user's own record: `rev` stays.
   * @param contested with another password, while the address is unconfirmed
   */
  async claimed(userId: string, at: Date, contested: boolean): Promise<void> {
    const filter = contested ? { ...own(userId), emailVerifiedAt: null } : own(userId);
    const contest = contested ? { isContested: true } : {};
    await this.model.updateOne(filter, { $set: { lastClaimedAt: at, ...contest } }).exec();
  }

  /** Not a change of the record: `rev` stays, so an open profile form is not made stale by it. */
  async seen(userId: string, at: Date): Promise<void> {
    await this.model.updateOne(own(userId), { $set: { lastSeenAt: at } }, { writeConcern: { w: 1 } }).exec();
  }

  /** Not a change of the record either, see `seen`. @param changes by dotted path below `notificationPrefs`, or the whole `notificationDigest` */
  async setNotificationPrefs(userId: string, changes: Record<string, unknown>): Promise<User | null> {
    const user = await this.model
      .findOneAndUpdate(own(userId), { $set: changes }, { returnDocument: 'after' })
      .lean<User | null>()
      .exec();
    return this.announced(user);
  }

  async rememberNetwork(userId: string, network: string): Promise<void> {
    await this.model
      .updateOne(
        { ...own(userId), knownNetworks: trusted({ $ne: network }) },
        { $push: { knownNetworks: { $each: [network], $slice: -networksKept } } },
      )
      .exec();
  }

  /** Puts the anonymised record in the place of one that still wants to be deleted. @returns false when it no longer does */
  async replaceLeaving(user: User): Promise<boolean> {
    return this.replaceIf({ ...own(user._id), state: 'deletionRequested' as const, deletedAt: null }, user);
  }

  /** Puts the anonymised record in the place of one that others end. @returns false when it has ended already */
  async replaceEnded(user: User): Promise<boolean> {
    return this.replaceIf({ ...own(user._id), deletedAt: null }, user);
  }

  private async replaceIf(filter: QueryFilter<User>, user: User): Promise<boolean> {
    const isReplaced = (await this.model.replaceOne(filter, user).exec()).modifiedCount === 1;
    await this.announced(isReplaced ? user : null);
    return isReplaced;
  }

  /** For the sweep: accounts whose request to be deleted is older than `before`. */
  async wantingDeletion(before: Date, { limit, except }: DuePage): Promise<User[]> {
    const due = trusted({ $lte: before, $type: 'date' as const });
    return this.model
      .find({ deletionRequestedAt: due, state: 'deletionRequested', ...notAmong(except), deletedAt: null }, null, {
        limit,
        acrossOwners: 'accounts are erased when their waiting time is over',
      })
      .lean<User[]>()
      .exec();
  }

  /** What other services keep of the user is dropped in every process, once the change is committed. */
  private async announced(user: User | null): Promise<User | null> {
    if (!user) return null;
    const { connection } = this.bus;
    const about = { userId: user._id };
    const session = currentSession();
    if (session) afterCommit(session, () => publishSignal(connection, userChanged, about));
    else await broadcast(connection, userChanged, about);
    return user;
  }

  /** By `_id`, which has an index; `userId` is the same and has none. */
  protected override scoped(filter: OwnedFilter<User>) {
    return { ...super.scoped(filter), _id: filter.ownerId };
  }
}

const own = (userId: string) => ({ _id: userId, userId });

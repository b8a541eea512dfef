import { Injectable } from '@nestjs/common';
import {
  isAdultBirthdate,
  storePicture,
  type RequestOf,
  type updateProfile,
  type updateProfilePicture,
  type UserCtx,
} from '@linkyard/contracts';
import { readPhone } from '@linkyard/phones';
import { Bus, DomainError, fieldRefusal } from '@linkyard/service-kit';
import { refuseImpersonation } from '../user-records/account-rules.js';
import { emptyAddress } from '../user-records/new-user.js';
import type { User } from '../user-records/user.schema.js';
import { presentUser } from '../user-records/user.presenter.js';
import { UsersRepository } from '../user-records/users.repository.js';
import { Clock } from '../config/clock.js';

type Change = RequestOf<typeof updateProfile>;
/** Pixels; twice the size at which the app shows it largest. */
const pictureWidth = 512;

/** @source spec 2 "/profile", models.md 1 User */
@Injectable()
export class ProfileService {
  constructor(
    private readonly users: UsersRepository,
    private readonly bus: Bus,
    private readonly clock: Clock,
  ) {}

  async get(ctx: UserCtx) {
    return presentUser(await this.userOf(ctx));
  }

  /** What is absent stays. @throws DomainError core.stale_rev, auth.invalid_birthdate, auth.not_while_impersonating */
  async update({ rev, ...change }: Change, ctx: UserCtx) {
    const now = this.clock.now();
    if (change.birthdate && !isAdultBirthdate(change.birthdate, now)) throw new DomainError('auth.invalid_birthdate');
    if (change.phone && !readPhone(change.phone)) throw fieldRefusal('phone', 'core.not_phone');
    // Whether an admin may sign in as them is the person's own decision.
    if (change.disableImpersonation !== undefined) refuseImpersonation(ctx);
    const user = await this.userOf(ctx);
    const updated = await this.users.update({ ownerId: user._id }, { $set: fieldsOf(change, user, now) }, { rev });
    if (!updated) throw new DomainError('core.stale_rev');
    return presentUser(updated);
  }

  /** @throws DomainError what the media service says of the picture; core.unavailable when it is away */
  async updatePicture({ file }: RequestOf<typeof updateProfilePicture>, ctx: UserCtx) {
    const { path } = await this.bus.request(storePicture, { file, purpose: 'profile', maxWidth: pictureWidth }, ctx);
    const updated = await this.users.update({ ownerId: ctx.userId }, { $set: { profile_image: path } });
    if (!updated) throw new DomainError('core.unauthenticated');
    return { profile_image: path };
  }

  private async userOf(ctx: UserCtx): Promise<User> {
    const user = await this.users.byId(ctx.userId);
    if (!user) throw new DomainError('core.unauthenticated');
    return user;
  }
}

/** The stored fields a change of the profile sets. Consent keeps the moment it was first given. */
export function fieldsOf(
  change: Omit<Change, 'rev'>,
  user: Pick<User, 'address' | 'marketingConsentAt'>,
  now: Date,
): Partial<User> {
  const { marketingConsent, address, ...plain } = change;
  const given = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined));
  return {
    ...given,
    ...(address && { address: { ...emptyAddress(), ...user.address, ...address } }),
    ...(marketingConsent !== undefined && {
      marketingConsentAt: marketingConsent ? (user.marketingConsentAt ?? now) : null,
    }),
  };
}

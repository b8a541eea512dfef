import { Inject, Injectable } from '@nestjs/common';
import { noLimits, type RequestOf, type saveUser, type UserCtx } from '@linkyard/contracts';
import type { PasswordHasher } from '@linkyard/crypto';
import { isDuplicateKey, ServiceDatabase } from '@linkyard/mongo';
import { DomainError, fieldRefusal, requireFound } from '@linkyard/service-kit';
import { localeOf } from '../accounts/registration.service.js';
import { Clock } from '../config/clock.js';
import { HASHER } from '../config/hasher.js';
import { requireStrongPassword } from '../user-records/account-rules.js';
import { newUser } from '../user-records/new-user.js';
import type { User } from '../user-records/user.schema.js';
import { UsersRepository } from '../user-records/users.repository.js';
import { ConfirmPromotion } from './confirm-promotion.js';
import { UserChange } from './user-change.js';

type Request = RequestOf<typeof saveUser>;

/** Accounts made and changed by administrators. @source models.md 20 */
@Injectable()
export class SaveUserService {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly users: UsersRepository,
    private readonly confirmation: ConfirmPromotion,
    private readonly change: UserChange,
    private readonly clock: Clock,
    @Inject(HASHER) private readonly hasher: PasswordHasher,
  ) {}

  /** @throws DomainError one of the contract's errors; core.invalid_input for an address that is taken */
  async save(request: Request, ctx: UserCtx): Promise<User> {
    try {
      return request._id === undefined
        ? await this.create(request, ctx)
        : await this.update({ ...request, _id: request._id }, ctx);
    } catch (error) {
      if (isDuplicateKey(error)) throw fieldRefusal('email', 'white-label.email_exists');
      throw error;
    }
  }

  /** One without a password can be used once its person has chosen one by the mail that is sent. */
  private async create({ name = '', email = '', role = 2, ...request }: Request, ctx: UserCtx): Promise<User> {
    const { password, planName, limits, features = {}, promotion } = request;
    if (role === 1) await this.confirmation.require(promotion, email, ctx);
    const passwordHash = await this.hashed(password, { name, email });
    const now = this.clock.now();
    const usable = passwordHash === null ? {} : { emailVerifiedAt: now, state: 'active' as const };
    const user = newUser(
      {
        ...{ name, email, role, passwordHash, ...usable },
        ...(planName === undefined ? {} : { planName }),
        limits: { ...noLimits, ...limits },
        features,
        // An administrator has no page of their own to begin with.
        step: role === 1 ? 0 : 1,
        locale: localeOf(ctx),
        termsAcceptedAt: null,
      },
      now,
    );
    await this.database.transaction(() => this.change.add(user, ctx));
    return user;
  }

  private async update(request: Request & { _id: string }, ctx: UserCtx): Promise<User> {
    const before = requireFound(await this.users.byId(request._id));
    if (request.rev !== before.rev) throw new DomainError('core.stale_rev');
    refuseForTenants(before, request);
    const { name = before.name, email = before.email, role = before.role } = request;
    if (role === 1 && before.role !== 1) await this.confirmation.require(request.promotion, before.email, ctx);
    const passwordHash = await this.hashed(request.password, { name, email });
    const wanted = {
      ...{ name, email, role },
      planName: request.planName ?? before.planName,
      limits: { ...before.limits, ...request.limits },
      features: { ...before.features, ...request.features },
    };
    const saved = await this.database.transaction(() => this.change.write(before, { ...wanted, passwordHash }, ctx));
    await this.change.announce(before, saved);
    return saved;
  }

  private async hashed(password: string | undefined, { name, email }: Pick<User, 'name' | 'email'>) {
    if (password === undefined) return null;
    requireStrongPassword(password, [name, email]);
    return this.hasher.hash(password);
  }
}

/** @throws DomainError core.invalid_input for what only people of the platform can have. @source spec 2, 6 */
function refuseForTenants({ tenantId }: Pick<User, 'tenantId'>, { role, features = {} }: Request): void {
  if (tenantId === null) return;
  if (role === 1) throw fieldRefusal('role', 'auth.not_for_tenants_admin');
  for (const [name, isOn] of Object.entries(features))
    if (isOn) throw fieldRefusal(`features.${name}`, 'auth.not_for_tenants_feature');
}

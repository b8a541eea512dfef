import { Injectable } from '@nestjs/common';
import type { disableTwoFactor, enrolTwoFactor, RequestOf, UserCtx, verifyTwoFactor } from '@linkyard/contracts';
import { newBackupCodes, newTotpSecret, totpUri, verifyTotp } from '@linkyard/crypto';
import { DomainError, TenantSites } from '@linkyard/service-kit';
import { noTwoFactor } from '../user-records/new-user.js';
import { UsersRepository } from '../user-records/users.repository.js';
import { RequirePassword } from '../attempts/require-password.js';
import { Clock } from '../config/clock.js';
import { Secrets } from '../config/secrets.js';
import { CodeTries } from './code-tries.js';
import { SecondFactor, secretPlace } from './second-factor.js';

/** ABCD-EFGHIJKL: the shape the sign-in form takes. */
const asShown = (code: string) => {
  const letters = code.replaceAll('-', '');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
};

/** What the enrolment writes and reads of an account. */
@Injectable()
export class Enrolment {
  constructor(
    private readonly users: UsersRepository,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  async begin(userId: string): Promise<string> {
    const secret = newTotpSecret();
    const pendingSecretEnc = this.secrets.data.seal(secret, secretPlace(userId));
    const begun = await this.users.update(
      { ownerId: userId, 'twoFactor.enabled': false },
      { $set: { 'twoFactor.pendingSecretEnc': pendingSecretEnc } },
    );
    if (!begun) throw new DomainError('auth.two_factor_on');
    return secret;
  }

  /** The step the code belongs to, or null when it is wrong. */
  judge(userId: string, pendingSecretEnc: string, otp: string): number | null {
    return verifyTotp(this.secrets.data.open(pendingSecretEnc, secretPlace(userId)), otp, this.clock.now());
  }

  /** @returns the backup codes in plain text @throws DomainError auth.two_factor_on when a concurrent call was first */
  async finish(userId: string, pendingSecretEnc: string, lastStep: number): Promise<string[]> {
    const { codes, hashes } = newBackupCodes(this.secrets.hashKey);
    const twoFactor = {
      enabled: true,
      secretEnc: pendingSecretEnc,
      pendingSecretEnc: null,
      lastStep,
      backupCodeHashes: hashes,
    };
    const finished = await this.users.update(
      { ownerId: userId, 'twoFactor.pendingSecretEnc': pendingSecretEnc },
      { $set: { twoFactor } },
    );
    if (!finished) throw new DomainError('auth.two_factor_on');
    return codes.map(asShown);
  }
}

/** Two-step sign-in. @source models.md 1 "2FA enrol/verify" */
@Injectable()
export class TwoFactorService {
  constructor(
    private readonly sites: TenantSites,
    private readonly users: UsersRepository,
    private readonly enrolment: Enrolment,
    private readonly secondFactor: SecondFactor,
    private readonly requirePassword: RequirePassword,
    private readonly tries: CodeTries,
  ) {}

  /** @throws DomainError auth.password_wrong, auth.two_factor_on */
  async enrol({ password }: RequestOf<typeof enrolTwoFactor>, ctx: UserCtx) {
    const user = await this.userOf(ctx);
    await this.requirePassword.check(user, password);
    if (user.twoFactor.enabled) throw new DomainError('auth.two_factor_on');
    // Before anything is stored: the name is what the entry of the authenticator app is known by.
    const { brand } = await this.sites.of(user.tenantId);
    const secret = await this.enrolment.begin(user._id);
    return { secret, otpauthUrl: totpUri(secret, brand.title, user.email) };
  }

  /** @throws DomainError auth.two_factor_failed, auth.two_factor_on, auth.two_factor_off */
  async verify({ otp }: RequestOf<typeof verifyTwoFactor>, ctx: UserCtx) {
    const { _id, twoFactor } = await this.userOf(ctx);
    if (twoFactor.enabled) throw new DomainError('auth.two_factor_on');
    const pending = twoFactor.pendingSecretEnc;
    if (!pending) throw new DomainError('auth.two_factor_off');
    const step = await this.tries.require(_id, async () => this.enrolment.judge(_id, pending, otp));
    return { backupCodes: await this.enrolment.finish(_id, pending, step) };
  }

  /** @throws DomainError auth.password_wrong, auth.two_factor_failed, auth.two_factor_off */
  async disable({ password, otp }: RequestOf<typeof disableTwoFactor>, ctx: UserCtx) {
    const user = await this.userOf(ctx);
    await this.requirePassword.check(user, password);
    if (!user.twoFactor.enabled) throw new DomainError('auth.two_factor_off');
    await this.tries.require(user._id, async () => (await this.secondFactor.accept(user, otp)) || null);
    await this.users.update({ ownerId: user._id }, { $set: { twoFactor: noTwoFactor() } });
    return {};
  }

  private async userOf(ctx: UserCtx) {
    const user = await this.users.byId(ctx.userId);
    if (!user) throw new DomainError('core.unauthenticated');
    return user;
  }
}

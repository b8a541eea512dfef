import { Injectable } from '@nestjs/common';
import { findBackupCode, verifyTotp } from '@linkyard/crypto';
import { trusted } from '@linkyard/mongo';
import type { User } from '../user-records/user.schema.js';
import { UsersRepository } from '../user-records/users.repository.js';
import { Clock } from '../config/clock.js';
import { Secrets } from '../config/secrets.js';

/** Binds a sealed secret to its account, so that it opens in no other. */
export const secretPlace = (userId: string) => `user:${userId}:twoFactor`;

/** Judges codes of an authenticator app and backup codes. Each is good for one use, also when two come at the same moment. */
@Injectable()
export class SecondFactor {
  constructor(
    private readonly users: UsersRepository,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  /** @param code six digits, or a backup code */
  async accept(user: User, code: string): Promise<boolean> {
    return /^\d{6}$/.test(code) ? this.acceptDigits(user, code) : this.acceptBackupCode(user, code);
  }

  private async acceptDigits({ _id, twoFactor }: User, code: string): Promise<boolean> {
    if (!twoFactor.secretEnc) return false;
    const secret = this.secrets.data.open(twoFactor.secretEnc, secretPlace(_id));
    const step = verifyTotp(secret, code, this.clock.now(), twoFactor.lastStep);
    if (step === null) return false;
    const accepted = await this.users.update(
      { ownerId: _id, 'twoFactor.enabled': true, 'twoFactor.lastStep': trusted({ $lt: step }) },
      { $set: { 'twoFactor.lastStep': step } },
    );
    return accepted !== null;
  }

  private async acceptBackupCode({ _id, twoFactor }: User, code: string): Promise<boolean> {
    const hash = findBackupCode(this.secrets.hashKey, code, twoFactor.backupCodeHashes);
    if (hash === null) return false;
    const accepted = await this.users.update(
      { ownerId: _id, 'twoFactor.enabled': true, 'twoFactor.backupCodeHashes': hash },
      { $pull: { 'twoFactor.backupCodeHashes': hash } },
    );
    return accepted !== null;
  }
}

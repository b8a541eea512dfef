import { Inject, Injectable } from '@nestjs/common';
import type { PasswordHasher } from '@linkyard/crypto';
import { DomainError } from '@linkyard/service-kit';
import type { User } from '../user-records/user.schema.js';
import { HASHER } from '../config/hasher.js';
import { Attempts } from './attempts.js';

/** Asks a signed-in person for their password again, before something that a stolen session must not be able to do. */
@Injectable()
export class RequirePassword {
  constructor(
    private readonly attempts: Attempts,
    @Inject(HASHER) private readonly hasher: PasswordHasher,
  ) {}

  /**
   * @param password what was typed; absent only counts as right for an account without a password
   * @throws DomainError auth.password_wrong; auth.locked after five wrong ones
   */
  async check(user: User, password: string | undefined): Promise<void> {
    if (user.passwordHash === null && password === undefined) return;
    const key = ['own-password', user._id] as const;
    const retryAfterSec = await this.attempts.begin(key);
    if (retryAfterSec > 0) throw new DomainError('auth.locked', { retryAfterSec });
    if (!(await this.hasher.verify(password ?? '', user.passwordHash))) throw new DomainError('auth.password_wrong');
    await this.attempts.succeeded(key);
  }
}

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { PasswordHasher } from '@linkyard/crypto';
import { LOGGER, type Logger } from '@linkyard/service-kit';
import { newUser } from '../accounts/new-user.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { AUTH_CONFIG, type AuthConfig } from '../config/auth-config.js';
import { Clock } from '../config/clock.js';
import { HASHER } from '../config/hasher.js';
import { demoAccounts, type DemoAccount } from './demo-accounts.js';

/** The accounts an installation begins with: the operator's first admin, and in a demo the known ones. Running again changes nothing. */
@Injectable()
export class FirstAccounts implements OnApplicationBootstrap {
  constructor(
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
    @Inject(HASHER) private readonly hasher: PasswordHasher,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly users: UsersRepository,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap() {
    await this.seedAdmin();
    if (this.config.DEMO) await this.seedDemo();
  }

  private async seedAdmin() {
    const { ADMIN_EMAIL, ADMIN_PASSWORD } = this.config;
    if (!ADMIN_EMAIL || !ADMIN_PASSWORD || (await this.users.hasAdmin())) return;
    const now = this.clock.now();
    const passwordHash = await this.hasher.hash(ADMIN_PASSWORD);
    const email = ADMIN_EMAIL.normalize('NFC').toLowerCase();
    const admin = newUser(
      { role: 1, step: 0, name: 'Admin', email, passwordHash, emailVerifiedAt: now, state: 'active' },
      now,
    );
    if (await this.users.addOnce(admin)) this.logger.info('the first admin account is made');
  }

  private async seedDemo() {
    const accounts = demoAccounts(this.clock.now());
    for (const { user, password } of accounts) {
      if (await this.users.byId(user._id)) continue;
      await this.users.addOnce({ ...user, passwordHash: await this.hasher.hash(password) });
    }
    await this.writeDown(accounts);
  }

  private async writeDown(accounts: readonly DemoAccount[]) {
    const { DEMO_ACCOUNTS_FILE, DATA_DIR } = this.config;
    const file = DEMO_ACCOUNTS_FILE ?? (DATA_DIR ? join(DATA_DIR, 'demo-accounts.json') : null);
    if (file === null) return;
    const rows = await Promise.all(
      accounts.map(async ({ label, password, user: { _id, role, email, step } }) => {
        const current = await this.users.byId(_id);
        return { role, label, email, password, step: current?.step ?? step };
      }),
    );
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify(rows, null, 2)}\n`, { mode: 0o600 });
  }
}

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { PasswordHasher } from '@linkyard/crypto';
import { runForTenant } from '@linkyard/request-context';
import { demoMode, hasDemoCreator, LOGGER, retryWhileStarting, type Logger } from '@linkyard/service-kit';
import { AccountEraser } from '../accounts/account-deletion.js';
import { newUser } from '../user-records/new-user.js';
import { SubUsersRepository } from '../user-records/sub-users.repository.js';
import type { User } from '../user-records/user.schema.js';
import { UsersRepository } from '../user-records/users.repository.js';
import { AUTH_CONFIG, type AuthConfig } from '../config/auth-config.js';
import { Clock } from '../config/clock.js';
import { HASHER } from '../config/hasher.js';
import { demoAccounts, type DemoAccount } from './demo-accounts.js';

/** The accounts an installation begins with: the operator's first admin, and those that `DEMO` asks for. Running again changes nothing. */
@Injectable()
export class FirstAccounts implements OnApplicationBootstrap {
  constructor(
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
    @Inject(HASHER) private readonly hasher: PasswordHasher,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly users: UsersRepository,
    private readonly people: SubUsersRepository,
    private readonly clock: Clock,
    private readonly eraser: AccountEraser,
  ) {}

  async onApplicationBootstrap() {
    await retryWhileStarting('making the first accounts', this.logger, () => this.seed());
  }

  private async seed() {
    await this.seedAdmin();
    const mode = demoMode({ DEMO: this.config.DEMO });
    const accounts = demoAccounts(this.clock.now());
    const wanted = hasDemoCreator(mode) ? accounts : accounts.filter(({ user }) => user.role === 1);
    if (mode === 'none') await this.remove(accounts.filter((account) => !wanted.includes(account)));
    if (mode !== 'off') await this.seedDemo(wanted);
  }

  private async seedAdmin() {
    const { ADMIN_EMAIL, ADMIN_PASSWORD } = this.config;
    if (!ADMIN_EMAIL || !ADMIN_PASSWORD || (await this.users.hasAdmin())) return;
    const now = this.clock.now();
    const passwordHash = await this.hasher.hash(ADMIN_PASSWORD);
    const admin = newUser(
      { role: 1, step: 0, name: 'Admin', email: ADMIN_EMAIL, passwordHash, emailVerifiedAt: now, state: 'active' },
      now,
    );
    if (await this.users.addOnce(admin)) this.logger.info('the first admin account is made');
  }

  /** The demo of an earlier start, with all that belongs to it. */
  private async remove(accounts: readonly DemoAccount[]) {
    for (const { user } of accounts) {
      const stored = await this.users.byId(user._id);
      if (!stored || stored.state === 'deleted') continue;
      for (const person of await this.people.openedBy(user._id)) await this.end(person);
      await this.users.update({ ownerId: user._id }, { $set: { state: 'deletionRequested' } });
      if (await this.eraser.erase(stored, this.clock.now())) this.logger.info({ userId: user._id }, 'demo removed');
    }
  }

  private async end(person: User) {
    const { tenantId } = person;
    if (tenantId === null) return;
    await runForTenant(tenantId, () => this.eraser.end({ ...person, tenantId }, this.clock.now(), null));
  }

  private async seedDemo(accounts: readonly DemoAccount[]) {
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

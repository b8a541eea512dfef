import { Injectable } from '@nestjs/common';
import { InjectStored, ServiceDatabase, trusted, type StoredModel } from '@linkyard/mongo';
import { DomainError, takeTurn } from '@linkyard/service-kit';
import { users, type User } from './user.schema.js';

/** Who is written to of a new administrator. */
const maxAdmins = 200;
const active = { role: 1, status: 1, state: 'active', deletedAt: null } as const;
const reason = { acrossOwners: 'administrators of the installation' };

/** The administrators who can sign in. There is always one. */
@Injectable()
export class ActiveAdmins {
  constructor(
    @InjectStored('auth', users) private readonly model: StoredModel<typeof users>,
    private readonly database: ServiceDatabase,
  ) {}

  /**
   * Within the transaction by which this account ends to be an active administrator.
   * @throws DomainError auth.last_admin
   */
  async requireAnother({ _id, ...user }: Pick<User, '_id' | 'role' | 'status' | 'state'>): Promise<void> {
    if (user.role !== 1 || user.status !== 1 || user.state !== 'active') return;
    await takeTurn(this.database, 'active-admins');
    const another = { ...active, _id: trusted({ $ne: _id }) };
    if (!(await this.model.exists(another).setOptions(reason).exec())) throw new DomainError('auth.last_admin');
  }

  async all(): Promise<User[]> {
    return this.model
      .find(active, null, { ...reason, limit: maxAdmins })
      .lean<User[]>()
      .exec();
  }
}

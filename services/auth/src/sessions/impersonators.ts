import { Injectable } from '@nestjs/common';
import { runAcrossTenants } from '@linkyard/request-context';
import { Clock } from '../config/clock.js';
import { mayUseSessions } from '../user-records/account-rules.js';
import type { User } from '../user-records/user.schema.js';
import { UsersRepository } from '../user-records/users.repository.js';
import type { Session } from './session.schema.js';
import { SessionsRepository } from './sessions.repository.js';

interface Acting {
  impersonatorId: string | null;
  impersonation: Pick<NonNullable<Session['impersonation']>, 'by' | 'sessionId'> | null;
}

/** People who act as others. */
@Injectable()
export class Impersonators {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly users: UsersRepository,
    private readonly clock: Clock,
  ) {}

  /** Whether the person who acts in this session still has the session and the right that they began with. True for the user's own session. */
  async stillMay(session: Session): Promise<boolean> {
    return !session.impersonation || (await this.ownSession(session)) !== null;
  }

  /** The session that an impersonation was begun in; null once it is over or its person has lost the right. */
  async ownSession({ impersonatorId, impersonation }: Acting): Promise<{ session: Session; user: User } | null> {
    if (!impersonatorId || !impersonation) return null;
    const { sessionId, by } = impersonation;
    return runAcrossTenants('who impersonates may be of another tenant than the user', async () => {
      const [session, user] = await Promise.all([
        this.sessions.live(impersonatorId, sessionId, this.clock.now()),
        this.users.byId(impersonatorId),
      ]);
      if (!session || !user || !mayUseSessions(user) || session.tokenVersion !== user.tokenVersion) return null;
      const isAllowed = by === 'admin' ? user.role === 1 : user.features['whiteLabel'] === true;
      return isAllowed ? { session, user } : null;
    });
  }
}

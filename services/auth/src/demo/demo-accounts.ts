import { noLimits } from '@linkyard/contracts';
import { newUser } from '../user-records/new-user.js';
import type { User } from '../user-records/user.schema.js';

export interface DemoAccount {
  label: string;
  password: string;
  user: User;
}

/** Accounts whose passwords are public: made only with DEMO, which production refuses. Other services seed by the same ids. */
export const demoIds = {
  admin: '0000000000000000000000a1',
  creator: '0000000000000000000000d1',
  fresh: '0000000000000000000000f1',
  agency: '0000000000000000000000e1',
} as const;

/** An admin, a creator whose page is finished, one who has just confirmed their address, and one who may have a white label and own domains. */
export function demoAccounts(now: Date): DemoAccount[] {
  const confirmed = { emailVerifiedAt: now, state: 'active' as const };
  const birthdate = '1990-05-17';
  return [
    {
      label: 'admin',
      password: 'yard-admin-2026',
      user: newUser(
        { ...confirmed, _id: demoIds.admin, role: 1, step: 0, name: 'Ada Admin', email: 'admin@linkyard.local' },
        now,
      ),
    },
    {
      label: 'creator with a finished page',
      password: 'yard-demo-2026',
      user: newUser(
        {
          ...confirmed,
          _id: demoIds.creator,
          step: 0,
          name: 'Maren Holt',
          email: 'demo@linkyard.local',
          username: 'demo',
          birthdate,
          timeZone: 'Europe/Berlin',
          currency: 'EUR',
        },
        now,
      ),
    },
    {
      label: 'creator who has just signed up',
      password: 'yard-fresh-2026',
      user: newUser({ ...confirmed, _id: demoIds.fresh, name: 'Finn Fresh', email: 'fresh@linkyard.local' }, now),
    },
    {
      label: 'agency with a white label and own domains',
      password: 'yard-agency-2026',
      user: newUser(
        {
          ...confirmed,
          _id: demoIds.agency,
          step: 0,
          name: 'Ina Agency',
          email: 'agency@linkyard.local',
          birthdate,
          timeZone: 'Europe/Berlin',
          currency: 'EUR',
          planName: 'Agency',
          limits: { ...noLimits, subUsers: 25 },
          features: { whiteLabel: true, customDomain: true },
        },
        now,
      ),
    },
  ];
}

import type { CallerRole, SessionFacts } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';

/**
 * @throws DomainError core.unauthenticated without a session; core.forbidden for the wrong role or a feature that is off
 * @source api.md "Roles", spec 6
 */
export function checkRole(role: CallerRole, session: Pick<SessionFacts, 'role' | 'features'> | undefined) {
  if (role === 'public') return;
  if (!session) throw new DomainError('core.unauthenticated');
  const isAllowed = {
    any: true,
    admin: session.role === 1,
    user: session.role === 2,
    owner: session.role === 2 && session.features['whiteLabel'] === true,
  }[role];
  if (!isAllowed) throw new DomainError('core.forbidden');
}

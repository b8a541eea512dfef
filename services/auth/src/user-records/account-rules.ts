import { reason, type Ctx, type UserView } from '@linkyard/contracts';
import { passwordWeakness } from '@linkyard/crypto';
import { DomainError, fieldRefusal } from '@linkyard/service-kit';
import type { User } from './user.schema.js';

/** What others see: an account switched off is suspended whatever else it is. */
export const stateOf = (user: Pick<User, 'state' | 'status'>): UserView['state'] =>
  user.status === 0 && user.state !== 'deleted' ? 'suspended' : user.state;

export const isSuspended = (user: Pick<User, 'state' | 'status'>): boolean => stateOf(user) === 'suspended';

/** True while sessions of this account may be used at all. */
export const mayUseSessions = (user: Pick<User, 'state' | 'status' | 'deletedAt'>): boolean =>
  user.status === 1 && user.state === 'active' && user.deletedAt === null;

type Invitation = Pick<User, 'invitedAt' | 'acceptedAt'>;

/** Invited to a site, and no proof yet that the person has the mailbox. */
export const waitsForAcceptance = ({ invitedAt, acceptedAt }: Invitation): boolean =>
  invitedAt !== null && acceptedAt === null;

/** What a proof that a person has the mailbox changes of their invitation: whichever way it was given, it is accepted. */
export const accepted = (user: Invitation, now: Date): Pick<User, 'acceptedAt'> => ({
  acceptedAt: waitsForAcceptance(user) ? now : user.acceptedAt,
});

/**
 * @param about the person's name and address
 * @throws DomainError auth.password_breached; core.invalid_input when too short
 */
export function requireStrongPassword(password: string, about: readonly string[]) {
  const weakness = passwordWeakness(password, about);
  if (weakness === 'short') throw fieldRefusal('password', 'core.too_short', { count: 8 });
  if (weakness === 'personal') {
    throw new DomainError('auth.password_breached', { reason: reason('auth.password_personal') });
  }
  if (weakness === 'common') throw new DomainError('auth.password_breached');
}

/** An impersonating admin may not change credentials or delete the account. @source quality 3 "Impersonation scope" */
export function refuseImpersonation(ctx: Pick<Ctx, 'impersonatorId'>) {
  if (ctx.impersonatorId !== null) throw new DomainError('auth.not_while_impersonating');
}

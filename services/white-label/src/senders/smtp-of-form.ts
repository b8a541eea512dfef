import type { RequestOf, updateWhiteLabel } from '@linkyard/contracts';
import { fieldRefusal, type SecretsOfTenants } from '@linkyard/service-kit';
import type { WhiteLabel } from '../white-labels/white-label.schema.js';

type Smtp = WhiteLabel['smtp'];
export type SmtpOnForm = RequestOf<typeof updateWhiteLabel>['smtpDetails'];

/**
 * The mail server that a form names, its password sealed. An empty password is the stored one.
 * @throws DomainError core.invalid_input where there is none, or it was entered for another server or person
 */
export function smtpOfForm(
  { _id, smtp: stored }: Pick<WhiteLabel, '_id' | 'smtp'>,
  { password, ...server }: SmtpOnForm,
  passwords: Pick<SecretsOfTenants, 'seal'>,
): Smtp {
  if (password !== '') return { ...server, passwordEnc: passwords.seal(_id, password) };
  if (stored.passwordEnc === '') throw fieldRefusal('smtpDetails.password', 'core.password_required');
  // A password is sent only to the server for which it was entered.
  if (server.host !== stored.host || server.username !== stored.username)
    throw fieldRefusal('smtpDetails.password', 'white-label.password_again');
  return { ...server, passwordEnc: stored.passwordEnc };
}

/** Whether nothing about it was changed. A password that was entered again counts as another. */
export const isSameSmtp = (one: Smtp, other: Smtp): boolean =>
  (['name', 'email', 'host', 'port', 'username', 'passwordEnc'] as const).every((field) => one[field] === other[field]);

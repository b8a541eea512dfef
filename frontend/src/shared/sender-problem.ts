import { t } from '@lingui/core/macro';
import { senderFailures, type SenderFailure } from '@linkyard/contracts';

/** Why the mails of a site do not leave. @param failure one that a newer server sends reads as a server that does not answer */
export function senderProblem(failure: string | undefined): string {
  const problems: Record<SenderFailure, string> = {
    connection: t`The mail server does not answer.`,
    tls: t`The mail server offers no encrypted connection.`,
    signIn: t`The mail server refuses the username or the password.`,
    sender: t`The mail server refuses the sender address.`,
    password: t`The password of the mail server cannot be read. Please enter it again.`,
  };
  const known = senderFailures.find((one) => one === failure);
  return problems[known ?? 'connection'];
}

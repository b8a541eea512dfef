import type { Socket } from 'node:net';
import { smtpPorts, type Sender } from '@linkyard/contracts';
import { createMailer, type Mailer, type MailerConfig } from './mailer.js';

export interface TenantMailerParts {
  /** Opens each connection to a public address only, and says which hosts the installation excepts from that. */
  connect: {
    (to: { host: string; port: number; timeoutMs: number; ports: readonly number[] }): Promise<Socket>;
    isAllowed(host: string, port: number): boolean;
  };
  /** Each throws for what no key of ours opens. */
  passwords: { open(tenantId: string, sealed: string): string };
  dkimKeys: { open(tenantId: string, sealed: string): string };
  maxConnections?: number;
  timeoutMs?: number;
  mailTimeoutMs?: number;
}

/** A tenant's mail cannot leave: it has no sender, or its password cannot be read. No other sender takes its place. */
export class SenderUnavailable extends Error {
  override readonly name = 'SenderUnavailable';
  constructor(
    readonly reason: 'noSender' | 'password',
    options?: ErrorOptions,
  ) {
    super(
      reason === 'noSender' ? 'The tenant has no sender' : "The password of the tenant's mail server cannot be read",
      options,
    );
  }
}

/**
 * The only way to a tenant's mail server, for its mails and for the test of its settings.
 * @throws SenderUnavailable when the password cannot be read: it is never sent without one
 * @source ADR 0046
 */
export function createTenantMailer(sender: Sender, parts: TenantMailerParts): Mailer {
  const { name, email, host, port, username } = sender;
  const { connect, passwords: _passwords, dkimKeys: _keys, ...limits } = parts;
  const secure = port === 465;
  return createMailer({
    server: {
      ...{ host, port, secure },
      // A simulator on this machine has no certificate.
      requireTls: !secure && !connect.isAllowed(host, port),
      ...(username === '' ? {} : { signIn: { user: username, password: passwordOf(sender, parts) } }),
    },
    from: { name, address: email },
    connect: (to) => connect({ ...to, ports: smtpPorts }),
    ...signatureOf(sender, parts),
    ...limits,
  });
}

function passwordOf({ tenantId, passwordEnc }: Sender, { passwords }: TenantMailerParts): string {
  if (passwordEnc === '') return '';
  try {
    return passwords.open(tenantId, passwordEnc);
  } catch (cause) {
    throw new SenderUnavailable('password', { cause });
  }
}

/** A mail without a signature still arrives; one that waits for a key of ours never would. */
function signatureOf({ tenantId, dkim }: Sender, { dkimKeys }: TenantMailerParts): Pick<MailerConfig, 'dkim'> {
  if (!dkim) return {};
  try {
    return { dkim: { selector: dkim.selector, privateKey: dkimKeys.open(tenantId, dkim.privateKeyEnc) } };
  } catch {
    return {};
  }
}

import { dataSealer } from '@linkyard/crypto';

export interface SmtpPasswords {
  seal(tenantId: string, password: string): string;
  /** @throws SealError when it was sealed with a key that we do not have, or for another tenant */
  open(tenantId: string, sealed: string): string;
}

/**
 * The passwords of tenants' mail servers: the white-label service stores them sealed and the mail worker opens them, so that none crosses
 * the bus readable.
 */
export function smtpPasswords(keys: { DATA_KEY: string; DATA_KEY_PREVIOUS?: string | undefined }): SmtpPasswords {
  const sealer = dataSealer('white-label.smtp', keys.DATA_KEY, keys.DATA_KEY_PREVIOUS);
  return {
    seal: (tenantId, password) => sealer.seal(password, contextOf(tenantId)),
    open: (tenantId, sealed) => sealer.open(sealed, contextOf(tenantId)),
  };
}

const contextOf = (tenantId: string) => `white-label:${tenantId}:smtp`;

import { dataSealer } from '@linkyard/crypto';

interface Keys {
  DATA_KEY: string;
  DATA_KEY_PREVIOUS?: string | undefined;
}
/** Secrets of tenants, each sealed for its tenant alone. */
export interface SecretsOfTenants {
  seal(tenantId: string, secret: string): string;
  /** @throws SealError when it was sealed with a key that we do not have, or for another tenant */
  open(tenantId: string, sealed: string): string;
}

/**
 * The passwords of tenants' mail servers: the white-label service stores them sealed and the mail worker opens them, so that none crosses
 * the bus readable.
 */
export const smtpPasswords = (keys: Keys): SecretsOfTenants => secretsOfTenants('smtp', keys);

/** The keys that sign tenants' mails, likewise. */
export const dkimKeys = (keys: Keys): SecretsOfTenants => secretsOfTenants('dkim', keys);

/** The secrets of tenants' clients at Google and Facebook: the gateway opens them. */
export const socialSecrets = (keys: Keys): SecretsOfTenants => secretsOfTenants('social', keys);

function secretsOfTenants(kind: 'smtp' | 'dkim' | 'social', { DATA_KEY, DATA_KEY_PREVIOUS }: Keys): SecretsOfTenants {
  const sealer = dataSealer(`white-label.${kind}`, DATA_KEY, DATA_KEY_PREVIOUS);
  const contextOf = (tenantId: string) => `white-label:${tenantId}:${kind}`;
  return {
    seal: (tenantId, secret) => sealer.seal(secret, contextOf(tenantId)),
    open: (tenantId, sealed) => sealer.open(sealed, contextOf(tenantId)),
  };
}

import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { deriveKey, jwtFor, sealer, type Jwt, type Sealer } from '@linkyard/crypto';
import { sessionTokenPurpose } from '@linkyard/service-kit';
import { AUTH_CONFIG, type AuthConfig } from './auth-config.js';

const keyId = (key: string) => `k${createHash('sha256').update(key).digest('hex').slice(0, 12)}`;

function dataSealer(current: string, previous: string | undefined): Sealer {
  const named = (master: string) => {
    const key = deriveKey(master, 'auth.data').toString('base64');
    return [keyId(key), key] as const;
  };
  const active = named(current);
  return sealer({ keys: Object.fromEntries([active, ...(previous ? [named(previous)] : [])]), activeKeyId: active[0] });
}

/** Every key of this service, each derived for one purpose. */
@Injectable()
export class Secrets {
  /** Seals what must be read back: the secrets of authenticator apps. */
  readonly data: Sealer;
  /** Signs the access token. */
  readonly accessToken: Jwt;
  /** Seconds an access token lives. */
  readonly accessSeconds: number;
  readonly refreshKey: Buffer;
  /** Makes mailed codes and links from the id of their request. */
  readonly codeKey: Buffer;
  /** Keys the hashes of what has too few values to be hashed plainly. */
  readonly hashKey: Buffer;

  constructor(@Inject(AUTH_CONFIG) config: AuthConfig) {
    const purpose = sessionTokenPurpose(config.TOKEN_SECRET);
    this.data = dataSealer(config.DATA_KEY, config.DATA_KEY_PREVIOUS);
    this.accessToken = jwtFor(purpose);
    this.accessSeconds = purpose.ttlSeconds;
    this.refreshKey = deriveKey(config.TOKEN_SECRET, 'auth.refresh');
    this.codeKey = deriveKey(config.TOKEN_SECRET, 'auth.mailed-code');
    this.hashKey = deriveKey(config.HASH_SECRET, 'auth.hash');
  }
}

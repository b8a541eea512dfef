import { hash, parseOptions, verify } from '@node-rs/argon2';

export interface PasswordCost {
  /** KiB of memory for one hash. */
  memoryCost: number;
  /** Passes over that memory. */
  timeCost: number;
  parallelism: number;
}
/** Argon2id at OWASP's first choice: 19 MiB, two passes. @source OWASP Password Storage Cheat Sheet */
export const owaspCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Long enough for a passphrase, short enough that hashing it is no attack. */
export const maxPasswordLength = 256;

export interface PasswordHasher {
  /** A PHC string to store. @throws RangeError when the password is over `maxPasswordLength` */
  hash(password: string): Promise<string>;
  /**
   * Checks a password. With `null` (no such user, or one without a password) it does the same work and says false,
   * so that the response time does not reveal whether an account exists.
   */
  verify(password: string, storedHash: string | null): Promise<boolean>;
  /** True when the hash was made with other parameters than today's: hash again at the next good login. */
  needsRehash(storedHash: string): boolean;
}

// NFKC: the same characters typed on another keyboard are the same password (NIST SP 800-63B 3.1.1.2).
const normal = (password: string) => password.normalize('NFKC');

/** @param cost  cheaper only in tests */
export function passwordHasher(cost: PasswordCost = owaspCost): PasswordHasher {
  // The library's defaults are Argon2id, version 0x13, 16-byte random salt and 32-byte output.
  const options = { ...cost };
  let dummy: Promise<string> | undefined;

  const matches = async (storedHash: string, password: string) => {
    try {
      return await verify(storedHash, normal(password));
    } catch (cause) {
      throw new Error('A stored password hash could not be read', { cause });
    }
  };

  return {
    async hash(password) {
      if (password.length > maxPasswordLength) throw new RangeError('The password is too long');
      return hash(normal(password), options);
    },
    async verify(password, storedHash) {
      if (storedHash !== null && password.length <= maxPasswordLength) return matches(storedHash, password);
      dummy ??= hash('no-such-password', options);
      await matches(await dummy, password.slice(0, maxPasswordLength));
      return false;
    },
    needsRehash(storedHash) {
      if (!storedHash.startsWith('$argon2id$')) return true;
      const made = parseOptions(storedHash);
      return (
        made.memoryCost !== cost.memoryCost || made.timeCost !== cost.timeCost || made.parallelism !== cost.parallelism
      );
    },
  };
}

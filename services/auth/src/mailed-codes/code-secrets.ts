import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { keyedHash } from '@linkyard/crypto';
import { Secrets } from '../config/secrets.js';

/**
 * The six digits and the link token of one ask. They follow from the ask's id and our key, so that a mail sent again after a crash holds
 * the same ones, and only hashes of them are stored.
 */
@Injectable()
export class CodeSecrets {
  constructor(private readonly secrets: Secrets) {}

  codeOf(askId: string): string {
    // 48 random bits for 10^6 values: no digit is noticeably likelier than another.
    const number = this.mac('code', askId).readUIntBE(0, 6);
    return String(number % 1_000_000).padStart(6, '0');
  }

  tokenOf(askId: string): string {
    return this.mac('link', askId).toString('base64url');
  }

  /** A code has only a million values, so its hash needs the key. */
  hashCode(askId: string, code: string): string {
    return keyedHash(this.secrets.hashKey, 'mailed-code', askId, code);
  }

  private mac(use: string, askId: string): Buffer {
    return createHmac('sha256', this.secrets.codeKey).update(`${use}:${askId}`).digest();
  }
}

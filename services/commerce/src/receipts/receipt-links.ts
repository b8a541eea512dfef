import { Inject, Injectable } from '@nestjs/common';
import { derivedKeys, equalInConstantTime, keyedHash } from '@linkyard/crypto';
import { COMMERCE_CONFIG, type CommerceConfig } from '../config/commerce-config.js';

export type ReceiptSubject = 'order' | 'donation';

/** Links that open one receipt and nothing else, so that a buyer can pass them on to an accountant. @source ADR 0018 */
@Injectable()
export class ReceiptLinks {
  private readonly keys: readonly [Buffer, ...Buffer[]];
  private readonly publicUrl: string;

  constructor(@Inject(COMMERCE_CONFIG) { DATA_KEY, DATA_KEY_PREVIOUS, PUBLIC_URL }: CommerceConfig) {
    this.keys = derivedKeys('receipt-access', { current: DATA_KEY, previous: DATA_KEY_PREVIOUS });
    this.publicUrl = PUBLIC_URL;
  }

  /** Tokens of the previous key stay valid as long as that key is configured. */
  isValid(of: ReceiptSubject, _id: string, token: string): boolean {
    return this.keys.some((key) => equalInConstantTime(tokenBy(key, of, _id), token));
  }

  pathOf(of: ReceiptSubject, { _id, publicId }: { _id: string; publicId: string }): string {
    return `/receipt?${new URLSearchParams({ [of]: publicId, token: tokenBy(this.keys[0], of, _id) }).toString()}`;
  }

  /** An address for a mail. */
  linkOf(of: ReceiptSubject, record: { _id: string; publicId: string }): string {
    return new URL(this.pathOf(of, record), this.publicUrl).href;
  }
}

const tokenBy = (key: Buffer, of: ReceiptSubject, _id: string): string =>
  Buffer.from(keyedHash(key, of, _id), 'hex').toString('base64url');

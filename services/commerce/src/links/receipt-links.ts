import { Inject, Injectable } from '@nestjs/common';
import type { ReceiptSubject } from '@linkyard/contracts';
import { derivedKeys, equalInConstantTime, keyedHash } from '@linkyard/crypto';
import { COMMERCE_CONFIG, type CommerceConfig } from '../config/commerce-config.js';

/** Links that open one receipt and nothing else, so that a buyer can pass them on to an accountant. @source ADR 0018 */
@Injectable()
export class ReceiptLinks {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor(@Inject(COMMERCE_CONFIG) { DATA_KEY, DATA_KEY_PREVIOUS }: CommerceConfig) {
    this.keys = derivedKeys('receipt-access', { current: DATA_KEY, previous: DATA_KEY_PREVIOUS });
  }

  /** Tokens of the previous key stay valid as long as that key is configured. */
  isValid(of: ReceiptSubject, _id: string, token: string): boolean {
    return this.keys.some((key) => equalInConstantTime(tokenBy(key, of, _id), token));
  }

  pathOf(of: ReceiptSubject, { _id, publicId }: { _id: string; publicId: string }): string {
    return `/receipt?${new URLSearchParams({ [of]: publicId, token: tokenBy(this.keys[0], of, _id) }).toString()}`;
  }

  /** Of what was paid for bookings or a registration. */
  pathOfPayment(paymentId: string): string {
    return this.pathOf('payment', { _id: paymentId, publicId: paymentId });
  }
}

const tokenBy = (key: Buffer, of: ReceiptSubject, _id: string): string =>
  Buffer.from(keyedHash(key, of, _id), 'hex').toString('base64url');

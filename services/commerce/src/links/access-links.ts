import { Inject, Injectable } from '@nestjs/common';
import { derivedKeys, equalInConstantTime, keyedHash } from '@linkyard/crypto';
import { COMMERCE_CONFIG, type CommerceConfig } from '../config/commerce-config.js';

/**
 * Links by which a buyer opens an order without an account. A token follows from the order and a key, so a mail that is sent again has the
 * same link; the grants decide what it still opens. @source ADR 0018
 */
@Injectable()
export class AccessLinks {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor(@Inject(COMMERCE_CONFIG) { DATA_KEY, DATA_KEY_PREVIOUS }: CommerceConfig) {
    this.keys = derivedKeys('order-access', { current: DATA_KEY, previous: DATA_KEY_PREVIOUS });
  }

  tokenOf(orderId: string): string {
    return tokenBy(this.keys[0], orderId);
  }

  /** Tokens of the previous key stay valid as long as that key is configured. */
  isValid(orderId: string, token: string): boolean {
    return this.keys.some((key) => equalInConstantTime(tokenBy(key, orderId), token));
  }

  pathOf({ _id, publicId }: { _id: string; publicId: string }): string {
    return `/downloadProduct?${new URLSearchParams({ order: publicId, token: this.tokenOf(_id) }).toString()}`;
  }
}

const tokenBy = (key: Buffer, orderId: string): string =>
  Buffer.from(keyedHash(key, 'order', orderId), 'hex').toString('base64url');

import { Inject, Injectable } from '@nestjs/common';
import { deriveKey, equalInConstantTime, keyedHash } from '@linkyard/crypto';
import { PUSH_CONFIG, type PushConfig } from './push-config.js';

const signatureLength = 32;
/** The notification itself, and its two actions. */
const maxLink = 2;

/** Signed links, by which a press on a notification is counted: the delivery, which of its links, and the signature. */
@Injectable()
export class ClickLinks {
  constructor(@Inject(PUSH_CONFIG) private readonly config: PushConfig) {}

  /** A path of the origin that follows. @param link 0: the notification itself; then its actions */
  pathOf(deliveryId: string, link: number): string {
    return `/notification/open/${deliveryId}.${link}.${this.signature(deliveryId, link)}`;
  }

  /** @returns null for a token that we have not signed */
  read(token: string): { deliveryId: string; link: number } | null {
    const {
      deliveryId = '',
      number = '',
      signature = '',
    } = /^(?<deliveryId>[0-9a-f]{24})\.(?<number>\d)\.(?<signature>[0-9a-f]+)$/.exec(token)?.groups ?? {};
    const link = Number(number);
    const isOurs =
      deliveryId !== '' && link <= maxLink && equalInConstantTime(signature, this.signature(deliveryId, link));
    return isOurs ? { deliveryId, link } : null;
  }

  private signature(deliveryId: string, link: number): string {
    const key = deriveKey(this.config.DATA_KEY, 'push.click');
    return keyedHash(key, deliveryId, String(link)).slice(0, signatureLength);
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { dataSealer, SealError, type Sealer } from '@linkyard/crypto';
import { z } from 'zod';
import { COMMERCE_CONFIG, type CommerceConfig } from '../config/commerce-config.js';

const keptDays = 365;
const content = z.object({ ownerId: z.string(), email: z.string(), until: z.number() });
export type WalletHolder = Pick<z.output<typeof content>, 'ownerId' | 'email'>;

/** Links to everything a buyer has with one seller, without an account. The e-mail address inside is encrypted. */
@Injectable()
export class WalletLinks {
  private readonly sealer: Sealer;

  constructor(@Inject(COMMERCE_CONFIG) { DATA_KEY, DATA_KEY_PREVIOUS }: CommerceConfig) {
    this.sealer = dataSealer('commerce.wallet', DATA_KEY, DATA_KEY_PREVIOUS);
  }

  /** For a mail; good for a year. */
  pathOf({ ownerId, email }: WalletHolder, now = Date.now()): string {
    const until = now + keptDays * 86_400_000;
    const key = this.sealer.seal(JSON.stringify({ ownerId, email, until }));
    return `/wallet?${new URLSearchParams({ key }).toString()}`;
  }

  /** @returns null for a token that is not ours, was altered or has had its time */
  holderOf(token: string, now = Date.now()): WalletHolder | null {
    try {
      const { until, ...holder } = content.parse(JSON.parse(this.sealer.open(token)));
      return until > now ? holder : null;
    } catch (error) {
      if (error instanceof SealError) return null;
      throw error;
    }
  }
}

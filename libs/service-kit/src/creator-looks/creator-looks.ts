import { getCreatorLook, type CreatorLook } from '@linkyard/contracts';
import { LRUCache } from 'lru-cache';
import type { Bus } from '../bus/bus.js';
import { DomainError } from '../bus/domain-error.js';
import { ofRunningTenant, systemContext } from '../bus/system-context.js';

/** A creator who publishes sees the new look on their checkout after so long at most. */
const keptMs = 30_000;
const maxLooks = 2_000;

/** The looks of creators' pages, for what visitors are shown of them. */
export class CreatorLooks {
  private readonly looks = new LRUCache<string, { look: CreatorLook | null }>({ max: maxLooks, ttl: keptMs });

  constructor(private readonly bus: Bus) {}

  /**
   * Null for a creator without a published page, and while the service that knows is unavailable: a look never keeps a buyer from paying.
   * @param campaignId of the page that the visitor came from
   */
  async of(ownerId: string, campaignId: string | null = null): Promise<CreatorLook | null> {
    const key = ofRunningTenant(`${ownerId} ${campaignId ?? ''}`);
    const known = this.looks.get(key);
    if (known) return known.look;
    try {
      const found = await this.bus.request(getCreatorLook, { ownerId, campaignId }, systemContext());
      this.looks.set(key, found);
      return found.look;
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
  }
}

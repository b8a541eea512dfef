import { Injectable } from '@nestjs/common';
import { commerceUsageOfOwners, mediaUsageOfOwners, pageUsageOfOwners } from '@linkyard/contracts';
import { Bus, isServiceAway, systemContext } from '@linkyard/service-kit';

/** What cannot be counted right now is null. */
export type Counts = Record<'pages' | 'products' | 'orders' | 'mediaBytes', number | null>;

/** What accounts have in other services, each of which is asked once for all of them. */
@Injectable()
export class RecordCounts {
  constructor(private readonly bus: Bus) {}

  /** @param ownerIds accounts of this tenant, at most 100 */
  async of(tenantId: string | null, ownerIds: readonly string[]): Promise<(ownerId: string) => Counts> {
    const about = systemContext({ tenantId });
    const asked = { ownerIds: [...ownerIds] };
    const [pages, sales, media] = await Promise.all([
      this.bus.request(pageUsageOfOwners, asked, about).catch(unknown),
      this.bus.request(commerceUsageOfOwners, asked, about).catch(unknown),
      this.bus.request(mediaUsageOfOwners, asked, about).catch(unknown),
    ]);
    return (ownerId) => ({
      pages: countIn(pages, ownerId, 'pages'),
      products: countIn(sales, ownerId, 'products'),
      orders: countIn(sales, ownerId, 'orders'),
      mediaBytes: countIn(media, ownerId, 'mediaBytes'),
    });
  }
}

function unknown(error: unknown): null {
  if (isServiceAway(error)) return null;
  throw error;
}

/** An owner without any is not among those who were counted. */
function countIn<Field extends keyof Counts>(
  counted: { owners: readonly ({ ownerId: string } & Record<Field, number>)[] } | null,
  ownerId: string,
  field: Field,
): number | null {
  return counted && (counted.owners.find((owner) => owner.ownerId === ownerId)?.[field] ?? 0);
}

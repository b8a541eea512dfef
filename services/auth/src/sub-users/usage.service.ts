import { Injectable } from '@nestjs/common';
import {
  commerceUsageOfOwners,
  mediaUsageOfOwners,
  pageUsageOfOwners,
  type getSubUserUsage,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { MailAllowance } from '@linkyard/queue';
import { Bus, isServiceAway, systemContext } from '@linkyard/service-kit';
import { SubUsersRepository } from '../user-records/sub-users.repository.js';
import { Resellers } from './reseller.js';

/** How much people of a white label have: each service is asked once for all of them. */
@Injectable()
export class SubUserUsageService {
  constructor(
    private readonly resellers: Resellers,
    private readonly people: SubUsersRepository,
    private readonly bus: Bus,
    private readonly allowance: MailAllowance,
  ) {}

  /** Those of others are left out. */
  of({ userIds }: RequestOf<typeof getSubUserUsage>, caller: UserCtx) {
    return this.resellers.run(caller, async ({ ctx }) => {
      const users = await this.people.among(ctx.tenantId, userIds);
      const ownerIds = users.map(({ _id }) => _id);
      if (ownerIds.length === 0) return { users: [] };
      const about = systemContext({ tenantId: ctx.tenantId, requestId: ctx.requestId });
      const [pages, sales, media, mails] = await Promise.all([
        this.bus.request(pageUsageOfOwners, { ownerIds }, about).catch(unknown),
        this.bus.request(commerceUsageOfOwners, { ownerIds }, about).catch(unknown),
        this.bus.request(mediaUsageOfOwners, { ownerIds }, about).catch(unknown),
        Promise.all(ownerIds.map((ownerId) => this.allowance.usedOfMonth(ownerId))),
      ]);
      return {
        users: users.map(({ _id: userId, lastSeenAt, limits }, index) => {
          const sold = of(sales, userId);
          const counts = { pages: of(pages, userId)?.pages, products: sold?.products, orders: sold?.orders };
          return {
            ...{ userId, lastSeenAt, limits, emailsOfMonth: mails[index] ?? 0 },
            ...{ mediaBytes: number(media, of(media, userId)?.mediaBytes) },
            ...{ pages: number(pages, counts.pages), products: number(sales, counts.products) },
            orders: number(sales, counts.orders),
          };
        }),
      };
    });
  }
}

interface Counted<Row> {
  owners: readonly Row[];
}

/** What cannot be counted right now is left open; the rest is shown. */
function unknown(error: unknown): null {
  if (isServiceAway(error)) return null;
  throw error;
}

const of = <Row extends { ownerId: string }>(counted: Counted<Row> | null, userId: string): Row | undefined =>
  counted?.owners.find(({ ownerId }) => ownerId === userId);

const number = (counted: object | null, count: number | undefined): number | null => (counted ? (count ?? 0) : null);

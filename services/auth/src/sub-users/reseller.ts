import { Injectable } from '@nestjs/common';
import { getWhiteLabel, whiteLabelOfOwner, type Ctx, type ReplyOf, type UserCtx } from '@linkyard/contracts';
import { runForTenant } from '@linkyard/request-context';
import { Bus, DomainError } from '@linkyard/service-kit';

type OwnSite = NonNullable<ReplyOf<typeof whiteLabelOfOwner>['whiteLabel']>;

/** The person, or work that goes on after their call. */
type Caller = Ctx & { userId: string };

/** A reseller at work on its own people. */
export interface Reseller<By extends Caller = UserCtx> {
  /** The caller, acting in the tenant of its people. */
  ctx: By & { tenantId: string };
  site: OwnSite;
}

/** Whose people a caller may manage: those of the white label that it owns, never those of one that a request names. */
@Injectable()
export class Resellers {
  constructor(private readonly bus: Bus) {}

  /**
   * Runs work that sees the caller's tenant alone.
   * @throws DomainError white-label.suspended, white-label.domain_unverified, white-label.not_complete
   * @source spec 4 "White-label status"
   */
  async run<Result, By extends Caller>(caller: By, work: (reseller: Reseller<By>) => Promise<Result>): Promise<Result> {
    const site = await this.siteOf(caller);
    const { whiteLabelId: tenantId } = site;
    return runForTenant(tenantId, () => work({ ctx: { ...caller, tenantId }, site }));
  }

  private async siteOf(caller: Caller): Promise<OwnSite> {
    const { whiteLabel } = await this.bus.request(whiteLabelOfOwner, { ownerId: caller.userId }, caller);
    if (whiteLabel?.suspendedReason) throw new DomainError('white-label.suspended');
    if (whiteLabel?.status === 1) return whiteLabel;
    const record = whiteLabel && (await this.bus.request(getWhiteLabel, {}, caller));
    throw new DomainError(record?.domainVerified ? 'white-label.not_complete' : 'white-label.domain_unverified');
  }
}

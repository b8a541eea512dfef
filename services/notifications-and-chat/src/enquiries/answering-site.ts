import { Injectable } from '@nestjs/common';
import { whiteLabelOfOwner, type UserCtx } from '@linkyard/contracts';
import { runForTenant } from '@linkyard/request-context';
import { Bus, DomainError } from '@linkyard/service-kit';

/** Whose enquiries a reseller answers: those of the white label that it owns, never of one that a request names. */
@Injectable()
export class AnsweringSite {
  constructor(private readonly bus: Bus) {}

  /** Runs work that sees that tenant alone. @throws DomainError enquiry.no_site */
  async run<Result>(caller: UserCtx, work: (tenantId: string) => Promise<Result>): Promise<Result> {
    const { whiteLabel } = await this.bus.request(whiteLabelOfOwner, { ownerId: caller.userId }, caller);
    if (!whiteLabel) throw new DomainError('enquiry.no_site');
    const { whiteLabelId } = whiteLabel;
    return runForTenant(whiteLabelId, () => work(whiteLabelId));
  }
}

import { Injectable } from '@nestjs/common';
import type { deleteSubUser, RequestOf, UserCtx } from '@linkyard/contracts';
import { DomainError, requireFound } from '@linkyard/service-kit';
import { AccountEraser } from '../accounts/account-deletion.js';
import { Clock } from '../config/clock.js';
import { SubUsersRepository } from '../user-records/sub-users.repository.js';
import { Resellers } from './reseller.js';

/** Ends the account of one of the people of a white label. @source models.md 16 "delete-user" */
@Injectable()
export class SubUserDeletionService {
  constructor(
    private readonly resellers: Resellers,
    private readonly people: SubUsersRepository,
    private readonly eraser: AccountEraser,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError core.not_found */
  delete({ userId, mode }: RequestOf<typeof deleteSubUser>, caller: UserCtx) {
    return this.resellers.run(caller, async ({ ctx }) => {
      const user = requireFound(await this.people.byId(ctx.tenantId, userId));
      const heir = mode === 'transfer' ? ctx.userId : null;
      const isEnded = await this.eraser.end({ ...user, tenantId: ctx.tenantId }, this.clock.now(), heir);
      if (!isEnded) throw new DomainError('core.not_found');
      return { _id: userId };
    });
  }
}

import { Injectable } from '@nestjs/common';
import {
  subUserExportFilters,
  type Ctx,
  type ExportCell,
  type ExportColumn,
  type ExportPage,
  type RequestOf,
  type subUserRows,
} from '@linkyard/contracts';
import { exportFilters, exportPage } from '@linkyard/service-kit';
import { waitsForAcceptance } from '../user-records/account-rules.js';
import { SubUsersRepository } from '../user-records/sub-users.repository.js';
import type { User } from '../user-records/user.schema.js';
import { Resellers } from './reseller.js';

type Column = ExportColumn & { of(user: User): ExportCell };

const text = (title: string, of: Column['of']): Column => ({ title, kind: 'text', of });
const time = (title: string, of: (user: User) => Date | null): Column => ({
  title,
  kind: 'time',
  of: (user) => of(user)?.toISOString() ?? null,
});

const columns: readonly Column[] = [
  text('name', ({ name }) => name),
  text('email', ({ email }) => email),
  text('status', (user) => (user.status === 0 ? 'off' : waitsForAcceptance(user) ? 'invited' : 'on')),
  text('plan', ({ planName }) => planName),
  time('registration date', ({ createdAt }) => createdAt),
  time('invited at', ({ invitedAt }) => invitedAt),
  time('accepted at', ({ acceptedAt }) => acceptedAt),
  time('last seen', ({ lastSeenAt }) => lastSeenAt),
];

/** Pages of the people of a white label, for the worker that writes exports. */
@Injectable()
export class SubUserExport {
  constructor(
    private readonly resellers: Resellers,
    private readonly people: SubUsersRepository,
  ) {}

  /** @throws DomainError core.invalid_input, and where there is no published site its refusals */
  async page({ ownerId, filters, after, limit }: RequestOf<typeof subUserRows>, ctx: Ctx): Promise<ExportPage> {
    const { searchTerm, ...shown } = exportFilters(subUserExportFilters, filters);
    return this.resellers.run({ ...ctx, userId: ownerId }, async (reseller) => {
      const { tenantId } = reseller.ctx;
      const found = await this.people.after(tenantId, { filters: shown, searchTerm }, { after, limit });
      return exportPage(columns, found, limit, (user) => [columns.map((column) => column.of(user))]);
    });
  }
}

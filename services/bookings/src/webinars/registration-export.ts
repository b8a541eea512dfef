import { Inject, Injectable } from '@nestjs/common';
import {
  registrationExportFilters,
  type ExportCell,
  type ExportColumn,
  type ExportPage,
  type registrationRows,
  type RequestOf,
} from '@linkyard/contracts';
import { trusted } from '@linkyard/mongo';
import { exportFilters, exportPage } from '@linkyard/service-kit';
import { nameOf } from './registration-flow.js';
import { RegistrationList } from './registration-list.js';
import type { Registration } from './registration.schema.js';
import { RegistrationsRepository } from './registrations.repository.js';

type Column = ExportColumn & { of(registration: Registration): ExportCell };

const text = (title: string, of: Column['of']): Column => ({ title, kind: 'text', of });
const time = (title: string, of: (registration: Registration) => Date | null): Column => ({
  title,
  kind: 'time',
  of: (registration) => of(registration)?.toISOString() ?? null,
});
const hasJoinLink = ({ state, sync }: Registration) =>
  ['approved', 'attended', 'absent'].includes(state) && (sync.state === 'none' || sync.state === 'synced');

/** @source models.md 21 "webinar" */
const columns: readonly Column[] = [
  text('webinar', ({ title }) => title),
  text('session', ({ sessionKey }) => sessionKey ?? 'all'),
  time('start', ({ startAt }) => startAt),
  text('name', nameOf),
  text('email', ({ person }) => person.email),
  text('phone', ({ person }) => person.phone),
  text('organization', ({ person }) => person.organization),
  text('state', ({ state }) => state),
  text('join link sent', (registration) => (hasJoinLink(registration) ? 'yes' : 'no')),
  { title: 'attended min', kind: 'number', of: ({ attendedMinutes }) => attendedMinutes?.toString() ?? null },
  time('registered at', ({ createdAt }) => createdAt),
  text('utm source', ({ attribution }) => attribution.utmSource ?? ''),
  text('utm medium', ({ attribution }) => attribution.utmMedium ?? ''),
  text('utm campaign', ({ attribution }) => attribution.utmCampaign ?? ''),
  text('utm term', ({ attribution }) => attribution.utmTerm ?? ''),
  text('utm content', ({ attribution }) => attribution.utmContent ?? ''),
];

/** Pages of registrations for the worker that writes exports. */
@Injectable()
export class RegistrationExport {
  constructor(
    @Inject(RegistrationsRepository) private readonly registrations: RegistrationsRepository,
    @Inject(RegistrationList) private readonly list: RegistrationList,
  ) {}

  /** @throws DomainError core.invalid_input */
  async page({ ownerId, filters, after, limit }: RequestOf<typeof registrationRows>): Promise<ExportPage> {
    const { searchTerm, ...exact } = exportFilters(registrationExportFilters, filters);
    const where = this.list.filterOf(ownerId, exact, searchTerm);
    const found = await this.registrations.findMany(
      { ...where, ...(after ? { _id: trusted({ $gt: after }) } : {}) },
      { sort: { _id: 1 }, limit },
    );
    return exportPage(columns, found, limit, (registration) => [columns.map((column) => column.of(registration))]);
  }
}

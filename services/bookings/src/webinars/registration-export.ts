import { Injectable } from '@nestjs/common';
import {
  registrationExportFilters,
  type ExportCell,
  type ExportColumn,
  type ExportPage,
  type registrationRows,
  type RequestOf,
} from '@linkyard/contracts';
import { dateFormat } from '@linkyard/languages';
import { trusted } from '@linkyard/mongo';
import { exportFilters, exportPage } from '@linkyard/service-kit';
import { nameOf } from './registration-flow.js';
import { RegistrationList } from './registration-list.js';
import type { Registration } from './registration.schema.js';
import { RegistrationsRepository } from './registrations.repository.js';
import type { WebinarSession } from './webinar.schema.js';
import { WebinarsRepository } from './webinars.repository.js';

/** A registration with the session that it is for; null where it is for all of them, or the session was removed. */
type Exported = Registration & { session: WebinarSession | null };
type Column = ExportColumn & { of(registration: Exported): ExportCell };

const text = (title: string, of: Column['of']): Column => ({ title, kind: 'text', of });
const time = (title: string, of: (registration: Registration) => Date | null): Column => ({
  title,
  kind: 'time',
  of: (registration) => of(registration)?.toISOString() ?? null,
});
const hasJoinLink = ({ state, sync }: Registration) =>
  ['approved', 'attended', 'absent'].includes(state) && (sync.state === 'none' || sync.state === 'synced');

/** '2031-06-03 20:00 (Europe/Berlin), Glazing': sorts by time. */
function sessionText({ sessionKey, session, startAt, title }: Exported): string {
  if (sessionKey === null) return 'all';
  const at = session?.startAt ?? startAt;
  const zone = session?.timeZone ?? 'UTC';
  const clock = dateFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  return [at && `${clock.format(at)} (${zone})`, title].filter(Boolean).join(', ');
}

/** @source models.md 21 "webinar" */
const columns: readonly Column[] = [
  text('webinar', ({ title }) => title),
  text('session', sessionText),
  time('start', ({ startAt }) => startAt),
  text('name', nameOf),
  text('email', ({ person }) => person.email),
  text('phone', ({ person }) => person.phone),
  text('organization', ({ person }) => person.organization),
  text('mode', ({ mode }) => mode),
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
    private readonly registrations: RegistrationsRepository,
    private readonly list: RegistrationList,
    private readonly webinars: WebinarsRepository,
  ) {}

  /** @throws DomainError core.invalid_input */
  async page({ ownerId, filters, after, limit }: RequestOf<typeof registrationRows>): Promise<ExportPage> {
    const { searchTerm, ...exact } = exportFilters(registrationExportFilters, filters);
    const where = await this.list.filterOf(ownerId, exact, searchTerm);
    const found = await this.registrations.findMany(
      { ...where, ...(after ? { _id: trusted({ $gt: after }) } : {}) },
      { sort: { _id: 1 }, limit },
    );
    const _id = trusted({ $in: [...new Set(found.map(({ webinarId }) => webinarId))] });
    const held = await this.webinars.findMany({ ownerId, _id });
    const sessions = new Map(held.flatMap((webinar) => webinar.sessions.map((one) => [one.sessionKey, one] as const)));
    return exportPage(columns, found, limit, (registration) => {
      const session = sessions.get(registration.sessionKey ?? '') ?? null;
      return [columns.map((column) => column.of({ ...registration, session }))];
    });
  }
}

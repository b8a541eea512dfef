import { Inject, Injectable } from '@nestjs/common';
import {
  leadExportFilters,
  type ExportCell,
  type ExportColumn,
  type ExportPage,
  type RequestOf,
  type leadRows,
} from '@linkyard/contracts';
import { trusted } from '@linkyard/mongo';
import { exportFilters, exportPage, systemContext } from '@linkyard/service-kit';
import type { LeadDocument } from './lead.schema.js';
import { LeadsRepository } from './leads.repository.js';
import { LeadsService } from './leads.service.js';

type Request = RequestOf<typeof leadRows>;
type Column = ExportColumn & { of(lead: LeadDocument): ExportCell };

const text = (title: string, of: Column['of']): Column => ({ title, kind: 'text', of });
const time = (title: string, of: (lead: LeadDocument) => Date | null): Column => ({
  title,
  kind: 'time',
  of: (lead) => of(lead)?.toISOString() ?? null,
});

/** @source models.md 21 "leads / opt-in" */
const leadColumns: readonly Column[] = [
  time('date', ({ createdAt }) => createdAt),
  text('campaign', ({ campaignTitle }) => campaignTitle),
  text('section', ({ sectionTitle }) => sectionTitle),
  text('kind', ({ kind }) => kind),
  text('name', ({ name }) => name),
  text('email', ({ email }) => email),
  text('phone', ({ phone }) => phone),
  text('whatsapp', ({ whatsapp }) => whatsapp),
  text('message', ({ message }) => message),
  text('state', ({ state }) => state),
  text('tags', ({ tags }) => tags.join(', ')),
  text('email status', ({ emailStatus }) => emailStatus),
  text('consent text', ({ consent }) => consent.text),
  time('consent at', ({ consent }) => (consent.granted ? consent.at : null)),
  text('source', ({ attribution }) => attribution.referrerUrl),
  text('utm source', ({ attribution }) => attribution.utmSource),
  text('utm medium', ({ attribution }) => attribution.utmMedium),
  text('utm campaign', ({ attribution }) => attribution.utmCampaign),
];
/** @source models.md 21 "form data" */
const formStart: readonly Column[] = [
  time('date', ({ createdAt }) => createdAt),
  text('campaign', ({ campaignTitle }) => campaignTitle),
  text('section', ({ sectionTitle }) => sectionTitle),
];
const formEnd: readonly Column[] = [
  text('files', ({ files = [] }) => files.map(({ name }) => name).join(', ')),
  text('utm source', ({ attribution }) => attribution.utmSource),
  text('utm medium', ({ attribution }) => attribution.utmMedium),
  text('utm campaign', ({ attribution }) => attribution.utmCampaign),
  { title: 'spam', kind: 'number', of: ({ spam }) => spam.score },
];

/** Pages of leads and of answered forms, for the worker that writes exports. */
@Injectable()
export class LeadExport {
  constructor(
    @Inject(LeadsRepository) private readonly leads: LeadsRepository,
    @Inject(LeadsService) private readonly service: LeadsService,
  ) {}

  async page(request: Request): Promise<ExportPage> {
    return this.rows(request, leadColumns);
  }

  /** A column for each title that a field of these forms has had. */
  async formPage(request: Request): Promise<ExportPage> {
    const titles = await this.leads.answerTitles(await this.filterOf(request, 'form'));
    const answers = titles.map((title) => text(title, (lead) => answerOf(lead, title)));
    return this.rows(request, [...formStart, ...answers, ...formEnd], 'form');
  }

  private async rows(request: Request, columns: readonly Column[], kind?: 'form'): Promise<ExportPage> {
    const { after, limit } = request;
    const filter = await this.filterOf(request, kind);
    const found = await this.leads.findMany(
      { ...filter, ...(after ? { _id: trusted({ $gt: after }) } : {}) },
      { sort: { _id: 1 }, limit },
    );
    return exportPage(columns, found, limit, (lead) => [columns.map((column) => column.of(lead))]);
  }

  private async filterOf({ ownerId, filters }: Request, kind?: 'form') {
    const { searchTerm, ...exact } = exportFilters(leadExportFilters, filters);
    const owner = { ...systemContext(), userId: ownerId };
    const filter = await this.service.filterOf(owner, { ...exact, kind: kind ?? exact.kind });
    return this.leads.searched({ ...filter, ownerId }, searchTerm);
  }
}

function answerOf({ answers }: LeadDocument, title: string): string {
  const given = answers.filter((answer) => answer.title === title).flatMap(({ value }) => value);
  return given.map(String).join(', ');
}

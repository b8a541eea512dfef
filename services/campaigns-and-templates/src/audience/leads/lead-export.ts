import { Injectable } from '@nestjs/common';
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
import { PagesRepository } from '../../authoring/pages/pages.repository.js';
import type { LeadDocument } from '../../lead-records/lead.schema.js';
import { LeadsRepository } from '../../lead-records/leads.repository.js';
import { LeadsService } from './leads.service.js';

type Request = RequestOf<typeof leadRows>;
/** Beside the lead, what is kept elsewhere. */
interface Exported {
  lead: LeadDocument;
  pageName: string;
}
type Column = ExportColumn & { of(exported: Exported): ExportCell };

const text = (title: string, of: (lead: LeadDocument) => ExportCell): Column => ({
  title,
  kind: 'text',
  of: ({ lead }) => of(lead),
});
const time = (title: string, of: (lead: LeadDocument) => Date | null): Column => ({
  title,
  kind: 'time',
  of: ({ lead }) => of(lead)?.toISOString() ?? null,
});
const page: Column = { title: 'page', kind: 'text', of: ({ pageName }) => pageName };
const marks: readonly Column[] = [
  text('utm source', ({ attribution }) => attribution.utmSource),
  text('utm medium', ({ attribution }) => attribution.utmMedium),
  text('utm campaign', ({ attribution }) => attribution.utmCampaign),
  text('utm term', ({ attribution }) => attribution.utmTerm ?? ''),
  text('utm content', ({ attribution }) => attribution.utmContent ?? ''),
];

/** `stage` and `sync state` belong to contacts and autoresponders: empty until a lead has one. @source models.md 21 "leads / opt-in" */
const leadColumns: readonly Column[] = [
  time('date', ({ createdAt }) => createdAt),
  text('campaign', ({ campaignTitle }) => campaignTitle),
  page,
  text('section', ({ sectionTitle }) => sectionTitle),
  text('kind', ({ kind }) => kind),
  text('name', ({ name }) => name),
  text('email', ({ email }) => email),
  text('phone', ({ phone }) => phone),
  text('whatsapp', ({ whatsapp }) => whatsapp),
  text('message', ({ message }) => message),
  text('state', ({ state }) => state),
  text('stage', () => ''),
  text('tags', ({ tags }) => tags.join(', ')),
  text('email status', ({ emailStatus }) => emailStatus),
  text('consent text', ({ consent }) => consent.text),
  time('consent at', ({ consent }) => (consent.granted ? consent.at : null)),
  text('country', ({ country }) => country ?? ''),
  text('source', ({ attribution }) => attribution.referrerUrl),
  ...marks,
  text('sync state', () => ''),
];
/** @source models.md 21 "form data" */
const formStart: readonly Column[] = [
  time('date', ({ createdAt }) => createdAt),
  text('campaign', ({ campaignTitle }) => campaignTitle),
  page,
  text('section', ({ sectionTitle }) => sectionTitle),
  text('form title', ({ formTitle }) => formTitle ?? ''),
];
const formEnd: readonly Column[] = [
  text('files', ({ files = [] }) => files.map(({ name }) => name).join(', ')),
  text('email sent', ({ notifiesByEmail }) => (notifiesByEmail === undefined ? '' : notifiesByEmail ? 'yes' : 'no')),
  text('country', ({ country }) => country ?? ''),
  text('source', ({ attribution }) => attribution.referrerUrl),
  ...marks,
  { title: 'spam', kind: 'number', of: ({ lead }) => lead.spam.score },
];

/** Pages of leads and of answered forms, for the worker that writes exports. */
@Injectable()
export class LeadExport {
  constructor(
    private readonly leads: LeadsRepository,
    private readonly service: LeadsService,
    private readonly pages: PagesRepository,
  ) {}

  async page(request: Request): Promise<ExportPage> {
    return this.rows(request, leadColumns);
  }

  /** A column for each title that a field of these forms has had, in the order of the questions. */
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
    const names = await this.pageNames(request.ownerId, found);
    return exportPage(columns, found, limit, (lead) => {
      const pageName = names.get(lead.pageId ?? '') ?? '';
      return [columns.map((column) => column.of({ lead, pageName }))];
    });
  }

  private async pageNames(ownerId: string, found: readonly LeadDocument[]): Promise<Map<string, string>> {
    const ids = [...new Set(found.flatMap(({ pageId }) => pageId ?? []))];
    const named = ids.length === 0 ? [] : await this.pages.findMany({ ownerId, _id: trusted({ $in: ids }) });
    return new Map(named.map(({ _id, name }) => [_id, name]));
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

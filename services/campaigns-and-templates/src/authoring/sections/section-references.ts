import { Injectable } from '@nestjs/common';
import { fieldError, ownBookingRecords, ownSaleRecords, type PlainFieldCode } from '@linkyard/contracts';
import { trusted } from '@linkyard/mongo';
import { Bus, DomainError, systemContext } from '@linkyard/service-kit';
import { PagesRepository } from '../pages/pages.repository.js';

type SectionData = Readonly<Record<string, unknown>>;
type Kind = 'pages' | 'autoresponders' | 'products' | 'goals' | 'connections' | 'appointments' | 'webinars';
interface Field {
  kind: Kind;
  refusal: PlainFieldCode;
  idsIn(value: unknown): unknown[];
  /** What is left of the value when some ids are foreign. */
  without(value: unknown, foreign: ReadonlySet<string>): unknown;
}
interface Foreign {
  field: string;
  ids: ReadonlySet<string>;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const entriesOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const one = (kind: Kind, refusal: PlainFieldCode): Field => ({
  kind,
  refusal,
  idsIn: (value) => [value],
  without: () => '',
});
const many = (kind: Kind, refusal: PlainFieldCode, idOf: (entry: unknown) => unknown = (entry) => entry): Field => ({
  kind,
  refusal,
  idsIn: (value) => entriesOf(value).map(idOf),
  without: (value, foreign) => entriesOf(value).filter((entry) => !foreign.has(String(idOf(entry)))),
});
const inside = (name: string, kind: Kind, refusal: PlainFieldCode): Field => ({
  kind,
  refusal,
  idsIn: (value) => [isRecord(value) ? value[name] : ''],
  without: (value) => (isRecord(value) ? { ...value, [name]: '' } : value),
});

const page = one('pages', 'sections.foreign_page');
/** The fields of all blocks that name a record, by the field's name. */
const fields: Readonly<Record<string, Field>> = {
  inputPage: page,
  ipage: page,
  autoresponderId: one('autoresponders', 'sections.no_such_autoresponder'),
  productIds: many('products', 'sections.foreign_products'),
  goalId: one('goals', 'sections.foreign_goal'),
  payData: inside('connectionId', 'connections', 'sections.foreign_payment_account'),
  appointmentIds: many('appointments', 'sections.foreign_appointments'),
  webList: many('webinars', 'sections.foreign_webinars', (entry) => (isRecord(entry) ? entry['webinarId'] : '')),
};

/** What a block may refer to: pages of its own template, records of its owner. */
@Injectable()
export class SectionReferences {
  constructor(
    private readonly pages: PagesRepository,
    private readonly bus: Bus,
  ) {}

  /**
   * Refuses a reference to a record of another template or owner. A stored one may stay: nothing leads to what was deleted since.
   * @throws DomainError sections.invalid
   */
  async require(ownerId: string, templateId: string, data: SectionData, stored: SectionData): Promise<void> {
    const foreign = await this.foreignIn(ownerId, templateId, data, stored);
    if (foreign.length === 0) return;
    const errors = foreign.map(({ field }) =>
      fieldError(`sectionData.${field}`, fields[field]?.refusal ?? 'core.unusable'),
    );
    throw new DomainError('sections.invalid', { errors });
  }

  /** What was copied from elsewhere comes without references that its new owner or template does not have. */
  async withOwnReferences<Data extends SectionData>(ownerId: string, templateId: string, data: Data): Promise<Data> {
    const foreign = await this.foreignIn(ownerId, templateId, data, {});
    return {
      ...data,
      ...Object.fromEntries(foreign.map(({ field, ids }) => [field, fields[field]?.without(data[field], ids)])),
    };
  }

  private async foreignIn(
    ownerId: string,
    templateId: string,
    data: SectionData,
    stored: SectionData,
  ): Promise<Foreign[]> {
    const added = Object.entries(fields).flatMap(([field, { kind, idsIn }]) => {
      const known = new Set(idsIn(stored[field]));
      const ids = idsIn(data[field]).filter(
        (id): id is string => typeof id === 'string' && id !== '' && !known.has(id),
      );
      return ids.length > 0 ? [{ field, kind, ids }] : [];
    });
    if (added.length === 0) return [];
    const own = await this.ownAmong(ownerId, templateId, (kind) =>
      added.filter((one) => one.kind === kind).flatMap(({ ids }) => ids),
    );
    return added
      .map(({ field, ids }) => ({ field, ids: new Set(ids.filter((id) => !own.has(id))) }))
      .filter(({ ids }) => ids.size > 0);
  }

  /** Accounts have no autoresponders yet, so every id of one is foreign. */
  private async ownAmong(ownerId: string, templateId: string, idsOf: (kind: Kind) => string[]): Promise<Set<string>> {
    const [pages, products, goals, connections, appointments, webinars] = (
      ['pages', 'products', 'goals', 'connections', 'appointments', 'webinars'] as const
    ).map(idsOf);
    const ctx = systemContext();
    const isAsked = (...ids: (readonly string[] | undefined)[]) => ids.some((some) => (some ?? []).length > 0);
    const [ownPages, sales, bookings] = await Promise.all([
      isAsked(pages) ? this.pages.findMany({ ownerId, templateId, _id: trusted({ $in: pages ?? [] }) }) : [],
      isAsked(products, goals, connections)
        ? this.bus.request(ownSaleRecords, { ownerId, products, goals, connections }, ctx)
        : null,
      isAsked(appointments, webinars)
        ? this.bus.request(ownBookingRecords, { ownerId, appointments, webinars }, ctx)
        : null,
    ]);
    return new Set([...ownPages.map(({ _id }) => _id), ...(sales?.ids ?? []), ...(bookings?.ids ?? [])]);
  }
}

import {
  bookingRows,
  donationRows,
  formDataRows,
  leadRows,
  orderRows,
  registrationRows,
  subUserRows,
  type ExportCell,
  type ExportColumn,
  type ExportKind,
  type ExportPage,
  type ReplyOf,
  type beginExport,
} from '@linkyard/contracts';
import { systemContext, type Bus } from '@linkyard/service-kit';
import { Temporal } from 'temporal-polyfill';

export type ExportPlan = NonNullable<ReplyOf<typeof beginExport>['plan']>;
export interface PrintedPage {
  titles: string[];
  rows: ExportCell[][];
}

/** Which service has the rows of a kind. */
const sources = {
  leads: leadRows,
  'form-data': formDataRows,
  'payment-orders': orderRows,
  donations: donationRows,
  appointment: bookingRows,
  webinar: registrationRows,
  'sub-users': subUserRows,
} as const satisfies Record<ExportKind, unknown>;

const perPage = 500;

/** Every page of an export in turn, asked of the owning service; times are the owner's wall clock with its offset. */
export async function* exportPages(
  bus: Pick<Bus, 'request'>,
  plan: ExportPlan,
  ownerId: string,
): AsyncGenerator<PrintedPage> {
  const { kind, filters } = plan;
  const source = sources[kind];
  let after: string | null = null;
  do {
    const page: ExportPage = await bus.request(source, { ownerId, filters, after, limit: perPage }, systemContext());
    yield printed(page, plan);
    after = page.next;
  } while (after);
}

const printed = ({ columns, rows }: ExportPage, plan: ExportPlan): PrintedPage => ({
  titles: columns.map(({ title }) => title),
  rows: rows.map((row) => row.map((cell, at) => printedCell(cell, columns[at], plan))),
});

function printedCell(cell: ExportCell, column: ExportColumn | undefined, { timeZone, format }: ExportPlan): ExportCell {
  if (typeof cell !== 'string' || column?.kind === 'text') return cell;
  // A workbook computes with numbers; in text an amount keeps all of its decimals.
  if (column?.kind === 'number') return format === 'xlsx' ? Number(cell) : cell;
  return Temporal.Instant.from(cell).toString({ timeZone, smallestUnit: 'second' });
}

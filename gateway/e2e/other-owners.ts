import { randomBytes, randomUUID } from 'node:crypto';
import type { AnyCommand } from '@linkyard/contracts';
import { uniqueName } from '@linkyard/testing';
import { z } from 'zod';
import type { OwnedRecord, OwnedRecords } from './owned-records.js';
import { httpCommands } from './role-matrix.js';
import { png } from './png.js';
import { pdf } from './shop.js';

type Capability = keyof OwnedRecords;
type Body = Record<string, unknown>;

/** Fields of a request that name a record, and whose it is; `_id`, `ids` and `uid` are of the call's own capability. */
const named: Record<string, Capability | 'own'> = {
  ...{ _id: 'own', ids: 'own', uid: 'own' },
  campaignId: 'campaigns-and-templates.campaigns',
  templateId: 'campaigns-and-templates.templates',
  pageId: 'campaigns-and-templates.pages',
  blockTemplateId: 'campaigns-and-templates.block-templates',
  scheduleId: 'bookings.schedules',
  productId: 'commerce.products',
  importId: 'commerce.product-imports',
  exportId: 'media.exports',
  uploadId: 'media.uploads',
  mediaId: 'media.visitor-files',
};

/** Fields that are named like an id and name no record of a creator, or one of a record that the same request names. */
export const otherIds: Record<string, string> = {
  taxId: 'a number of a tax office',
  vatId: 'a number of a tax office',
  asksVatId: 'a switch',
  clientId: 'of an app at PayPal',
  providerId: 'of a picture at a stock service',
  categoryId: 'of the installation',
  newId: 'the id that a copy gets',
  homePageId: 'a page of the template that is named',
  busyCalendarIds: 'at the provider of the calendar that is named',
  writeCalendarId: 'at the provider of the calendar that is named',
  productIds: 'refused as a field: coupons.int-spec',
  roomId: 'a chat room, into which the account alone lets a person: chat.int-spec',
  userId: 'a person of the chat room that is named: moderation.int-spec',
};

/** The capability whose records a call is about, where that is not its own. */
const about: Record<AnyCommand['subject'], Capability> = {
  'notifications-and-chat.push.remove-device': 'notifications-and-chat.push-devices',
  'campaigns-and-templates.sections.delete-block-template': 'campaigns-and-templates.block-templates',
  'campaigns-and-templates.sections.update-block-template': 'campaigns-and-templates.block-templates',
};

const revised = { rev: 1 };
const key = () => ({ idempotencyKey: randomUUID() });
const heading = { type: 'el_heading', sectionData: { text: 'Theirs', tag: 'h2', align: '' } };
const wholeHeading = () => ({
  ...{ ...heading, _id: randomBytes(12).toString('hex'), title: 'Heading', style: {}, status: 1 },
  animation: { animType: 'none', isanim: false, delay: 0, repeat: false },
});
const picture = new Blob([new Uint8Array(png())], { type: 'image/png' });
const file = new Blob([new Uint8Array(pdf)], { type: 'application/pdf' });

/** What a request must have beside the records it names. */
const more: Record<AnyCommand['subject'], () => Body> = {
  'bookings.appointments.add-update': () => revised,
  'bookings.schedules.add-update': () => revised,
  'bookings.webinars.add-update': () => revised,
  'bookings.bookings.approve': () => ({ approve: true }),
  'bookings.bookings.change-status': () => ({ command: 'cancel' }),
  'bookings.registrations.change-status': () => ({ command: 'cancel' }),
  'bookings.bookings.charge': () => ({ command: 'release' }),
  'bookings.bookings.note': () => ({ internalNotes: 'Theirs' }),
  'bookings.bookings.resolve-attention': () => ({ decision: 'dismiss' }),
  'bookings.registrations.resolve-attention': () => ({ decision: 'dismiss' }),
  'bookings.webinar-connections.callback-setting': () => ({ events: [] }),
  'bookings.webinar-connections.organizer': () => ({ organizerKey: '7' }),
  'campaigns-and-templates.sections.add': () => heading,
  'campaigns-and-templates.sections.add-many': () => ({ index: 0, sections: [wholeHeading()] }),
  'campaigns-and-templates.sections.status-many': () => ({ status: 0 }),
  'campaigns-and-templates.campaigns.create': () => ({ campName: uniqueName(), title: 'Theirs' }),
  'campaigns-and-templates.campaigns.import': () => ({
    ...{ preview: false, source: 'html', templateId: undefined },
    page: { title: 'Theirs', links: [{ title: 'Theirs', url: 'https://example.com/' }] },
  }),
  'campaigns-and-templates.pages.create': () => ({ name: 'Theirs' }),
  'campaigns-and-templates.analytics.links': () => ({ from: '2031-01-01', to: '2031-01-31' }),
  'campaigns-and-templates.ratings.show': () => ({ isShown: false }),
  'campaigns-and-templates.sections.update-block-template': () => ({ name: 'Theirs' }),
  'campaigns-and-templates.templates.update-thumb': () => ({ file: picture }),
  'commerce.products.add-licence-keys': () => ({ keys: ['AAAA-BBBB'] }),
  'commerce.coupons.add-update': () => ({ ...revised, code: 'THEIRS', kind: 'freeShipping' }),
  'commerce.donation-goals.add-update': () => ({ ...revised, title: 'Theirs', target: '1', currency: 'USD' }),
  'commerce.products.add-update': () => revised,
  'commerce.products.archive': () => ({ isArchived: true }),
  'commerce.orders.fulfil': key,
  'commerce.receipts.get': () => ({ of: 'order' }),
  'commerce.orders.note': () => ({ note: 'Theirs' }),
  'commerce.donations.refund': key,
  'commerce.donations.resolve-attention': () => ({ ...key(), decision: 'dismiss' }),
  'commerce.orders.refund': key,
  'commerce.orders.resend-access': key,
  'commerce.orders.resolve-attention': () => ({ ...key(), decision: 'dismiss' }),
  'notifications-and-chat.push.update': () => ({ title: 'Theirs' }),
  'notifications-and-chat.enquiries.reply-own': () => ({ ...key(), text: 'Theirs' }),
  'media.uploads.finish': () => ({ parts: 1 }),
  'media.organise.update': () => ({ patch: { alt: 'Theirs' } }),
  'media.uploads.part': () => ({ index: 0, file }),
};

/** Calls whose fields of these names are no record of a creator, and why. */
export const namesNoRecord: Record<AnyCommand['subject'], string> = {
  'auth.onboarding.update': 'templateId is one of the ready-made templates, which are everyone’s',
  'campaigns-and-templates.campaigns.unique':
    'says whether an address is free, and to others that it is taken: campaign-names.int-spec',
  'campaigns-and-templates.templates.list': 'categoryId is one of the installation',
  'notifications-and-chat.chat.members': 'people of a room, which is of all of them: moderation.int-spec',
  'notifications-and-chat.chat.moderate': 'refused to members of a room: moderation.int-spec',
  'notifications-and-chat.chat.report': 'a message of a room, which is of all of its people: moderation.int-spec',
  ...Object.fromEntries(
    ['add', 'assign', 'delete', 'diagnose', 'verify', 'verify-white-label'].map((call) => [
      `white-label.domains.${call}`,
      'refused before, because neither creator has the feature; with it: other-resellers.e2e-spec',
    ]),
  ),
};

/**
 * Calls of resellers (`owner`) are not among them: who has not that feature is refused before any record is looked for. other-resellers.e2e-spec
 * asks as another reseller.
 */
const ofAccounts = () => httpCommands().filter(({ http }) => ['any', 'user'].includes(http.role));

/** Calls by a signed-in account whose request names a record. */
export const recordCommands = () =>
  ofAccounts().filter((command) => !(command.subject in namesNoRecord) && fieldsOf(command).length > 0);

/** Fields that are named like an id, of which is not known yet what they name. */
export const unknownIds = (): string[] =>
  ofAccounts().flatMap((command) =>
    allFieldsOf(command)
      .filter((field) => /(^_id|^ids|^uid|Ids?)$/.test(field) && !(field in named) && !(field in otherIds))
      .map((field) => `${command.subject}: ${field}`),
  );

/** A valid request about the records of another creator. @throws when a record of that kind has no example */
export function requestAbout(command: AnyCommand, records: OwnedRecords): Body {
  const body: Body = {};
  for (const field of fieldsOf(command)) {
    // Where either one or several are named, one is.
    if (field === 'ids' && '_id' in body) continue;
    const { id, _id = id } = recordOf(command, field, records);
    body[field] = field === 'ids' ? [id] : field === '_id' ? _id : id;
  }
  return { ...body, ...more[command.subject]?.() };
}

/** What the owner sees of the record that the call is about. */
export function lookAt(command: AnyCommand, records: OwnedRecords): Promise<unknown> {
  const [field = ''] = fieldsOf(command);
  return recordOf(command, field, records).look();
}

function recordOf({ subject }: AnyCommand, field: string, records: OwnedRecords): OwnedRecord {
  const [service, capability] = subject.split('.');
  const own = about[subject] ?? `${service}.${capability}`;
  const wanted = named[field] === 'own' ? own : named[field];
  const record = Object.entries(records).find(([name]) => name === wanted)?.[1];
  if (!record?.id) throw new Error(`${subject} needs an example of ${wanted}: add it to owned-records.ts`);
  return record;
}

function fieldsOf(command: AnyCommand): string[] {
  const all = allFieldsOf(command);
  return Object.keys(named).filter((name) => all.includes(name));
}

/** Own fields of the request, of each branch of a union too. */
function allFieldsOf({ request }: AnyCommand): string[] {
  const found = new Set<string>();
  const visit = (schema: unknown): void => {
    const { properties = {}, anyOf = [], oneOf = [], allOf = [] } = schemaShape.parse(schema);
    for (const name of Object.keys(properties)) found.add(name);
    for (const branch of [...anyOf, ...oneOf, ...allOf]) visit(branch);
  };
  visit(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }));
  return [...found];
}

const branches = z.array(z.unknown()).optional();
const schemaShape = z.object({
  properties: z.record(z.string(), z.unknown()).optional(),
  anyOf: branches,
  oneOf: branches,
  allOf: branches,
});

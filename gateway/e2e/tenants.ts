import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import {
  hostsChanged,
  type AnyCommand,
  type Brand,
  type ReplyOf,
  type RequestInput,
  type Site,
  type WhiteLabelView,
  type WireReply,
} from '@linkyard/contracts';
import { newId, ServiceDatabase } from '@linkyard/mongo';
import { broadcast, BusConnection, smtpPasswords } from '@linkyard/service-kit';
import { baseUrl, until } from '@linkyard/testing';
import type { Leaky } from './leak-check.js';

export interface Tenant {
  id: string;
  /** With the port of the stack. */
  host: string;
  name: string;
  /** Whom its mails come from. They arrive at `TENANT_MAILBOX_URL`. */
  sender: string;
}
interface Wishes {
  /** Whose white label it is; by default of an account that does not exist. */
  ownerId?: string;
  status?: 0 | 1;
  /** Whether they have a mail server: that of the tenants' mailbox. */
  withSender?: boolean;
}

/** Writes published tenants with a served domain each, as their owners' screens would leave them, until they are served. */
export async function newTenants(
  count: number,
  { withSender = true, ownerId, status = 1 }: Wishes = {},
): Promise<Tenant[]> {
  const database = await ServiceDatabase.open('white-label', process.env['MONGODB_URI'] ?? '');
  const bus = await BusConnection.open(process.env['NATS_URL'] ?? '', 'tenants-of-tests');
  const { port } = new URL(baseUrl());
  const made = Array.from({ length: count }, () => ({
    id: newId(),
    domainId: newId(),
    host: `${randomBytes(6).toString('hex')}.agency.example`,
  }));
  const nameOf = (host: string) => `Agency ${host}`;
  const senderOf = (host: string) => `hello@${host}`;
  const now = new Date();
  const record = () => ({
    userId: ownerId ?? newId(),
    tenantId: null,
    rev: 1,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  });
  await database.db.collection<{ _id: string }>(database.nameOf('white_labels')).insertMany(
    made.map(({ id, domainId, host }) => ({
      ...record(),
      ...{ _id: id, domainId, status, title: nameOf(host), description: '', suspendedReason: '', signupMode: 'open' },
      ...{ author: 'Robin Vale', categories: [], offPage: 'gone', plans: [], publishedAt: status === 1 ? now : null },
      ...{ supportEmail: '', supportLink: '', logo: null, favicon: null, theme, showPoweredBy: false },
      ...(withSender ? { smtp: smtpOf(id, nameOf(host), senderOf(host)) } : {}),
      smtpState: { verifiedAt: null, lastError: '', lastErrorAt: null, failingSince: null },
    })),
  );
  await database.db.collection<{ _id: string }>(database.nameOf('domains')).insertMany(
    made.map(({ id, domainId, host }) => ({
      ...record(),
      ...{
        _id: domainId,
        host,
        purpose: 'whiteLabel',
        whiteLabelId: id,
        campaignId: null,
        state: 'active',
        token: newId(),
        redirectFrom: [],
        // Looked at a moment ago.
        certFailures: 0,
        certCheckAt: new Date(now.getTime() + 43_200_000),
      },
    })),
  );
  await broadcast(bus, hostsChanged, {});
  await Promise.all([bus.close(), database.close()]);
  const tenants = made.map(({ id, host }) => ({
    ...{ id, host: `${host}:${port}`, name: nameOf(host), sender: senderOf(host) },
  }));
  if (status === 1) await served(tenants.at(-1)?.host ?? '');
  return tenants;
}

const served = (host: string) => until(async () => (await open(host, '/robots.txt')).status === 200);

/** A creator's own domain with one page, to which www leads, as a verified claim leaves it. @returns its host with the port of the stack, once it is served */
export async function newCampaignHost(ownerId: string, campaignId: string, tenantId: string | null): Promise<string> {
  const database = await ServiceDatabase.open('white-label', process.env['MONGODB_URI'] ?? '');
  const bus = await BusConnection.open(process.env['NATS_URL'] ?? '', 'tenants-of-tests');
  const host = `${randomBytes(6).toString('hex')}.agency.example`;
  const now = new Date();
  const record = { userId: ownerId, tenantId, rev: 1, createdAt: now, updatedAt: now, deletedAt: null };
  const domain = {
    ...{ host, purpose: 'campaign', whiteLabelId: null, campaignId, state: 'active', token: newId() },
    redirectFrom: [`www.${host}`],
  };
  await database.db
    .collection<{ _id: string }>(database.nameOf('domains'))
    .insertOne({ _id: newId(), ...record, ...domain });
  await broadcast(bus, hostsChanged, {});
  await Promise.all([bus.close(), database.close()]);
  const withPort = `${host}:${new URL(baseUrl()).port}`;
  await served(withPort);
  return withPort;
}

/** Removes a domain as its owner's screen would, and announces it. */
export const removeHost = (hostWithPort: string): Promise<void> =>
  changeHost(hostWithPort, { state: 'removed', deletedAt: new Date() });

/** Changes the record of a domain as its owner's screen would, and announces it. */
export async function changeHost(hostWithPort: string, fields: Record<string, unknown>): Promise<void> {
  const database = await ServiceDatabase.open('white-label', process.env['MONGODB_URI'] ?? '');
  const bus = await BusConnection.open(process.env['NATS_URL'] ?? '', 'tenants-of-tests');
  const [host = ''] = hostWithPort.split(':');
  await database.db.collection(database.nameOf('domains')).updateOne({ host }, { $set: fields });
  await broadcast(bus, hostsChanged, {});
  await Promise.all([bus.close(), database.close()]);
}

/** The tenants' mailbox of the stack takes every sign-in; the password is sealed as any. */
function smtpOf(id: string, name: string, email: string) {
  const { hostname, port } = new URL(process.env['TENANT_SMTP_URL'] ?? '');
  const { seal } = smtpPasswords({ DATA_KEY: process.env['DATA_KEY'] ?? '' });
  return { name, email, host: hostname, port: Number(port), username: email, passwordEnc: seal(id, 'a password') };
}

const theme = {
  primaryColor: '#223344',
  secondaryColor: '#445566',
  titleColor: '#111111',
  textColor: '#333333',
  sideBarColor: '#FFFFFF',
  bgColor: '#FAFAFA',
};

export interface Answer extends Leaky {
  status: number;
  /** Of the body as it was sent. */
  bytes: number;
}

interface Sent {
  token?: string | undefined;
  headers?: Record<string, string>;
}

/** Changes the domains of a tenant as a look at their DNS would, and announces it. */
export async function changeDomain(
  { id }: Tenant,
  fields: { state?: string; redirectFrom?: string[]; certCheckAt?: Date | null },
) {
  const database = await ServiceDatabase.open('white-label', process.env['MONGODB_URI'] ?? '');
  const bus = await BusConnection.open(process.env['NATS_URL'] ?? '', 'tenants-of-tests');
  await database.db.collection(database.nameOf('domains')).updateMany({ whiteLabelId: id }, { $set: fields });
  await broadcast(bus, hostsChanged, {});
  await Promise.all([bus.close(), database.close()]);
}

/** The domain of a tenant as it is stored. */
export async function domainOf({ id }: Tenant) {
  const database = await ServiceDatabase.open('white-label', process.env['MONGODB_URI'] ?? '');
  const found = await database.db.collection(database.nameOf('domains')).findOne({ whiteLabelId: id });
  await database.close();
  return found;
}

/** Changes the record of a tenant as its owner's screen would, and announces it. */
export async function changeTenant(
  { id }: Tenant,
  fields: Partial<
    Pick<Brand, 'title' | 'logo' | 'favicon'> & Pick<Site, 'offPage'> & Pick<WhiteLabelView, 'signupMode'>
  >,
) {
  const database = await ServiceDatabase.open('white-label', process.env['MONGODB_URI'] ?? '');
  const bus = await BusConnection.open(process.env['NATS_URL'] ?? '', 'tenants-of-tests');
  await database.db
    .collection<{ _id: string }>(database.nameOf('white_labels'))
    .updateOne({ _id: id }, { $set: fields });
  await broadcast(bus, hostsChanged, {});
  await Promise.all([bus.close(), database.close()]);
}

/** A request to the stack under another host than its own. */
export function open(
  host: string,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: string } = {},
) {
  return new Promise<Answer>((resolve, reject) => {
    // Past an entrance with TLS, where there is one.
    const sent = request(new URL(path, process.env['DOOR_URL'] ?? baseUrl()), {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, host },
    });
    sent.on('error', reject).on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const body = Buffer.concat(parts);
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, text: body.toString(), bytes: body.length });
      });
    });
    sent.end(body);
  });
}

/** Calls a contract at a host. */
export async function callAt<C extends AnyCommand>(
  host: string,
  command: C,
  body: RequestInput<C>,
  { token, headers }: Sent = {},
) {
  const all = { 'content-type': 'application/json', ...(token ? { authorization: token } : {}), ...headers };
  const answer = await open(host, command.http?.path ?? '', { headers: all, body: JSON.stringify(body) });
  const reply: WireReply<ReplyOf<C>> = JSON.parse(answer.text);
  return { http: answer.status, body: reply };
}

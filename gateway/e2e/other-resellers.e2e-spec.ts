import { beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  addDomain,
  addEnquiry,
  assignDomain,
  createCampaign,
  createSubUser,
  deleteDomains,
  deleteSubUser,
  diagnoseDomain,
  getSubUserUsage,
  getWhiteLabel,
  inviteSubUser,
  listDomains,
  listSubUsers,
  login,
  resendInvite,
  startImpersonationAsOwner,
  updateSubUser,
  updateWhiteLabel,
  verifyDomain,
  verifyWhiteLabelDomain,
  changeEnquiryState,
  changeSubUserStatus,
  getSiteEnquiry,
  listSiteEnquiries,
  replyToSiteEnquiry,
  type AnyCommand,
  type RequestInput,
} from '@linkyard/contracts';
import { must, uniqueName, type Person } from '@linkyard/testing';
import { ask } from './ask.js';
import { newReseller } from './resellers.js';
import { httpCommands } from './role-matrix.js';
import { callAt, newTenants, type Tenant } from './tenants.js';

const password = 'correct horse battery';

/** Of the calls that resellers and owners of domains may make: those whose request names no record. What they answer is the caller's own. */
const nameNothing: readonly string[] = [
  ...['auth.sub-users.list', 'media.exports.sub-users', 'notifications-and-chat.enquiries.list'],
  ...['white-label.white-labels.get', 'white-label.domains.list', 'white-label.plans.change'],
  ...['white-label.legal.edit', 'white-label.mail-texts.edit', 'white-label.social.edit', 'white-label.senders.checks'],
];
/** Likewise, and they begin something new or something costly, which their own specs do. */
const begin: Readonly<Record<AnyCommand['subject'], string>> = {
  'auth.sub-users.create': 'a new person of the caller',
  'auth.sub-users.invite': 'new people of the caller',
  'auth.sub-users.read-invites': 'the text that is sent',
  'white-label.leaks.check': 'opens the site of the caller',
  'white-label.mail-texts.preview': 'the text that is sent, in the look of the caller',
  'white-label.senders.renew-key': 'the key of the caller',
  'white-label.senders.test': 'the mail server that is sent or the one of the caller',
};

interface Records {
  owner: Person;
  site: Tenant;
  personId: string;
  invitedId: string;
  email: string;
  domainId: string;
  campaignId: string;
  enquiryId: string;
  domain: string;
}

async function recordsOf(name: string): Promise<Records> {
  const owner = await newReseller(name);
  const [site] = await newTenants(1, { ownerId: owner.userId });
  if (!site) throw new Error('no tenant');
  const [email, invited] = [`${uniqueName()}@people.example`, `${uniqueName()}@people.example`];
  const { _id: personId } = await must(createSubUser, { name: `${name}’s person`, email, password }, owner.token);
  await must(inviteSubUser, { email: invited }, owner.token);
  const { data } = await must(listSubUsers, { searchTerm: invited }, owner.token);
  const domain = `${uniqueName()}.example.com`;
  const { domain: claim } = await must(addDomain, { domain }, owner.token);
  const { _id: campaignId } = await must(createCampaign, { campName: uniqueName(), title: name }, owner.token);
  const message = { subject: `${name}’s enquiry`, message: email, email, idempotencyKey: randomUUID() };
  expect((await callAt(site.host, addEnquiry, message)).http).toBe(200);
  const [enquiry] = (await must(listSiteEnquiries, {}, owner.token)).data;
  return {
    ...{ owner, site, email, personId, invitedId: data[0]?._id ?? '', domainId: claim._id, campaignId, domain },
    enquiryId: enquiry?._id ?? '',
  };
}

/** What a reseller sees of its own, and whether its person can sign in. */
async function lookAt({ owner: { token }, site, email }: Records) {
  const signIn = await callAt(site.host, login, { email, password });
  const [people, record, domains, enquiries] = await Promise.all([
    must(listSubUsers, { sort: 'email' }, token),
    must(getWhiteLabel, {}, token),
    must(listDomains, {}, token),
    must(listSiteEnquiries, {}, token),
  ]);
  // Signing in is seen in these.
  const seen = people.data.map(({ lastSeenAt: _seen, updatedAt: _updated, rev: _rev, ...person }) => person);
  return {
    signsIn: signIn.http,
    people: seen,
    record,
    enquiries: enquiries.data,
    domains: domains.data.map(({ _id, state, campaignId }) => ({ _id, state, campaignId })),
  };
}

const calls = <C extends AnyCommand>(command: C, body: (theirs: Records, own: Records) => RequestInput<C>) =>
  [command.http?.path ?? '', command, body] as const;

describe('what another reseller has', () => {
  let theirs: Records;
  let own: Records;
  beforeAll(async () => {
    [theirs, own] = await Promise.all([recordsOf('Ana'), recordsOf('Ben')]);
  }, 120_000);

  const named = [
    calls(changeSubUserStatus, ({ personId }) => ({ user_id: personId, status: 0 as const })),
    calls(updateSubUser, ({ personId }) => ({ userId: personId, name: 'Mine now', password: 'another long battery' })),
    calls(deleteSubUser, ({ personId }) => ({ userId: personId, mode: 'erase' as const })),
    calls(resendInvite, ({ invitedId }) => ({ userId: invitedId })),
    calls(startImpersonationAsOwner, ({ personId }) => ({ userId: personId, reason: 'A look at the page' })),
    calls(getSiteEnquiry, ({ enquiryId }) => ({ _id: enquiryId })),
    calls(replyToSiteEnquiry, ({ enquiryId }) => ({ _id: enquiryId, text: 'Mine', idempotencyKey: randomUUID() })),
    calls(changeEnquiryState, ({ enquiryId }) => ({ _id: enquiryId, state: 'spam' as const })),
    calls(verifyWhiteLabelDomain, ({ site, domain }) => ({ _id: site.id, domain })),
    calls(diagnoseDomain, ({ domainId }) => ({ _id: domainId })),
    calls(verifyDomain, ({ domainId }) => ({ _id: domainId })),
    calls(deleteDomains, ({ domainId }) => ({ _id: domainId })),
    calls(assignDomain, ({ domainId }, { campaignId }) => ({ _id: domainId, campaignId })),
    calls(addDomain, ({ campaignId }) => ({ domain: `${uniqueName()}.example.com`, campaignId })),
  ];

  it('is tried by every call of resellers and of owners of domains', () => {
    const all = httpCommands().filter(({ http }) => http.role === 'owner' || ('feature' in http && http.feature));
    const tried = [...named.map(([, { subject }]) => subject), getSubUserUsage.subject, updateWhiteLabel.subject];
    const known = new Set([...tried, ...nameNothing, ...Object.keys(begin)]);
    expect(all.map(({ subject }) => subject).filter((subject) => !known.has(subject))).toEqual([]);
  });

  it.each(named)('is not found by %s, and stays as it is', async (_path, command, body) => {
    const before = await lookAt(theirs);
    const { http, body: reply } = await ask(command, body(theirs, own), own.owner);
    expect({ http, errors: reply.errors }).toEqual({ http: 404, errors: undefined });
    expect(await lookAt(theirs)).toEqual(before);
  });

  it('cannot be the page of an own domain', async () => {
    const { http } = await ask(assignDomain, { _id: own.domainId, campaignId: theirs.campaignId }, own.owner);
    expect(http).toBe(404);
  });

  it('is not changed by a whole record with its id', async () => {
    const before = await lookAt(theirs);
    const record = await must(getWhiteLabel, {}, own.owner.token);
    if (!record) throw new Error('no record');
    const { title, author, description, theme, smtpDetails } = record;
    const { hasPassword: _has, ...smtp } = smtpDetails;
    const sent = {
      ...{ _id: theirs.site.id, rev: record.rev, title, author, description: description || 'Mine', theme },
      ...{ categories: ['Mine'], supportEmail: 'me@people.example', supportLink: 'https://example.com/' },
      ...{ logo: '/media/logo.png', favicon: '/media/logo.png', smtpDetails: smtp },
    };
    const { http, body } = await ask(updateWhiteLabel, sent, own.owner);
    expect({ http, errors: body.errors }).toEqual({ http: 404, errors: undefined });
    expect(await lookAt(theirs)).toEqual(before);
  });

  it('is counted for no one else', async () => {
    const { users } = await must(getSubUserUsage, { userIds: [theirs.personId] }, own.owner.token);
    expect(users).toEqual([]);
  });

  it.each(nameNothing.map((subject) => [subject]))('is in no answer of %s', async (subject) => {
    const command = httpCommands().find((one) => one.subject === subject);
    if (!command) throw new Error('no such call');
    const { http, body } = await ask(command, {}, own.owner);
    expect([http, body.status]).toEqual([200, 1]);
    const said = JSON.stringify(body);
    const { site, email, personId, invitedId, domainId, domain, campaignId, enquiryId, owner } = theirs;
    const found = [
      site.id,
      site.host.split(':')[0],
      email,
      personId,
      invitedId,
      domainId,
      domain,
      campaignId,
      enquiryId,
      owner.email,
    ];
    expect(found.filter((text) => text && said.includes(text))).toEqual([]);
  });
});

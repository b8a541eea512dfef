import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  addDomain,
  assignDomain,
  deleteDomains,
  diagnoseDomain,
  listCampaigns,
  listDomains,
  verifyDomain,
  type DomainView,
  type FieldCode,
  type ReplyInput,
  type UserView,
} from '@linkyard/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { aDomain, aRecord } from '../../shared/domains/testing/a-domain.js';
import { aUser } from '../../shared/testing/a-user.js';
import { FakeApi } from '../../shared/testing/fake-api.js';
import { renderWithProviders } from '../../shared/testing/render-with-providers.js';
import { CustomDomainScreen } from './CustomDomainScreen.js';

const owner = aUser({ features: { customDomain: true } });
const problem = (path: string, code: FieldCode, params = {}) => ({ path, code, params });
type Problem = ReturnType<typeof problem>;

const apiWith = (domains: DomainView[], problems: Problem[] = []) => {
  const api = new FakeApi().on(listDomains, { data: domains, isSetUp: true });
  api.onCall(diagnoseDomain, ({ _id }) => ({
    domain: domains.find((one) => one._id === _id) ?? aDomain(),
    problems,
  }));
  return api.on(listCampaigns, { data: [], totalCount: 0, currentPage: 1, pageCounts: 0, listPerPage: 20 });
};
const show = (api: FakeApi, { at = '/custom-domain', account = owner }: { at?: string; account?: UserView } = {}) =>
  renderWithProviders(<CustomDomainScreen />, { api, at, account });
const opened = { at: `/custom-domain?domain=${aDomain()._id}` };
const panel = async () => within(await screen.findByRole('dialog', { name: /agency\.com/ }));

describe('custom domains', () => {
  beforeEach(() => localStorage.clear());

  it.each([
    ['without the feature', aUser()],
    ['of a reseller', aUser({ tokenType: 'wlUser', features: { customDomain: true } })],
  ])('are said to be off for an account %s', async (_whose, account) => {
    const api = new FakeApi();
    show(api, { account });
    expect(screen.getByText('Custom domains are not switched on for your account.')).toBeVisible();
    expect(api.calls).toEqual([]);
  });

  it('says before anything is added that the installation has no public address', async () => {
    show(new FakeApi().on(listDomains, { data: [], isSetUp: false }));
    expect(await screen.findByText(/Custom domains are not set up on this site yet/)).toBeVisible();
  });

  it('are added with the refusal at the field, then with the records to set', async () => {
    const message = 'This is an IP address. Enter a domain, such as agency.com.';
    const api = apiWith([]).refuse(addDomain, {
      ...{ httpStatus: 422, code: 'core.invalid_input', message: 'Please check the fields.' },
      errors: [{ path: 'domain', message }],
    });
    const { user, address } = show(api);
    await user.click(await screen.findByRole('button', { name: 'Add a domain' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a domain' }));
    await user.type(dialog.getByLabelText(/^Domain/), '10.0.0.1');
    await user.click(dialog.getByRole('button', { name: 'Add the domain' }));
    expect(await dialog.findByText(message)).toBeVisible();
    api
      .on(addDomain, { domain: aDomain(), problems: [] })
      .on(listDomains, { data: [aDomain()], isSetUp: true })
      .on(diagnoseDomain, { domain: aDomain(), problems: [] });
    await user.clear(dialog.getByLabelText(/^Domain/));
    await user.type(dialog.getByLabelText(/^Domain/), 'https://www.agency.com/');
    await user.click(dialog.getByRole('button', { name: 'Add the domain' }));
    const records = within(await (await panel()).findByRole('list', { name: 'Records to set' }));
    expect(records.getAllByRole('listitem')).toHaveLength(2);
    expect(address()).toBe(opened.at);
    expect(api.bodiesTo(addDomain).at(-1)).toEqual({ domain: 'https://www.agency.com/', campaignId: null });
  });

  it('show the name to type at the registrar, its value to copy, and what is seen', async () => {
    const elsewhere = aRecord({ seen: ['198.51.100.7'] });
    const proof = aRecord({ type: 'TXT', name: '_domain-verify.links', value: 'domain-verify=abc', ok: true });
    const { user } = show(apiWith([aDomain({ records: [elsewhere, proof] })]), opened);
    const [a, txt] = within(await (await panel()).findByRole('list', { name: 'Records to set' })).getAllByRole(
      'listitem',
    );
    expect(a).toHaveTextContent(/A.*Differs.*Name@agency\.com.*Value203\.0\.113\.5.*Seen now198\.51\.100\.7/);
    expect(txt).toHaveTextContent(/TXT.*Correct.*_domain-verify\.links/);
    if (!txt) throw new Error('There is no TXT record');
    await user.click(within(txt).getByRole('button', { name: 'Copy the value of the TXT record' }));
    expect(await navigator.clipboard.readText()).toBe('domain-verify=abc');
  });

  it.each<[FieldCode, Record<string, string | number>, RegExp]>([
    ['domains.a_missing', { host: 'agency.com', value: '203.0.113.5' }, /agency\.com has no A record yet/],
    ['domains.a_elsewhere', { seen: '198.51.100.7', value: '203.0.113.5' }, /The A record leads to 198\.51\.100\.7/],
    ['domains.aaaa_elsewhere', { seen: '2001:db8::9' }, /An AAAA record leads to 2001:db8::9/],
    ['domains.cname_elsewhere', { seen: 'a.example', value: 'b.example' }, /A CNAME record leads to a\.example/],
    ['domains.proxied', {}, /A proxy such as Cloudflare stands in front/],
    ['domains.proxy_unanswered', { seen: '104.16.0.1', value: '203.0.113.5' }, /a proxy such as Cloudflare/],
    ['domains.txt_missing', { name: '_domain-verify.agency.com' }, /The TXT record _domain-verify/],
    ['domains.txt_other', { count: 10, name: '_domain-verify.agency.com' }, /None of the 10 TXT records/],
    ['domains.caa_other', { name: 'agency.com', record: '0 issue "letsencrypt.org"' }, /0 issue "letsencrypt\.org"/],
    ['domains.servers_disagree', { count: 3 }, /The 3 name servers of the domain do not say the same yet/],
    ['domains.taken', {}, /remove every other TXT record of _domain-verify\.agency\.com/],
  ])('say in words what is wrong: %s', async (code, params, words) => {
    const records = [aRecord(), aRecord({ type: 'TXT', fullName: '_domain-verify.agency.com' })];
    show(apiWith([aDomain({ records })], [problem('A', code, params)]), opened);
    expect(
      within(await (await panel()).findByRole('list', { name: 'What was found' })).getByRole('status'),
    ).toHaveTextContent(words);
  });

  it('answer each press of Verify with what was asked and seen, and when', async () => {
    const api = apiWith([aDomain()]);
    const { user } = show(api, opened);
    const dialog = await panel();
    expect(await dialog.findByText(/: 2 records were asked for, 0 of 2 right\.$/)).toBeVisible();
    const records = aDomain().records.map((record) => ({ ...record, ok: true, seen: [record.value] }));
    const verified = aDomain({ records, state: 'verified', isVerified: true, lastCheckedAt: new Date().toISOString() });
    api.on(verifyDomain, { domain: verified, problems: [] }).on(listDomains, { data: [verified], isSetUp: true });
    await user.click(dialog.getByRole('button', { name: 'Verify' }));
    expect(await dialog.findByText(/: 2 records were asked for, all right\.$/)).toBeVisible();
    expect(await dialog.findByText('Choose the page that opens at this domain.')).toBeVisible();
    expect(dialog.getAllByText('Verified').length).toBeGreaterThan(0);
  });

  it('say why a press could not be answered', async () => {
    const message = 'Too many attempts. Please wait a moment.';
    const api = apiWith([aDomain()]).refuse(verifyDomain, { httpStatus: 429, code: 'core.rate_limited', message });
    const { user } = show(api, opened);
    await user.click((await panel()).getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it.each<[DomainView['state'], Partial<DomainView>, string, RegExp]>([
    ['pending', {}, 'Waiting for records', /We look again by ourselves until/],
    ['verified', { isVerified: true }, 'Verified', /Choose the page/],
    ['active', { isVerified: true, certState: 'active' }, 'Active', /Choose the page/],
    ['failing', { isVerified: true }, 'Leads elsewhere', /agency\.com leads elsewhere at the moment/],
    ['suspended', {}, 'Switched off', /is switched off/],
    ['failed', { expiresAt: null }, 'Not verified', /not found within 14 days/],
  ])('that are %s say what it means for visitors', async (state, change, badge, sentence) => {
    show(apiWith([aDomain({ state, ...change })]), opened);
    const dialog = await panel();
    expect(dialog.getByText(badge)).toBeVisible();
    expect(dialog.getByText(sentence)).toBeVisible();
  });

  it('count down to the next automatic check', async () => {
    const nextCheckAt = new Date(Date.now() + 125_000).toISOString();
    show(apiWith([aDomain({ nextCheckAt })]), opened);
    expect((await panel()).getByRole('timer')).toHaveTextContent(/^Next automatic check in 2:0\d$/);
  });

  it('show letters of other languages with the form that DNS knows', async () => {
    const idn = { host: 'xn--bcher-kva.example', displayHost: 'bücher.example' };
    show(apiWith([aDomain(idn)]));
    const row = await screen.findByRole('button', { name: 'Open bücher.example' });
    expect(row).toHaveTextContent('bücher.examplexn--bcher-kva.example');
  });

  it('are removed after saying what visitors will find', async () => {
    const domain = aDomain({ state: 'active', isVerified: true });
    const api = apiWith([domain]).on(deleteDomains, { ids: [domain._id] });
    const { user, address } = show(api, opened);
    const dialog = await panel();
    await user.click(dialog.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove domain' }));
    const question = within(await screen.findByRole('dialog', { name: 'Remove agency.com?' }));
    expect(question.getByText(/Visitors of agency\.com will not find your page/)).toBeVisible();
    api.on(listDomains, { data: [], isSetUp: true });
    await user.click(question.getByRole('button', { name: 'Remove domain' }));
    await waitFor(() => expect(address()).toBe('/custom-domain'));
    expect(api.bodiesTo(deleteDomains)).toEqual([{ _id: domain._id }]);
  });

  it('serve www instead, once it leads here', async () => {
    const apex = aDomain({ state: 'active', isVerified: true });
    const api = apiWith([apex]);
    const { user, unmount } = show(api, opened);
    expect((await panel()).getByText(/add a CNAME record with host “www” and the value agency\.com/)).toBeVisible();
    unmount();
    const both = { ...apex, redirectFrom: ['www.agency.com'] };
    const second = apiWith([both]).on(assignDomain, { domain: { ...both, servesWww: true } });
    show(second, opened);
    const choice = within((await panel()).getByRole('radiogroup', { name: /Main address/ }));
    expect(choice.getByRole('radio', { name: 'agency.com' })).toBeChecked();
    await user.click(choice.getByRole('radio', { name: 'www.agency.com' }));
    await waitFor(() =>
      expect(second.bodiesTo(assignDomain)).toEqual([{ _id: apex._id, campaignId: null, servesWww: true }]),
    );
  });

  it('show another page from now on', async () => {
    const api = apiWith([aDomain({ state: 'active', isVerified: true })]);
    api.on(listCampaigns, { data: [page], totalCount: 1, currentPage: 1, pageCounts: 1, listPerPage: 20 });
    api.onCall(assignDomain, ({ campaignId }) => ({ domain: aDomain({ campaignId }) }));
    const { user } = show(api, opened);
    const choice = (await panel()).getByRole('combobox', { name: 'Page that opens there' });
    expect(choice).toHaveValue('No page');
    await user.click(choice);
    await user.click(await screen.findByRole('option', { name: 'Harbour songs' }));
    expect((await screen.findAllByText('Saved.')).length).toBeGreaterThan(0);
    expect(api.bodiesTo(assignDomain)).toEqual([{ _id: aDomain()._id, campaignId: page._id }]);
  });
});

const at = '2026-11-01T08:00:00.000Z';
const page: ReplyInput<typeof listCampaigns>['data'][number] = {
  ...{
    _id: 'c'.repeat(24),
    rev: 1,
    createdAt: at,
    updatedAt: at,
    campName: 'harbour',
    title: 'Harbour songs',
    seo: {},
  },
  ...{ templateId: 'e'.repeat(24), domainId: null, url: 'https://pages.example/harbour', thumb: null, status: 1 },
  ...{ state: 'published', visibility: 'public', hasPassword: false, publishAt: null, unpublishAt: null },
  ...{ publishedAt: at, publishedRev: 1, hasUnpublishedChanges: false, previousCampNames: [] },
  ...{ language: 'en', direction: 'ltr', analyticsEnabled: true, share: { enabled: true }, showBranding: true },
  ...{ redirectUrl: null, stats: { views: 12, uniques: 8, clicks: 3, ctr: 0.25, lastViewAt: null } },
  moderation: { state: 'clean', reason: '' },
};

import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  addSection,
  changeSubUserStatus,
  createCampaign,
  createSubUser,
  getTemplate,
  getWhiteLabel,
  login,
  me,
  publishCampaign,
  updateOnboarding,
  type AnyCommand,
  type ReplyOf,
  type RequestInput,
} from '@linkyard/contracts';
import { baseUrl, must, uniqueName, until, type Person } from '@linkyard/testing';
import { newReseller } from './resellers.js';
import { callAt, changeTenant, newTenants, open, type Tenant } from './tenants.js';

const password = 'correct horse battery';
/** How long a person who is switched off may still be seen. @source quality 3 "Deletion and privacy" */
const withinMs = 5_000;

describe('a person of a white label who is switched off', () => {
  let reseller: Person;
  let site: Tenant;
  let robin: SubUser;
  let other: SubUser;
  type SubUser = Awaited<ReturnType<typeof newSubUser>>;

  async function at<C extends AnyCommand>(command: C, body: RequestInput<C>, token?: string): Promise<ReplyOf<C>> {
    const answer = await callAt(site.host, command, body, { token });
    if (answer.http !== 200 || answer.body.data === undefined) throw new Error(JSON.stringify(answer));
    return answer.body.data;
  }

  /** Opened by the reseller, signed in at the site, with a published page. */
  async function newSubUser(name: string) {
    const email = `${uniqueName()}@people.example`;
    const { _id } = await must(createSubUser, { name, email, password }, reseller.token);
    const { token } = await at(login, { email, password });
    if (!token) throw new Error('signing in opened no session');
    const born = { birthdate: '1990-05-01', country: 'DE', timeZone: 'Europe/Berlin' };
    await at(updateOnboarding, { step: 1, name, ...born }, token);
    const campaign = await at(createCampaign, { campName: uniqueName(), title: 'Home' }, token);
    const { template } = await at(getTemplate, { _id: campaign.templateId }, token);
    const place = { templateId: campaign.templateId, pageId: template.homePageId };
    const sectionData = { text: `Of ${name}`, tag: 'h1', align: '' };
    await at(addSection, { ...place, type: 'el_heading', sectionData }, token);
    const { campName } = await at(publishCampaign, { _id: campaign._id }, token);
    return { _id, email, token, path: `/${campName}` };
  }
  const seen = async ({ path, token }: SubUser) => {
    const [page, session] = await Promise.all([open(site.host, path), callAt(site.host, me, {}, { token })]);
    return [page.status, session.http];
  };
  const setStatus = (status: 0 | 1) => must(changeSubUserStatus, { user_id: robin._id, status }, reseller.token);
  /** @returns what was seen at last */
  const become = (...wanted: number[]) =>
    until(
      () => seen(robin),
      (found) => found.join() === wanted.join(),
      withinMs,
    );

  beforeAll(async () => {
    reseller = await newReseller('Rhea Seller');
    const [made] = await newTenants(1, { ownerId: reseller.userId });
    if (!made) throw new Error('no tenant');
    site = made;
    robin = await newSubUser('Robin');
    other = await newSubUser('Bo');
  }, 60_000);

  it('belongs to a site that its owner can read', async () => {
    expect(await must(getWhiteLabel, {}, reseller.token)).toMatchObject({ _id: site.id, title: site.name, status: 1 });
  });

  it('has a session that is one at no other host', async () => {
    expect(await seen(robin)).toEqual([200, 200]);
    const platform = new URL(baseUrl()).host;
    expect((await callAt(platform, me, {}, { token: robin.token })).http).toBe(401);
  });

  it('has no page and no session within seconds, while another has both; the page comes back', async () => {
    expect(await seen(robin)).toEqual([200, 200]);
    await setStatus(0);
    expect(await become(404, 401)).toEqual([404, 401]);
    expect((await open(site.host, robin.path)).text).toContain('There is no page here.');
    expect((await callAt(site.host, login, { email: robin.email, password })).http).not.toBe(200);
    expect(await seen(other)).toEqual([200, 200]);
    await setStatus(1);
    // The session that was ended stays so.
    expect(await become(200, 401)).toEqual([200, 401]);
    robin = { ...robin, token: (await at(login, { email: robin.email, password })).token ?? '' };
    expect(await seen(robin)).toEqual([200, 200]);
  }, 30_000);

  it('has a page that is not available right now, where the site wants it so', async () => {
    await changeTenant(site, { offPage: 'neutral' });
    await setStatus(0);
    const inGerman = { headers: { 'accept-language': 'de' } };
    const german = await until(
      () => open(site.host, robin.path, inGerman),
      ({ text }) => text.includes('gerade nicht'),
      withinMs,
    );
    expect(german).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } });
    const { status, text } = await open(site.host, robin.path);
    expect([status, text.includes(`This page is not available right now. | ${site.name}`)]).toEqual([404, true]);
    expect((await open(site.host, `/${uniqueName()}`)).text).toContain('There is no page here.');
    await setStatus(1);
    expect(await become(200, 401)).toEqual([200, 401]);
  }, 30_000);
});

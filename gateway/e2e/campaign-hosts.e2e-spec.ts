import { beforeAll, describe, expect, it } from '@jest/globals';
import { io } from 'socket.io-client';
import { createCheckout, getCampaign, login, me, publishCampaign, type CampaignView } from '@linkyard/contracts';
import { atHost, baseUrl, must, newCampaign, newCreator, type Person } from '@linkyard/testing';
import { ask } from './ask.js';
import { aCheckout, aYard, type Yard } from './beginnings.js';
import { at, threeSites, type SiteOfTests } from './other-sites.js';
import { openScreen, postForm } from './public-form.js';
import { newCampaignHost } from './tenants.js';

interface Own {
  creator: Person;
  yard: Yard;
  campaign: CampaignView;
  /** The creator's own domain. */
  host: string;
}

describe("a creator's own domain", () => {
  let sites: [SiteOfTests, SiteOfTests, SiteOfTests];
  let ana: Own;
  let ofTenant: Own;
  let ben: { creator: Person; yard: Yard };

  const ownerOfDomain = async (creator: Person, tenantId: string | null): Promise<Own> => {
    const yard = await aYard(creator);
    const campaign = await must(getCampaign, { _id: yard.places.form.campaignId }, creator.token);
    return { creator, yard, campaign, host: await newCampaignHost(creator.userId, campaign._id, tenantId) };
  };
  beforeAll(async () => {
    sites = await threeSites();
    const [platform, tenant] = sites;
    ana = await ownerOfDomain(platform.creator, null);
    ofTenant = await at(tenant, () => ownerOfDomain(tenant.creator, tenant.tenantId));
    const creator = await newCreator('Ben');
    ben = { creator, yard: await aYard(creator) };
  }, 90_000);
  const open = (own: Own, path: string) => atHost(own.host, () => openScreen(path));

  it('shows its page at the root and no page of others', async () => {
    for (const own of [ana, ofTenant]) {
      const root = await open(own, '/');
      expect([root.status, root.text.includes(own.yard.places.form.campaignId)]).toEqual([200, true]);
      const named = await open(own, own.yard.page);
      expect([named.status, named.location]).toEqual([302, '/']);
      for (const other of [ana, ofTenant, ben])
        if (other !== own) expect([own.host, (await open(own, other.yard.page)).status]).toEqual([own.host, 404]);
      const listed = [...(await open(own, '/sitemap.xml')).text.matchAll(/<loc>(.*?)<\/loc>/g)];
      expect(listed.map(([, address = '']) => new URL(address).pathname)).toEqual(['/']);
    }
  }, 30_000);

  it('leads to where the other pages of its creator open', async () => {
    const campaign = await newCampaign(ana.creator);
    await must(publishCampaign, { _id: campaign._id }, ana.creator.token).catch(() => undefined);
    const other = await must(getCampaign, { _id: campaign._id }, ana.creator.token);
    const { status, location } = await open(ana, `/${other.campName}`);
    const isPublished = other.state === 'published';
    expect([status, location]).toEqual(isPublished ? [302, `${baseUrl()}/${other.campName}`] : [404, '']);
  });

  it('sells, books and takes answers for its creator, with the way back to the page', async () => {
    for (const { host, yard } of [ana, ofTenant])
      await atHost(host, async () => {
        const paths = [`/checkout/${yard.product}`, `/bookAppointment/${yard.appointment}`, `/webinar/${yard.webinar}`];
        for (const path of paths) {
          const screen = await openScreen(path);
          expect([path, screen.status, screen.text.includes('class="back" href="/"')]).toEqual([path, 200, true]);
        }
        expect((await ask(createCheckout, aCheckout(yard))).http).toBe(200);
        const { campaignId, pageId, sectionId } = yard.places.form;
        const answered = await postForm(`/f/${campaignId}/${pageId}/${sectionId}`, { name: '' });
        expect(answered.status).toBe(422);
        expect(answered.headers.getSetCookie().filter((set) => /domain=/i.test(set))).toEqual([]);
      });
  }, 30_000);

  it('begins nothing with another creator', async () => {
    await atHost(ana.host, async () => {
      for (const path of [`/checkout/${ben.yard.product}`, `/bookAppointment/${ben.yard.appointment}`])
        expect([path, (await openScreen(path)).status]).toEqual([path, 404]);
      expect((await ask(createCheckout, aCheckout(ben.yard))).http).toBe(404);
    });
  });

  it('has neither the app nor accounts', async () => {
    const { email, password, token } = ana.creator;
    await atHost(ana.host, async () => {
      for (const path of [
        '/signin',
        '/signup',
        '/dashboard',
        '/manifest.webmanifest',
        '/docs',
        '/auth/google/redirect',
      ])
        expect([path, (await openScreen(path)).status]).toEqual([path, 404]);
      const calls = [await ask(login, { email, password }), await ask(me, {}, { token })];
      expect(calls.map(({ http, code }) => [http, code])).toEqual([
        [404, 'core.not_found'],
        [404, 'core.not_found'],
      ]);
    });
    // A name that leads here only for this process: the socket asks the stack itself, under that host.
    const options = { auth: { token }, transports: ['websocket'], forceNew: true, reconnection: false };
    const socket = io(baseUrl(), { ...options, extraHeaders: { host: ana.host } });
    const refusal = await new Promise<Error>((resolve) => socket.once('connect_error', resolve));
    socket.disconnect();
    expect(refusal.message).toContain('unauthenticated');
  });
});

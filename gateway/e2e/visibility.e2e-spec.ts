import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  addSection,
  addSections,
  duplicateSection,
  listOptins,
  publishCampaign,
  saveSection,
  setSectionPassword,
  updateCampaign,
  type CampaignView,
  type SectionView,
} from '@linkyard/contracts';
import { baseUrl, call, must, newCampaign, newCreator, type Person } from '@linkyard/testing';
import { editorOf } from './editor-of.js';
import { followAnswer } from './public-form.js';

type Audience = Partial<Pick<SectionView, 'visibleFrom' | 'visibleUntil' | 'rules' | 'gate'>>;
type Headers = Record<string, string>;

const hidden = 'Zanzibar';
const allVisitors: SectionView['rules'] = {
  countries: { mode: 'include', codes: [] },
  devices: [],
  browsersInApp: [],
  referrers: [],
  languages: [],
  returning: 'any',
};
const rule = (part: Partial<SectionView['rules']>): Audience => ({ rules: { ...allVisitors, ...part } });
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const open = async (path: string, headers: Headers = {}) => {
  const response = await fetch(`${baseUrl()}${path}`, { headers, redirect: 'manual' });
  return { status: response.status, text: await response.text(), headers: response.headers };
};
const post = async (action: string, fields: Headers, headers: Headers = {}) => {
  const posted = await fetch(`${baseUrl()}${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  const response = await followAnswer(posted);
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { status: response.status, text: await response.text(), cookie, headers: response.headers };
};
const actionIn = (html: string) => /action="(\/g\/[^"]+)"/.exec(html)?.[1] ?? '';

describe('what is shown to whom', () => {
  let ana: Person;
  beforeAll(async () => {
    ana = await newCreator('Ana');
  });

  /** A published page that says Hello to all visitors and hidden words to this audience. */
  const aPage = async (audience: Audience) => {
    const campaign: CampaignView = await newCampaign(ana, 'Ana makes things');
    const { templateId, pageId } = await editorOf(ana, campaign);
    const heading = (text: string) => ({ sectionData: { text, tag: 'h2', align: '' } });
    const at = { templateId, pageId, type: 'el_heading' };
    await must(addSection, { ...at, ...heading('Hello') }, ana.token);
    const section = await must(addSection, { ...at, ...heading(hidden), ...audience }, ana.token);
    await must(publishCampaign, { _id: campaign._id }, ana.token);
    return { campaign, section, path: `/${campaign.campName}` };
  };

  describe('by a rule', () => {
    it.each<[string, Audience, Headers, Headers]>([
      ['device', rule({ devices: ['mobile'] }), { 'user-agent': phone }, {}],
      ['hint', rule({ devices: ['mobile'] }), { 'sec-ch-ua-mobile': '?1' }, { 'sec-ch-ua-mobile': '?0' }],
      [
        'language',
        rule({ languages: ['de'] }),
        { 'accept-language': 'de-AT,en;q=0.5' },
        { 'accept-language': 'en,de' },
      ],
      [
        'referrer',
        rule({ referrers: ['instagram.com'] }),
        { referer: 'https://l.instagram.com/x' },
        { referer: 'https://example.org/instagram.com' },
      ],
      [
        'app',
        rule({ browsersInApp: ['Instagram'] }),
        { 'user-agent': `${phone} Instagram 300.0` },
        { 'user-agent': phone },
      ],
      [
        // No proxy is trusted here: what a client says of its country does not count.
        'country',
        rule({ countries: { mode: 'exclude', codes: ['DE'] } }),
        { 'cf-ipcountry': 'DE' },
        {},
      ],
      ['visit', rule({ returning: 'new' }), { 'user-agent': 'a first visit' }, {}],
    ])('%s', async (name, audience, fitting, other) => {
      const { path } = await aPage(audience);
      const shown = await open(path, fitting);
      expect([shown.status, shown.text.includes('Hello'), shown.text.includes(hidden)]).toEqual([200, true, true]);
      expect(shown.headers.get('cache-control')).toBe('private, no-cache');
      if (name === 'country' || name === 'visit') return;
      const kept = await open(path, other);
      expect([kept.status, kept.text.includes('Hello'), kept.text.includes(hidden)]).toEqual([200, true, false]);
      expect(kept.headers.get('etag')).not.toBe(shown.headers.get('etag'));
      const again = await open(path, { ...fitting, 'if-none-match': shown.headers.get('etag') ?? '' });
      expect(again.status).toBe(304);
      expect((await open(path, { ...other, 'if-none-match': shown.headers.get('etag') ?? '' })).status).toBe(200);
    });

    it.each<[string, Audience]>([
      ['country', rule({ countries: { mode: 'include', codes: ['DE'] } })],
      ['device', rule({ devices: ['tablet'] })],
      ['app', rule({ browsersInApp: ['TikTok'] })],
      ['referrer', rule({ referrers: ['example.org'] })],
      ['language', rule({ languages: ['sw'] })],
      ['visit', rule({ returning: 'returning' })],
      ['beginning', { visibleFrom: inHours(1) }],
      ['end', { visibleUntil: inHours(-1) }],
    ])('nothing is in the page for whom it is not meant: %s', async (_name, audience) => {
      const { path, section } = await aPage(audience);
      for (const encoding of ['br', 'gzip', 'identity']) {
        const { text } = await open(path, { 'accept-encoding': encoding, 'cf-ipcountry': 'DE' });
        expect(text).toContain('Hello');
        expect(text).not.toContain(hidden);
        expect(text).not.toContain(section._id);
      }
    });
  });

  it('by time: shown from the moment it begins, gone from the moment it ends', async () => {
    const begins = Date.now() + 2_500;
    const ends = begins + 1_500;
    const { path } = await aPage({
      visibleFrom: new Date(begins).toISOString(),
      visibleUntil: new Date(ends).toISOString(),
    });
    const seen: { at: number; until: number; isShown: boolean }[] = [];
    while (Date.now() < ends + 600) {
      const at = Date.now();
      const { text } = await open(path);
      seen.push({ at, until: Date.now(), isShown: text.includes(hidden) });
    }
    expect(seen.some(({ isShown }) => isShown)).toBe(true);
    expect(seen.at(-1)?.isShown).toBe(false);
    const outside = seen.filter(({ at, until, isShown }) => isShown && (until < begins || at > ends));
    expect(outside).toEqual([]);
  });

  describe('by a gate', () => {
    it.each<[string, Audience, Headers, Headers]>([
      [
        'an age',
        { gate: { type: 'age', text: '', value: 18, ask: 'birthdate' } },
        { birthdate: '1990-05-01' },
        { birthdate: inHours(0).slice(0, 10) },
      ],
      ['a word', { gate: { type: 'age', text: '', value: 18, ask: 'confirm' } }, { confirmed: 'yes' }, {}],
      [
        'an address',
        { gate: { type: 'email', text: 'Who are you?', value: 'Write to me' } },
        { email: 'vera@example.com', consent: 'yes' },
        { email: 'vera@example.com' },
      ],
    ])(
      '%s: the form posts without JavaScript and comes back to the open page',
      async (_name, audience, right, wrong) => {
        const { path } = await aPage(audience);
        const closed = await open(path);
        expect(closed.text).toContain('Hello');
        expect(closed.text).not.toContain(hidden);
        const action = actionIn(closed.text);
        const refused = await post(action, wrong);
        expect([refused.status >= 400, refused.cookie]).toEqual([true, '']);
        expect(refused.text).toMatch(/<html[^]*Back to the page/);
        const opened = await post(action, right);
        expect([opened.status, opened.headers.get('location')?.split('#')[0]]).toEqual([303, path]);
        expect(opened.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
        expect((await open(path, { cookie: opened.cookie })).text).toContain(hidden);
        expect((await open(path)).text).not.toContain(hidden);
      },
    );

    it('an address makes a lead', async () => {
      const { data } = await must(listOptins, { filters: {} }, ana.token);
      expect(data[0]).toMatchObject({ email: 'vera@example.com', consent: { granted: true, text: 'Write to me' } });
    });

    it('a password: tried a few times, and the token is good for its own section and version alone', async () => {
      const password = 'open sesame';
      const { path, section, campaign } = await aPage({ gate: { type: 'password', text: '' } });
      await must(setSectionPassword, { _id: section._id, password }, ana.token);
      const copy = await must(duplicateSection, { _id: section._id }, ana.token);
      await must(setSectionPassword, { _id: copy._id, password: 'another' }, ana.token);
      await must(publishCampaign, { _id: campaign._id }, ana.token);
      const { text } = await open(path);
      const actions = [...text.matchAll(/action="(\/g\/[^"]+)"/g)].map(([, action]) => action ?? '');
      expect(actions).toHaveLength(2);
      const json = { accept: 'application/json' };
      const opened = await post(actions[0] ?? '', { password }, json);
      expect([opened.status, JSON.parse(opened.text)]).toEqual([200, { status: 1, message: '', data: { path } }]);
      const inside = (await open(path, { cookie: opened.cookie })).text;
      expect([inside.split(hidden).length - 1, inside.match(/data-gate/g)?.length]).toEqual([1, 1]);
      const otherName = `gate_${actions[1]?.split('/').at(-1)}`;
      const stolen = `${otherName}=${opened.cookie.split('=')[1]}`;
      expect((await open(path, { cookie: stolen })).text).not.toContain(hidden);
      const wrong = [];
      for (let tries = 0; tries < 10; tries += 1)
        wrong.push(await post(actions[1] ?? '', { password: `no ${tries}` }, json));
      expect(wrong.map(({ status }) => status)).toEqual([...Array<number>(8).fill(403), 429, 429]);
      expect(JSON.parse(wrong[0]?.text ?? '').message).toBe('This is not the password.');
      expect((await post(actions[1] ?? '', { password: 'another' }, json)).status).toBe(429);
      await must(publishCampaign, { _id: campaign._id }, ana.token);
      expect((await open(path, { cookie: opened.cookie })).text).not.toContain(hidden);
    });

    it.each(['/g/x/y/z', `/g/${'a'.repeat(24)}/${'b'.repeat(24)}/${'c'.repeat(22)}`])(
      '%s is no gate',
      async (action) => {
        const { status, cookie } = await post(action, { password: 'x' }, { accept: 'application/json' });
        expect([status >= 400 && status < 500, cookie]).toEqual([true, '']);
      },
    );
  });

  it('a block that is pasted brings its audience, and no password with it', async () => {
    const audience = { ...rule({ devices: ['tablet'] }), visibleUntil: inHours(5) };
    const locked = { gate: { type: 'password' as const, text: 'Who goes there?' } };
    const { campaign, section, path } = await aPage(locked);
    await must(setSectionPassword, { _id: section._id, password: 'open sesame' }, ana.token);
    const { type, title, sectionData, style, animation, status, templateId, pageId } = section;
    const draft = { type, title, sectionData, style, animation, status };
    const [first, second] = [randomBytes(12).toString('hex'), randomBytes(12).toString('hex')];
    const sections = [
      { ...draft, _id: first, ...audience },
      { ...draft, _id: second, ...locked },
    ];
    const pasted = await must(addSections, { templateId, pageId, index: 0, sections }, ana.token);
    expect(pasted.sections).toMatchObject([
      { _id: first, rules: { devices: ['tablet'] }, visibleUntil: audience.visibleUntil, gate: { type: 'none' } },
      { _id: second, ...locked, visibleUntil: null },
    ]);
    expect(await must(setSectionPassword, { _id: second }, ana.token)).toEqual({ hasPassword: false });
    await must(publishCampaign, { _id: campaign._id }, ana.token);
    const { text } = await open(path);
    expect([text.includes(hidden), text.match(/data-gate/g)?.length]).toEqual([false, 2]);
    const wrong = { ...draft, _id: randomBytes(12).toString('hex'), gate: { type: 'password', value: 'open sesame' } };
    const refused = await call(
      addSections,
      JSON.parse(JSON.stringify({ templateId, pageId, index: 0, sections: [wrong] })),
      ana.token,
    );
    expect([refused.http, refused.body.code]).toEqual([422, 'core.invalid_input']);
  });

  describe('a whole page', () => {
    it('behind a password shows a door and nothing else, to search engines either', async () => {
      const { campaign, path } = await aPage({});
      expect((await call(updateCampaign, { _id: campaign._id, visibility: 'password' }, ana.token)).body.code).toBe(
        'campaigns.password_missing',
      );
      await must(updateCampaign, { _id: campaign._id, visibility: 'password', password: 'open sesame' }, ana.token);
      await must(publishCampaign, { _id: campaign._id }, ana.token);
      const door = await open(path);
      expect([door.status, door.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
      expect(door.text).not.toMatch(/Hello|Zanzibar/);
      expect((await open('/sitemap.xml')).text).not.toContain(campaign.campName);
      expect((await post(actionIn(door.text), { password: 'no' })).status).toBe(403);
      const { cookie } = await post(actionIn(door.text), { password: 'open sesame' });
      expect((await open(path, { cookie })).text).toMatch(/Hello[^]*Zanzibar/);
      expect((await open(path)).text).not.toContain('Hello');
    });

    it('for grown-ups asks when one was born', async () => {
      const { campaign, path } = await aPage({});
      await must(updateCampaign, { _id: campaign._id, visibility: 'age', minAge: 21 }, ana.token);
      await must(publishCampaign, { _id: campaign._id }, ana.token);
      const door = await open(path);
      expect(door.text).toContain('21 and older');
      expect((await post(actionIn(door.text), { birthdate: inHours(0).slice(0, 10) })).status).toBe(403);
      const { cookie } = await post(actionIn(door.text), { birthdate: '1970-01-01' });
      expect((await open(path, { cookie })).text).toContain('Hello');
    });

    it('that measures loads no service on the host of the app', async () => {
      const { campaign, path } = await aPage({});
      const pixels = { ga4: 'G-AB12CD34EF', gtm: '', metaPixel: '', tiktokPixel: '', pinterestTag: '' };
      const consentBanner = { enabled: true, text: 'May I count?' };
      await must(updateCampaign, { _id: campaign._id, pixels, consentBanner }, ana.token);
      await must(publishCampaign, { _id: campaign._id }, ana.token);
      const { text, headers } = await open(path);
      expect(headers.get('content-security-policy')).toContain("script-src 'self';");
      expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      expect(text).not.toContain('May I count?');
      expect(text).not.toMatch(/src="https?:/);
      const bad = await call(
        updateCampaign,
        { _id: campaign._id, pixels: { ...pixels, ga4: 'x"><script>' } },
        ana.token,
      );
      expect([bad.http, bad.body.code]).toEqual([422, 'core.invalid_input']);
    });
  });

  describe('is for the owner to say', () => {
    it('a short password is refused', async () => {
      const { section } = await aPage({});
      const set = (token: string | undefined, password: string) =>
        call(setSectionPassword, { _id: section._id, password }, token);
      expect((await set(ana.token, 'abc')).http).toBe(422);
      expect((await set(ana.token, 'open sesame')).body.data).toEqual({ hasPassword: true });
    });

    it.each<[string, object]>([
      ['a country in small letters', rule({ countries: { mode: 'include', codes: ['de'] } })],
      ['an address for a host', rule({ referrers: ['https://example.org'] })],
      ['an unknown gate', { gate: { type: 'follow' } }],
      ['a password in the section', { gate: { type: 'password', value: 'open sesame' } }],
      ['a moment that is none', { visibleFrom: 'tomorrow' }],
    ])('%s is refused', async (_what, audience) => {
      const { section } = await aPage({});
      const { sectionData, animation, title } = section;
      const words = { section_id: section._id, sectionData, animation, title };
      const { http, body } = await call(saveSection, { ...words, ...audience }, ana.token);
      expect([http, body.code]).toEqual([422, 'core.invalid_input']);
    });
  });
});

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  addSection,
  deleteLeads,
  getNotifications,
  listFormSubmissions,
  listLeads,
  listOptins,
  publishCampaign,
  submitForm,
  updateLeads,
  type CampaignView,
  type RequestInput,
} from '@linkyard/contracts';
import { baseUrl, call, mailTo, must, newCampaign, newCreator, type Person } from '@linkyard/testing';
import { followAnswer } from './public-form.js';
import { setTimeout as pause } from 'node:timers/promises';
import { editorOf } from './editor-of.js';

type Submission = RequestInput<typeof submitForm>;
const form = {
  title: 'Ask me',
  description: '',
  fields: [
    { id: 'name', title: 'Name', type: 'text', required: true },
    { id: 'mail', title: 'E-mail', type: 'email', required: true, isemail: true },
    {
      id: 'kind',
      title: 'Kind',
      type: 'radio',
      required: false,
      options: [
        { label: 'Mug', value: 'mug' },
        { label: 'Bowl', value: 'bowl' },
      ],
    },
    { id: 'words', title: 'Words', type: 'textarea', required: false },
  ],
  btntext: 'Send',
  thanktype: 'text',
  ttext: 'I will write back.',
};

/** Asks until the answer fits, at most 20 s: events take their time. */
async function eventually<Value>(ask: () => Promise<Value>, fits: (value: Value) => boolean): Promise<Value> {
  for (const end = Date.now() + 20_000; ; await pause(100)) {
    const value = await ask();
    if (fits(value) || Date.now() > end) return value;
  }
}

describe('what visitors leave', () => {
  let ana: Person;
  let ben: Person;
  let campaign: CampaignView;
  let pageId: string;
  let optinId: string;
  let formId: string;
  const submission = (
    sectionId: string,
    answers: Submission['answers'],
    more: Partial<Submission> = {},
  ): Submission => ({
    campaignId: campaign._id,
    pageId,
    sectionId,
    answers,
    idempotencyKey: randomUUID(),
    elapsedMs: 5_000,
    ...more,
  });
  const leads = (person = ana) => must(listLeads, { filters: {} }, person.token);

  beforeAll(async () => {
    [ana, ben] = await Promise.all([newCreator('Ana'), newCreator('Ben')]);
    campaign = await newCampaign(ana, 'Ana makes mugs');
    const editor = await editorOf(ana, campaign);
    pageId = editor.pageId;
    const at = { templateId: editor.templateId, pageId };
    const optin = {
      isname: true,
      isemail: true,
      description: 'News',
      consentText: 'Yes, write to me.',
      consentRequired: true,
      thanktype: 'text',
      ttext: 'Welcome!',
    };
    optinId = (await must(addSection, { ...at, type: 'el_optin', sectionData: optin }, ana.token))._id;
    formId = (
      await must(
        addSection,
        { ...at, type: 'el_form', sectionData: { ...form, sentemail: 'ana@people.example' } },
        ana.token,
      )
    )._id;
    await must(publishCampaign, { _id: campaign._id }, ana.token);
  });

  it('an opt-in becomes a lead with its consent, a notification and a mail', async () => {
    const thanks = await must(
      submitForm,
      submission(optinId, { name: 'Vera', email: 'Vera@Example.com', consent: true }),
    );
    expect(thanks).toEqual({ thanktype: 'text', text: 'Welcome!', link: null });
    const { data } = await must(listOptins, { filters: {} }, ana.token);
    expect(data[0]).toMatchObject({
      name: 'Vera',
      email: 'vera@example.com',
      kind: 'optin',
      state: 'new',
      isRead: false,
      consent: { granted: true, text: 'Yes, write to me.' },
    });
    const bell = await eventually(
      () => must(getNotifications, {}, ana.token),
      ({ unread }) => unread > 0,
    );
    expect(bell.data[0]?.notification).toMatchObject({ type: 'lead', name: 'Vera', campaignName: 'Ana makes mugs' });
    expect((await mailTo(ana.email, (text) => text.includes('Vera'))).subject).toMatch(/Vera|lead|Ana makes mugs/i);
  });

  it('a form keeps its answers under the titles they were asked by', async () => {
    await must(
      submitForm,
      submission(formId, { name: 'Karl', mail: 'karl@example.com', kind: 'bowl', words: 'Blue, please' }),
    );
    const { data } = await must(listFormSubmissions, { filters: {} }, ana.token);
    expect(data[0]).toMatchObject({ name: 'Karl', email: 'karl@example.com', message: 'Blue, please' });
    expect(data[0]?.answers).toEqual(
      expect.arrayContaining([{ fieldId: 'kind', title: 'Kind', type: 'radio', value: 'bowl' }]),
    );
  });

  it.each([
    ['a missing answer', { mail: 'x@example.com' }, 'answers.name'],
    ['no e-mail address', { name: 'X', mail: 'nope' }, 'answers.mail'],
    ['an unknown option', { name: 'X', mail: 'x@example.com', kind: 'vase' }, 'answers.kind'],
    ['a field that is not asked', { name: 'X', mail: 'x@example.com', isAdmin: 'true' }, 'answers.isAdmin'],
    ['a list where a text belongs', { name: ['X', 'Y'], mail: 'x@example.com' }, 'answers.name'],
  ])("%s is refused by the block's own published fields", async (_what, answers, path) => {
    const before = (await leads()).totalCount;
    const { http, body } = await call(submitForm, submission(formId, answers as Submission['answers']));
    expect([http, body.code, body.errors?.map((error) => error.path)]).toEqual([
      422,
      'core.invalid_input',
      expect.arrayContaining([path]),
    ]);
    expect((await leads()).totalCount).toBe(before);
  });

  it('fifty sends of one key are one lead, and the same key with other content is refused', async () => {
    const body = submission(formId, { name: 'Once', mail: 'once@example.com' });
    const replies = await Promise.all(Array.from({ length: 50 }, () => call(submitForm, body)));
    expect(new Set(replies.map(({ http, body: reply }) => JSON.stringify([http, reply.data])))).toEqual(
      new Set([JSON.stringify([200, { thanktype: 'text', text: 'I will write back.', link: null }])]),
    );
    const { data } = await must(listLeads, { searchTerm: 'once@example.com', filters: {} }, ana.token);
    expect(data).toHaveLength(1);
    const other = await call(submitForm, { ...body, answers: { name: 'Twice', mail: 'once@example.com' } });
    expect([other.http, other.body.code]).toEqual([422, 'core.idempotency_mismatch']);
  });

  it('a bot gets the same answer and is stored as spam, without a notification', async () => {
    const thanks = await must(
      submitForm,
      submission(formId, { name: 'Bot', mail: 'bot@example.com' }, { website_url: 'http://spam.example' }),
    );
    expect(thanks.text).toBe('I will write back.');
    expect((await must(listLeads, { searchTerm: 'bot@example.com', filters: {} }, ana.token)).totalCount).toBe(0);
    const spam = await must(
      listFormSubmissions,
      { searchTerm: 'bot@example.com', filters: { state: 'spam' } },
      ana.token,
    );
    expect(spam.data[0]?.spam.reasons).toContain('honeypot');
  });

  it('a form posted without JavaScript does the same and answers with a page', async () => {
    const post = async (fields: Record<string, string>) =>
      followAnswer(
        await fetch(`${baseUrl()}/f/${campaign._id}/${pageId}/${formId}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            referer: `${baseUrl()}/ana?utm_source=flyer&utm_term=mug`,
          },
          body: new URLSearchParams(fields),
          redirect: 'manual',
        }),
      );
    const sent = await post({ name: 'Nora', mail: 'nora@example.com', website_url: '', started_at: '' });
    expect([sent.status, await sent.text()]).toEqual([200, expect.stringContaining('I will write back.')]);
    expect((await must(listLeads, { searchTerm: 'nora@example.com', filters: {} }, ana.token)).totalCount).toBe(1);
    const [kept] = (await must(listLeads, { searchTerm: 'nora@example.com', filters: {} }, ana.token)).data;
    expect(kept?.attribution).toMatchObject({ utmSource: 'flyer', utmTerm: 'mug' });
    const refused = await post({ name: '<script>x</script>', mail: 'nope' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).not.toContain('<script>');
  });

  it('a form of a page that is not live takes nothing', async () => {
    const { body } = await call(submitForm, submission('f'.repeat(24), { name: 'X', mail: 'x@example.com' }));
    expect(body.code).toBe('forms.closed');
  });

  describe('the table', () => {
    it('marks read, moves on by the states there are, tags', async () => {
      const [lead] = (await leads()).data;
      const ids = [lead?._id ?? ''];
      expect((await must(updateLeads, { ids, isRead: true }, ana.token)).leads[0]).toMatchObject({
        isRead: true,
        state: 'read',
      });
      expect((await must(updateLeads, { ids, state: 'archived', tags: ['shop'] }, ana.token)).leads[0]).toMatchObject({
        state: 'archived',
        tags: ['shop'],
      });
      expect((await call(updateLeads, { ids, state: 'spam' }, ana.token)).body.code).toBe('core.conflict');
    });

    it('filters by page, kind, state and days', async () => {
      const today = new Date().toISOString().slice(0, 10);
      const all = await must(
        listLeads,
        { filters: { campaignId: campaign._id, from: '2020-01-01', to: '2099-01-01' } },
        ana.token,
      );
      expect(all.totalCount).toBeGreaterThan(2);
      expect((await must(listLeads, { filters: { kind: 'optin' } }, ana.token)).totalCount).toBe(1);
      expect((await must(listLeads, { filters: { to: '2020-01-01' } }, ana.token)).totalCount).toBe(0);
      expect((await call(listLeads, { filters: { from: `${today}x` } }, ana.token)).http).toBe(422);
    });

    it('are in no list of another owner', async () => {
      expect((await leads(ben)).totalCount).toBe(0);
      expect((await must(listLeads, { filters: { campaignId: campaign._id } }, ben.token)).totalCount).toBe(0);
    });

    it('deleted leads are gone for good', async () => {
      const before = await leads();
      const _id = before.data[0]?._id ?? '';
      await must(deleteLeads, { _id }, ana.token);
      expect((await leads()).totalCount).toBe(before.totalCount - 1);
      expect((await call(deleteLeads, { _id }, ana.token)).http).toBe(404);
    });
  });
});

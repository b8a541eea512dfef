import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  addSection,
  deleteLeads,
  linkVisitorFile,
  listLeads,
  publishCampaign,
  submitUpload,
  userMedia,
  type CampaignView,
  type ReplyOf,
  type WireReply,
} from '@linkyard/contracts';
import { baseUrl, call, must, newCampaign, newCreator, theAdmin, type Person } from '@linkyard/testing';
import { followAnswer } from './public-form.js';
import { setTimeout as pause } from 'node:timers/promises';
import { editorOf } from './editor-of.js';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
interface Sending {
  content?: Buffer | null;
  fileName?: string;
  [field: string]: unknown;
}

/** Asks until the answer fits, at most 20 s: events take their time. */
async function eventually<Value>(ask: () => Promise<Value>, fits: (value: Value) => boolean): Promise<Value> {
  for (const end = Date.now() + 20_000; ; await pause(100)) {
    const value = await ask();
    if (fits(value) || Date.now() > end) return value;
  }
}

describe('files of visitors', () => {
  let ana: Person;
  let ben: Person;
  let campaign: CampaignView;
  let place: { campaignId: string; pageId: string; sectionId: string };

  function formOf({ content = pdf, fileName = 'Plan.pdf', ...fields }: Sending): FormData {
    const form = new FormData();
    // Claimed to be what it is not: only the content is looked at.
    if (content) form.set('file', new Blob([new Uint8Array(content)], { type: 'image/png' }), fileName);
    for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
    return form;
  }
  async function send(part: Sending = {}) {
    const body = formOf({
      ...place,
      email: 'vera@example.com',
      idempotencyKey: randomUUID(),
      elapsedMs: 5_000,
      ...part,
    });
    const reply = await fetch(`${baseUrl()}${submitUpload.http?.path}`, { method: 'POST', body });
    const answer: WireReply<ReplyOf<typeof submitUpload>> = await reply.json();
    return { http: reply.status, body: answer };
  }
  const found = async (searchTerm: string, person = ana) =>
    (await must(listLeads, { searchTerm, filters: { kind: 'upload' } }, person.token)).data;
  const link = (mediaId: string, person = ana) => call(linkVisitorFile, { mediaId }, person.token);

  beforeAll(async () => {
    [ana, ben] = await Promise.all([newCreator('Ana'), newCreator('Ben')]);
    campaign = await newCampaign(ana, 'Ana makes mugs');
    const { templateId, pageId } = await editorOf(ana, campaign);
    const { _id } = await must(addSection, { templateId, pageId, type: 'el_upload', sectionData: {} }, ana.token);
    await must(publishCampaign, { _id: campaign._id }, ana.token);
    place = { campaignId: campaign._id, pageId, sectionId: _id };
  });

  it('stand in a lead, and are a download for the owner alone', async () => {
    const sent = await send({
      email: 'plan@example.com',
      name: 'Vera',
      message: 'As we said',
      fileName: '../../Plan.pdf',
    });
    expect([sent.http, sent.body.data]).toEqual([200, { text: 'Thank you! Your file has arrived.' }]);
    const [lead] = await found('plan@example.com');
    expect(lead).toMatchObject({
      kind: 'upload',
      name: 'Vera',
      message: 'As we said',
      files: [{ name: 'Plan.pdf', size: pdf.length, mime: 'application/pdf' }],
    });
    const mediaId = lead?.files[0]?.mediaId ?? '';
    const answer = await eventually(
      () => link(mediaId),
      ({ http }) => http === 200,
    );
    const path = answer.body.data?.path ?? '';
    const file = await fetch(`${baseUrl()}${path}`);
    expect([file.status, Buffer.from(await file.arrayBuffer()).equals(pdf)]).toEqual([200, true]);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="Plan\.pdf"/);
    expect(file.headers.get('cache-control')).toBe('private, no-store');
    expect((await fetch(`${baseUrl()}${path.split('?')[0]}`)).status).toBe(404);
    expect((await link(mediaId, ben)).http).toBe(404);
    expect((await call(linkVisitorFile, { mediaId })).http).toBe(401);
    expect((await link(mediaId, await theAdmin())).http).toBe(403);
    const library = await must(userMedia, { type: 'get', data: {} }, ana.token);
    expect(library).toMatchObject({ totalMedia: 0 });
  });

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'media.file_type'],
    ['a program', Buffer.from('MZ\u0090\u0000\u0003\u0000\u0000', 'latin1'), 415, 'media.file_type'],
    [
      'a drawing that can run',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'),
      415,
      'media.file_type',
    ],
    ['nothing', Buffer.alloc(0), 422, 'core.invalid_input'],
    ['too much', Buffer.alloc(25 * 1024 * 1024 + 1, 'a'), 413, 'core.too_large'],
  ])('%s is not taken, whatever it is called', async (_what, content, http, code) => {
    const email = `${randomUUID()}@example.com`;
    const answer = await send({ content, email, fileName: 'photo.png' });
    expect([answer.http, answer.body.code]).toEqual([http, code]);
    expect(await found(email)).toEqual([]);
  });

  it.each([
    ['no file', { content: null }, 422],
    ['no address', { email: '' }, 422],
    ['another section', { sectionId: 'f'.repeat(24) }, 409],
    ['no key', { idempotencyKey: 'x' }, 422],
  ])('%s is refused', async (_what, part, http) => expect((await send(part)).http).toBe(http));

  it('the same sending twice at once is one lead; with other words it is refused', async () => {
    const idempotencyKey = randomUUID();
    const part = { idempotencyKey, email: 'once@example.com' };
    const replies = await Promise.all([send(part), send(part)]);
    expect(replies.map(({ http }) => http)).toEqual([200, 200]);
    expect(await found('once@example.com')).toHaveLength(1);
    expect((await send({ ...part, message: 'other' })).body.code).toBe('core.idempotency_mismatch');
  });

  it('a machine is answered alike, and its file is not kept', async () => {
    const sent = await send({ website_url: 'http://spam.example', email: 'bot@example.com' });
    expect(sent.body.data?.text).toBe('Thank you! Your file has arrived.');
    expect(await found('bot@example.com')).toEqual([]);
    const filters = { kind: 'upload' as const, state: 'spam' as const };
    const spam = await must(listLeads, { searchTerm: 'bot@example.com', filters }, ana.token);
    expect(spam.data[0]?.files).toEqual([]);
  });

  it('posted without JavaScript it does the same and answers with a page', async () => {
    const path = `${baseUrl()}/f/${place.campaignId}/${place.pageId}/${place.sectionId}/file`;
    const post = async (part: Sending) =>
      followAnswer(await fetch(path, { method: 'POST', body: formOf(part), redirect: 'manual' }));
    const sent = await post({ email: 'nora@example.com', website_url: '', started_at: '' });
    expect([sent.status, await sent.text()]).toEqual([200, expect.stringContaining('Your file has arrived')]);
    expect(await found('nora@example.com')).toHaveLength(1);
    const refused = await post({ email: 'nora@example.com', content: Buffer.from('<script>x</script>') });
    expect([refused.status, (await refused.text()).includes('<script>')]).toEqual([415, false]);
  });

  it('goes with its lead', async () => {
    await send({ email: 'gone@example.com' });
    const [lead] = await found('gone@example.com');
    const mediaId = lead?.files[0]?.mediaId ?? '';
    await eventually(
      () => link(mediaId),
      ({ http }) => http === 200,
    );
    await must(deleteLeads, { _id: lead?._id }, ana.token);
    const after = await eventually(
      () => link(mediaId),
      ({ http }) => http === 404,
    );
    expect(after.http).toBe(404);
  });
});

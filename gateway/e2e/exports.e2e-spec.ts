import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  addSection,
  createSubUser,
  exportAppointment,
  exportDonations,
  exportFormData,
  exportLeads,
  exportPaymentOrders,
  exportSubUsers,
  getExport,
  getNotifications,
  publishCampaign,
  submitForm,
} from '@linkyard/contracts';
import { baseUrl, call, mailTo, must, newCampaign, newCreator, send, until, type Person } from '@linkyard/testing';
import { aFreeProduct, takeFree } from './shop.js';
import { newReseller } from './resellers.js';
import { newTenants } from './tenants.js';
import { editorOf } from './editor-of.js';

const fields = [
  { id: 'zoo', title: 'Zoo', type: 'text', required: false },
  { id: 'name', title: 'Name', type: 'text', required: true },
  { id: 'words', title: 'Your words', type: 'textarea', required: false },
];

describe('exports', () => {
  let ana: Person;
  let ben: Person;
  const fileOf = async (exportId: string, { token }: Person = ana) => {
    const ready = await until(
      () => must(getExport, { exportId }, token),
      ({ state }) => state === 'ready',
    );
    return fetch(`${baseUrl()}${ready.url ?? ''}`);
  };

  beforeAll(async () => {
    [ana, ben] = await Promise.all([newCreator('Ana'), newCreator('Ben')]);
    const campaign = await newCampaign(ana, 'Ana makes mugs');
    const { templateId, pageId } = await editorOf(ana, campaign);
    const sectionData = { title: 'Ask me', fields, btntext: 'Send', thanktype: 'text', ttext: 'Thanks' };
    const section = await must(addSection, { templateId, pageId, type: 'el_form', sectionData }, ana.token);
    await must(publishCampaign, { _id: campaign._id }, ana.token);
    const at = { campaignId: campaign._id, pageId, sectionId: section._id, elapsedMs: 5_000 };
    const answers = { name: 'Karl', words: '=1+1' };
    const attribution = {
      referrerUrl: 'https://elsewhere.example/',
      ...{ utmSource: 'autumn', utmTerm: 'mugs', utmContent: 'blue' },
    };
    await must(submitForm, { ...at, answers, attribution, idempotencyKey: randomUUID() });
    await must(submitForm, { ...at, answers: { zoo: 'Berlin', name: 'Bea' }, idempotencyKey: randomUUID() });
  });

  it('bring the answers of forms as a file of their owner, a mail with its link, and a notification', async () => {
    const { exportId } = await must(exportFormData, {}, ana.token);
    const file = await fileOf(exportId);
    expect(file.headers.get('content-type')).toContain('text/csv');
    expect(file.headers.get('content-disposition')).toContain('attachment');
    const [head, row] = (await file.text()).split('\n');
    expect(head).toContain('date,campaign,page,section,form title,Zoo,Name,Your words,files,email sent');
    expect(head).toContain('utm source,utm medium,utm campaign,utm term,utm content');
    expect(row).toContain("Form,Ask me,,Karl,'=1+1");
    expect(row).toContain(',https://elsewhere.example/,autumn,,,mugs,blue,');
    expect((await mailTo(ana.email, (text) => text.includes('/media/exports/'))).subject).toContain('Form data');
    expect((await call(getExport, { exportId }, ben.token)).http).toBe(404);
    const bell = await until(
      () => must(getNotifications, {}, ana.token),
      ({ data }) => data.some(({ notification }) => notification.system?.link === `/exports/${exportId}`),
    );
    const system = { code: 'exportReady', params: { kind: 'form-data' }, link: `/exports/${exportId}` };
    expect(bell.data.map(({ notification }) => notification)).toContainEqual(
      expect.objectContaining({ type: 'system', system }),
    );
  });

  it('bring leads as a workbook', async () => {
    const { exportId } = await must(exportLeads, { format: 'xlsx', filters: { searchTerm: 'Karl' } }, ana.token);
    const file = await fileOf(exportId);
    const start = Buffer.from(await file.arrayBuffer()).subarray(0, 2);
    expect(start.toString()).toBe('PK');
    expect(await must(getExport, { exportId }, ana.token)).toMatchObject({ rows: 1, format: 'xlsx' });
  });

  it.each([
    ['orders', exportPaymentOrders, 'order no,date,mode,state'],
    ['donations', exportDonations, 'date,campaign,donor'],
    ['bookings', exportAppointment, 'uid,appointment,state'],
  ])('of no %s have a head alone', async (_what, contract, head) => {
    const { exportId } = await must(contract, {}, ana.token);
    const text = await (await fileOf(exportId)).text();
    expect(text.split('\n')).toHaveLength(2);
    expect(text).toContain(head);
  });

  it('of orders have a row for each line', async () => {
    const { publicId } = await aFreeProduct(ana);
    const { email } = await takeFree(publicId);
    const { exportId } = await must(exportPaymentOrders, { filters: { searchTerm: email } }, ana.token);
    const [, row] = (await (await fileOf(exportId)).text()).split('\n');
    expect(row).toMatch(/^1,\d{4}-\d\d-\d\dT/);
    expect(row).toContain(`,Guide,,1,0.00,0.00,0.00,0.00,0.00,0.00,0.00,EUR,,,,,,Vera Buyer,${email}`);
  });

  it('of the people of a site are of its reseller alone, and no cell of them is a formula', async () => {
    const [reseller, other] = await Promise.all([newReseller('Ina'), newReseller('Ole')]);
    await newTenants(1, { ownerId: reseller.userId });
    expect((await call(exportSubUsers, {}, other.token)).body).toMatchObject({ code: 'white-label.domain_unverified' });
    const email = `${randomUUID()}@example.com`;
    await must(createSubUser, { name: '=1+1', email, password: 'correct horse battery' }, reseller.token);
    const { exportId } = await must(exportSubUsers, { filters: { searchTerm: email } }, reseller.token);
    const text = await (await fileOf(exportId, reseller)).text();
    const [head, row] = text.split('\n');
    expect(head).toContain('name,email,status,plan,registration date,invited at,accepted at,last seen');
    expect(row).toContain(`'=1+1,${email},on,Free,`);
  });

  it.each([
    ['an unknown format', exportLeads, { format: 'pdf' }],
    ['a day that is none', exportPaymentOrders, { filters: { from: '2026-02-31' } }],
    ['a filter that there is not', exportFormData, { filters: { $where: '1' } }],
    ['no id', getExport, { exportId: '1' }],
  ])('refuse %s', async (_what, contract, body) => {
    const reply = await send(contract.http ?? { path: '/', role: 'public' }, body, ana.token);
    expect([reply.http, reply.body]).toEqual([422, expect.objectContaining({ code: 'core.invalid_input' })]);
  });
});

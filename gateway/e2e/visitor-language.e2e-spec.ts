import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { addUpdateAppointment, addUpdateProduct, connectPayments, listSlots } from '@linkyard/contracts';
import { baseUrl, must, newCreator, uniqueName, type Person } from '@linkyard/testing';
import { openScreen, postForm, type Screen } from './public-form.js';

const german = 'de-AT,de;q=0.9,en;q=0.5';
const open = (path: string) => openScreen(path, german);
const post = (path: string, fields: Record<string, string>) => postForm(path, fields, german);
const errorAt = ({ text }: Screen, field: string) => new RegExp(`id="f-${field}-wrong">([^<]*)`).exec(text)?.[1];
const mainOf = ({ text }: Screen) => text.replace(/[\s\u00a0\u202f]+/g, ' ');

describe('a visitor whose browser asks for German', () => {
  let ana: Person;
  beforeAll(async () => {
    ana = await newCreator('Ana');
    const secretKey = `sk_test_${uniqueName().replace('-', '')}`;
    await must(connectPayments, { provider: 'stripe', secretKey }, ana.token);
  });

  it('buys in German, with amounts as they are written there', async () => {
    const mug = { title: 'Mug', price: '12.00', currency: 'EUR', state: 'published' as const };
    const { publicId } = await must(addUpdateProduct, mug, ana.token);
    const path = `/checkout/${publicId}`;
    const form = await open(path);
    expect(form.headers.get('content-language')).toBe('de');
    expect(form.headers.get('vary')).toContain('accept-language');
    expect(form.headers.get('cache-control')).toBe('no-store');
    expect(form.text).toContain('<html lang="de" dir="ltr">');
    expect(mainOf(form)).toContain('12,00 € bezahlen');
    const wrong = await post(path, { ...form.values, action: 'pay', email: 'no' });
    expect(errorAt(wrong, 'email')).toBe('Bitte gib eine gültige E-Mail-Adresse ein.');
    const started = await post(path, { ...wrong.values, action: 'pay', email: 'vera@example.com', name: 'Vera' });
    expect(started.status).toBe(303);
    const paid = await post(started.location, { outcome: 'pay', card: '4242424242424242', email: 'vera@example.com' });
    const receipt = await open((await open(paid.location)).location);
    expect(mainOf(receipt)).toContain('Danke, Vera!');
    expect(mainOf(receipt)).toContain('Deine Quittung geht an <b>vera@example.com</b>.');
  });

  it('books, moves and cancels in German, on a clock of 24 hours', async () => {
    const sent = { title: 'Gespräch', state: 'published' as const, window: { type: 'unlimited' as const } };
    const { publicId } = await must(addUpdateAppointment, sent, ana.token);
    const asked = { publicId, from: '2031-03-01', to: '2031-03-31', timeZone: 'UTC' };
    const [first, second] = Object.values((await must(listSlots, asked)).days).map(([slot]) => slot?.start ?? '');
    const address = `/bookAppointment/${publicId}?tz=UTC&start=${encodeURIComponent(first ?? '')}`;
    expect((await open(`/bookAppointment/${publicId}?tz=UTC&month=2031-03`)).text).toContain('März 2031');
    const form = await open(address);
    const wrong = await post(address, { ...form.values, name: '', email: 'vera@example.com' });
    expect(errorAt(wrong, 'name')).toBe('Gib deinen Namen ein.');
    const booked = await post(address, { ...wrong.values, name: 'Vera' });
    const page = await open(booked.location);
    expect(mainOf(page)).toContain('Du hast gebucht');
    expect(mainOf(page)).toMatch(/\d\d?\. März 2031/);
    expect(mainOf(page)).not.toMatch(/\d [AP]M/);
    const move = await open(`${booked.location}&step=move&start=${encodeURIComponent(second ?? '')}`);
    const moved = await post(`/bookAppointment/${publicId}/reschedule`, move.values);
    const cancel = await open(`${moved.location}&step=cancel`);
    expect(mainOf(cancel)).toContain('Diese Buchung absagen?');
    const cancelled = await post(`/bookAppointment/${publicId}/cancel`, cancel.values);
    expect(mainOf(await open(cancelled.location))).toContain('Diese Buchung ist abgesagt');
  });

  it('reads in German what the forms and gates of a published page refuse', async () => {
    const ids = { campaignId: 'a'.repeat(24), pageId: 'b'.repeat(24), sectionId: 'c'.repeat(24) };
    const sent = { ...ids, answers: {}, idempotencyKey: randomUUID() };
    const refusalOf = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json', accept: 'application/json', 'accept-language': german };
      const reply = await fetch(`${baseUrl()}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await reply.json()).message;
    };
    expect(await refusalOf('/user/form/submit', sent)).toBe('Dieses Formular nimmt keine Antworten mehr an.');
    expect(await refusalOf(`/g/${ids.campaignId}/${ids.pageId}/page`, { password: 'x' })).toBe(
      'Diese Seite hat sich geändert. Bitte lade sie neu.',
    );
  });

  it('reads refusals in German, and pages that are not there', async () => {
    const missing = await open('/checkout/no-such-product-0123456789');
    expect([missing.status, missing.text]).toEqual([404, expect.stringContaining('Hier ist nichts')]);
    const lost = await post('/wallet/lost', { email: 'no address' });
    expect(errorAt(lost, 'email')).toBe('Bitte gib eine gültige E-Mail-Adresse ein.');
    const english = await fetch(`${baseUrl()}/wallet/lost`, { headers: { 'accept-language': 'fr' } });
    expect(await english.text()).toContain('<html lang="en"');
  });
});

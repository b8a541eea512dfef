import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  beginExport,
  exportEnded,
  exportLeads,
  exportSubUsers,
  finishExport,
  getExport,
  getUserContact,
  sendEmail,
  subUserRows,
  userDeleted,
  type Ctx,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import { aUserContact, hostOfTenant } from '@linkyard/service-kit/testing';
import { creator, MediaHarness } from '../testing/media-harness.js';
import { ExportSweep } from './export-sweep.job.js';

const dayMs = 86_400_000;
let media: MediaHarness;
beforeAll(async () => {
  media = await MediaHarness.start({ PUBLIC_URL: 'https://links.test' });
  const contact = aUserContact({ userId: newId(), timeZone: 'Europe/Berlin' });
  media.others.set(getUserContact.subject, () => ({ contact }));
}, 30_000);
afterAll(() => media.stop());

const anOwner = () => {
  const ctx = creator();
  return { ctx, ownerId: ctx.userId };
};
/** What the worker does. */
async function write({ ownerId, ctx }: { ownerId: string; ctx?: Ctx }, exportId: string) {
  const { plan } = await media.call(beginExport, { exportId, ownerId }, ctx);
  if (!plan) throw new Error('nothing to write');
  await media.store.put(plan.key, Buffer.from('a,b\n'), { contentType: 'text/csv' });
  await media.call(finishExport, { exportId, ownerId, outcome: 'ready', rows: 1, size: 4 }, ctx);
  return plan;
}

describe('an export', () => {
  it('that is asked for twice is one, until it is written', async () => {
    const owner = anOwner();
    const ask = () => media.call(exportLeads, { filters: { from: '2026-01-01' } }, owner.ctx);
    const [{ exportId }, again] = [await ask(), await ask()];
    expect(again).toEqual({ exportId });
    expect(await media.call(getExport, { exportId }, owner.ctx)).toMatchObject({ state: 'queued', url: null });
    const plan = await write(owner, exportId);
    expect(plan).toMatchObject({ kind: 'leads', format: 'csv', filters: { from: '2026-01-01' } });
    expect((await ask()).exportId).not.toBe(exportId);
  });

  it('that is ready has a download for its owner alone, and a mail with the link, once', async () => {
    const owner = anOwner();
    const { exportId } = await media.call(exportLeads, {}, owner.ctx);
    await write(owner, exportId);
    const found = await media.call(getExport, { exportId }, owner.ctx);
    expect(found).toMatchObject({ state: 'ready', rows: 1 });
    expect(found.url).toMatch(/^\/media\/exports\/[\w/-]+\.csv\?expires=\d+&name=leads-[\d-]+\.csv&signature=/);
    await expect(media.call(getExport, { exportId }, creator())).rejects.toMatchObject({ code: 'core.not_found' });
    const mails = media.jobs.filter(({ name }) => name === 'email.send').map(({ data }) => data);
    expect(mails).toContainEqual(
      expect.objectContaining({
        key: `export:${exportId}`,
        to: 'ada@example.com',
        values: expect.objectContaining({ link: expect.stringMatching(/^https:\/\/links\.test\/media\/exports\//) }),
      }),
    );
    expect(await media.call(beginExport, { exportId, ownerId: owner.ownerId })).toEqual({ plan: null });
  });

  it("has the link of its mail at the site of its owner's tenant", async () => {
    const tenantId = newId();
    const ctx = creator(tenantId);
    const asked = media.others.get(getUserContact.subject);
    const person = aUserContact({ userId: ctx.userId, name: 'Bo', email: 'bo@example.com', tenantId });
    media.others.set(getUserContact.subject, () => ({ contact: person }));
    const { exportId } = await media.call(exportLeads, {}, ctx);
    await write({ ownerId: ctx.userId, ctx }, exportId);
    const mail = media.jobs
      .map(({ data }) => sendEmail.data.safeParse(data).data)
      .find((sent) => sent?.to === person.email);
    expect(new URL(mail?.values['link'] ?? '').host).toBe(hostOfTenant(tenantId));
    if (asked) media.others.set(getUserContact.subject, asked);
  });

  it.each(['ready', 'failed'] as const)('that is %s is published once', async (outcome) => {
    const { ctx, ownerId } = anOwner();
    const { exportId } = await media.call(exportLeads, {}, ctx);
    await media.call(beginExport, { exportId, ownerId });
    for (let repeated = 0; repeated < 2; repeated += 1)
      await media.call(finishExport, { exportId, ownerId, outcome, rows: 1, size: 4 });
    const published = (await media.events(exportEnded.name)).filter((data) => data['ownerId'] === ownerId);
    expect(published).toEqual([{ exportId, ownerId, kind: 'leads', outcome }]);
  });

  it('of the people of a site is begun only where auth would hand them over', async () => {
    const { ctx, ownerId } = anOwner();
    media.others.set(subUserRows.subject, () => {
      throw new DomainError('white-label.not_complete');
    });
    const filters = { status: 0 as const, searchTerm: 'Kim' };
    await expect(media.call(exportSubUsers, { filters }, ctx)).rejects.toHaveCode('white-label.not_complete');
    expect(await media.rows('exports').countDocuments({ userId: ownerId })).toBe(0);
    media.others.set(subUserRows.subject, () => ({ columns: [], rows: [], next: null }));
    const { exportId } = await media.call(exportSubUsers, { filters, format: 'xlsx' }, ctx);
    expect(await write({ ctx, ownerId }, exportId)).toMatchObject({ kind: 'sub-users', format: 'xlsx', filters });
  });

  it('is named by the day of its owner, not by that of UTC', async () => {
    const owner = anOwner();
    const { exportId } = await media.call(exportLeads, {}, owner.ctx);
    await write(owner, exportId);
    // In Berlin the day after.
    const createdAt = new Date('2026-03-01T23:30:00Z');
    await media.rows('exports').updateOne({ _id: exportId }, { $set: { createdAt } });
    const { url } = await media.call(getExport, { exportId }, owner.ctx);
    expect(url).toContain('name=leads-2026-03-02.csv');
  });

  it('is kept for seven days, then its file is deleted', async () => {
    const owner = anOwner();
    const { exportId } = await media.call(exportLeads, {}, owner.ctx);
    const { key } = await write(owner, exportId);
    const sweep = (days: number) =>
      media.get(ExportSweep).run(new AbortController().signal, new Date(Date.now() + days * dayMs));
    await sweep(6.9);
    expect(await media.store.stat(key)).not.toBeNull();
    await sweep(7.1);
    expect(await media.store.stat(key)).toBeNull();
    expect(await media.call(getExport, { exportId }, owner.ctx)).toMatchObject({ state: 'expired', url: null });
  });

  it('is deleted with its account; a worker that finishes later gets core.not_found', async () => {
    const owner = anOwner();
    const { exportId } = await media.call(exportLeads, {}, owner.ctx);
    const { key } = await write(owner, exportId);
    await media.deliver(userDeleted, { userId: owner.ownerId, tenantId: null });
    expect(await media.store.stat(key)).toBeNull();
    const ending = { exportId, ownerId: owner.ownerId, outcome: 'ready' as const, rows: 1, size: 4 };
    expect(await media.call(finishExport, ending)).toEqual({ kept: false });
  });
});

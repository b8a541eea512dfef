import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { leadCaptured, sendEmail } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { ownSites } from '@linkyard/service-kit';
import { hostOfTenant } from '@linkyard/service-kit/testing';
import { NotificationsUnderTest } from '../testing/notifications-under-test.js';
import { LeadMailDigest } from './lead-mail-digest.job.js';

describe('mails to owners', () => {
  let service: NotificationsUnderTest;
  const owners = [newId(), null, newId()].map((tenantId) => ({ userId: newId(), tenantId }));
  beforeAll(async () => {
    service = await NotificationsUnderTest.start();
    for (const owner of owners) service.person(owner);
  }, 30_000);
  afterAll(() => service.stop());

  it('lead to the site of their tenant, one by one and collected', async () => {
    for (let lead = 0; lead < 7; lead += 1)
      for (const { userId, tenantId } of owners) {
        const form = { campaignName: 'Mugs', sectionId: newId(), formTitle: 'News', notifyByEmail: true } as const;
        const person = { name: 'Vera', email: 'vera@mail.example', phone: '' };
        const ids = { leadId: newId(), userId, tenantId, campaignId: newId() };
        await service.deliver(leadCaptured, { ...ids, ...form, ...person, kind: 'optin' }, new Date(), tenantId);
      }
    await service.get(LeadMailDigest).run(new AbortController().signal, new Date(Date.now() + 11 * 60_000));
    for (const { userId, tenantId } of owners) {
      const mails = service.recordedJobs.of(sendEmail).filter(({ to }) => to === `${userId}@people.example`);
      expect(mails.at(-1)?.template).toBe('leads-collected');
      const host = tenantId === null ? ownSites(process.env).platform.host : hostOfTenant(tenantId);
      expect(mails.map(({ values }) => new URL(values['link'] ?? '').host)).toEqual(Array(6).fill(host));
    }
  });

  it('are not collected for the time in which their site is closed', async () => {
    const [userId, tenantId] = [newId(), newId()];
    service.person({ userId, tenantId });
    const form = { campaignName: 'Mugs', sectionId: newId(), formTitle: 'News', notifyByEmail: true } as const;
    const person = { name: 'Vera', email: 'vera@mail.example', phone: '' };
    for (let lead = 0; lead < 7; lead += 1) {
      const ids = { leadId: newId(), userId, tenantId, campaignId: newId() };
      await service.deliver(leadCaptured, { ...ids, ...form, ...person, kind: 'optin' }, new Date(), tenantId);
    }
    const end = (minutes: number) =>
      service.get(LeadMailDigest).run(new AbortController().signal, new Date(Date.now() + minutes * 60_000));
    service.closedSites.add(tenantId);
    await end(11);
    service.closedSites.delete(tenantId);
    await end(30);
    const mails = service.recordedJobs.of(sendEmail).filter(({ to }) => to === `${userId}@people.example`);
    expect(mails.map(({ template }) => template)).toEqual(Array(5).fill('lead-captured'));
  });
});

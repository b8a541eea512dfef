import { describe, expect, it, jest } from '@jest/globals';
import { getUserContact } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { textsFor } from '../locales/texts.js';
import type { OwnerNotifier } from './owner-notifier.service.js';
import { SystemNotices } from './system-notice.js';

describe('the notification about a sender', () => {
  it('names the site and the problem, in the app and by a mail that repeats do not multiply', async () => {
    const notify = jest.fn<OwnerNotifier['notify']>();
    const [whiteLabelId, ownerId, since] = [newId(), newId(), '2026-11-26T08:00:00.000Z'];
    const facts = { eventId: newId(), tenantId: null, requestId: null, at: new Date() };
    const failing = { whiteLabelId, ownerId, since, title: 'The Agency', failure: 'signIn' as const };
    await new SystemNotices({ notify }).onSenderFailing(failing, facts);
    const [news] = notify.mock.calls[0] ?? [];
    const system = { code: 'senderFailing', params: { title: 'The Agency', failure: 'signIn' }, link: '/white-label' };
    const key = `sender-failing:${whiteLabelId}:${since}`;
    expect(news).toMatchObject({ ownerId, dedupeKey: key, notification: { type: 'system', system } });
    const person = { userId: ownerId, name: 'Ana', email: 'ana@people.example', emailVerified: true, locale: 'de' };
    const account = { timeZone: 'UTC', tenantId: null, status: 1, state: 'active', notificationPrefs: {} };
    const { contact } = getUserContact.reply.parse({ contact: { ...person, ...account } });
    expect(contact && (await news?.mail?.(contact, textsFor('de'), 'https://app.example/white-label'))).toEqual({
      ...{ key, template: 'sender-failing' },
      values: {
        ...{ name: 'Ana', site: 'The Agency', link: 'https://app.example/white-label' },
        problem: 'Der Mailserver nimmt den Benutzernamen oder das Passwort nicht an.',
      },
    });
  });
});

describe('the notification about a certificate', () => {
  it.each([
    ['whiteLabel', '/white-label'],
    ['campaign', '/custom-domain?domain=d1'],
  ] as const)('of a domain for a %s comes once for each end of one, and links to %s', async (purpose, link) => {
    const notify = jest.fn<OwnerNotifier['notify']>();
    const [domainId, ownerId, expiresAt] = ['d1', newId(), '2026-12-01T08:00:00.000Z'];
    const facts = { eventId: newId(), tenantId: null, requestId: null, at: new Date() };
    await new SystemNotices({ notify }).onCertificateExpiring(
      { domainId, ownerId, expiresAt, purpose, host: 'links.ana.example' },
      facts,
    );
    expect(notify.mock.calls[0]?.[0]).toMatchObject({
      ...{ ownerId, dedupeKey: `certificate-expiring:${domainId}:${expiresAt}` },
      notification: { system: { code: 'certificateExpiring', params: { host: 'links.ana.example' }, link } },
    });
  });
});

describe('the notification about a domain', () => {
  it.each([
    ['whiteLabel', 'dns', '/white-label'],
    ['campaign', 'dns', '/custom-domain?domain=d1'],
    ['campaign', 'claimed', '/custom-domain'],
  ] as const)(
    'of a %s leads to where it is looked after, in the app and by a mail: %s',
    async (purpose, reason, link) => {
      const notify = jest.fn<OwnerNotifier['notify']>();
      const [domainId, ownerId, since] = ['d1', newId(), '2026-11-26T08:00:00.000Z'];
      const facts = { eventId: newId(), tenantId: null, requestId: null, at: new Date() };
      const failing = { domainId, ownerId, since, purpose, host: 'agency.example', reason };
      await new SystemNotices({ notify }).onDomainFailing(failing, facts);
      const [news] = notify.mock.calls[0] ?? [];
      const system = { code: 'domainFailing', params: { domain: 'agency.example', reason }, link };
      expect(news).toMatchObject({
        ownerId,
        dedupeKey: `domain-failing:${domainId}:${since}`,
        notification: { system },
      });
      expect(news?.mail).toBeDefined();
    },
  );
});

describe('the notification about an export', () => {
  it.each([
    ['ready', 'exportReady'],
    ['failed', 'exportFailed'],
  ] as const)('that is %s names what was exported and links to its screen', async (outcome, code) => {
    const notify = jest.fn<OwnerNotifier['notify']>();
    const [exportId, ownerId] = [newId(), newId()];
    const facts = { eventId: newId(), tenantId: null, requestId: null, at: new Date() };
    await new SystemNotices({ notify }).onExportEnded({ exportId, ownerId, kind: 'leads', outcome }, facts);
    const system = { code, params: { kind: 'leads' }, link: `/exports/${exportId}` };
    expect(notify.mock.calls).toEqual([
      [{ ownerId, dedupeKey: `export:${exportId}`, notification: { type: 'system', system } }, facts],
    ]);
  });
});

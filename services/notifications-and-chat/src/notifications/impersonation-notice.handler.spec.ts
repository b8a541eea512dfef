import { describe, expect, it, jest } from '@jest/globals';
import { getUserContact } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { textsFor } from '../locales/texts.js';
import { ImpersonationNotice } from './impersonation-notice.handler.js';
import type { OwnerNotifier } from './owner-notifier.service.js';

const begun = {
  ...{ impersonationId: newId(), impersonatorId: newId(), by: 'admin' as const, userId: newId(), tenantId: null },
  ...{ reason: 'Your order', startedAt: '2026-11-26T13:05:00.000Z', isNotified: true },
};
const facts = { eventId: newId(), tenantId: null, requestId: null, at: new Date() };
const person = { userId: begun.userId, name: 'Ana', email: 'ana@people.example', emailVerified: true, locale: 'de' };
const account = { timeZone: 'Europe/Berlin', tenantId: null, status: 1, state: 'active', notificationPrefs: {} };

describe('the notification about an impersonation (J5)', () => {
  it.each([
    ['admin', 'Jemand von der Verwaltung'],
    ['owner', 'Wer diese Seite betreibt,'],
  ] as const)(
    'says to the user that it was by the %s, when and why, in their language and on their clock',
    async (by, who) => {
      const notify = jest.fn<OwnerNotifier['notify']>();
      await new ImpersonationNotice({ notify }).onStarted({ ...begun, by }, facts);
      const [news] = notify.mock.calls[0] ?? [];
      const system = { code: 'impersonated', params: { by, reason: 'Your order' }, link: '/profile' };
      expect(news).toMatchObject({ ownerId: begun.userId, notification: { type: 'system', system } });
      const { contact } = getUserContact.reply.parse({ contact: { ...person, ...account } });
      const mail = contact && (await news?.mail?.(contact, textsFor('de'), 'https://app.example/profile'));
      expect(mail).toMatchObject({
        template: 'impersonated',
        values: { who, when: '26. November 2026 um 14:05', reason: 'Your order', link: 'https://app.example/profile' },
      });
      expect(JSON.stringify(mail)).not.toContain(begun.impersonatorId);
    },
  );

  it('is not sent where the operator has switched it off', async () => {
    const notify = jest.fn<OwnerNotifier['notify']>();
    await new ImpersonationNotice({ notify }).onStarted({ ...begun, isNotified: false }, facts);
    expect(notify).not.toHaveBeenCalled();
  });
});

import { describe, expect, it } from '@jest/globals';
import {
  bookingCancelled,
  bookingConfirmed,
  certificateExpiring,
  certificateFailed,
  pushServiceRefuses,
  certificateNeedsOperator,
  domainFailing,
  domainVerified,
  exportEnded,
  getUserContact,
  impersonationStarted,
  orderPaid,
  orderPlaced,
  registrationApproved,
  senderFailing,
  type AnyEvent,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import type { z } from 'zod';
import { textsFor } from '../../locales/texts.js';
import { notificationRules } from './notification-rules.js';
import type { Notice, Recipient } from './notification-rule.js';

const facts = { eventId: newId(), tenantId: null, requestId: null, at: new Date() };

function recipientOf(userId: string): Recipient {
  const person = { userId, name: 'Ana', email: 'ana@people.example', emailVerified: true, locale: 'de' };
  const account = { timeZone: 'Europe/Berlin', tenantId: null, status: 1, state: 'active', notificationPrefs: {} };
  const { contact } = getUserContact.reply.parse({ contact: { ...person, ...account } });
  if (!contact) throw new Error('no contact');
  return contact;
}

function noticeOf<E extends AnyEvent>(event: E, data: z.input<E['data']>): Notice | null {
  const rule = notificationRules.find((one) => one.event === event);
  if (!rule) throw new Error(`${event.name} is not in the table`);
  return rule.notice(event.data.parse(data), facts);
}

/** What the mail says to a German reader. */
function mailOf(notice: Notice | null, link: string) {
  const [recipient = ''] = notice?.recipients ?? [];
  return notice?.mail && { ...notice.mail, values: notice.mail.values(recipientOf(recipient), textsFor('de'), link) };
}

describe('the table of notifications', () => {
  it('has each event and each consumer once', () => {
    for (const values of [notificationRules.map(({ id }) => id), notificationRules.map(({ event }) => event.name)])
      expect(values).toEqual([...new Set(values)]);
  });

  it('announces an order once, whether it is paid at once or later', () => {
    const order = {
      ...{ orderId: newId(), ownerId: newId(), total: 2_500, currency: 'EUR', products: ['Mug'] },
      buyer: { name: 'Vera', email: 'vera@mail.example' },
    };
    const [placed, paid] = [noticeOf(orderPlaced, order), noticeOf(orderPaid, order)];
    expect(placed?.dedupeKey).toBe(paid?.dedupeKey);
    expect(placed?.mail?.key).toBe(paid?.mail?.key);
    expect(paid?.recipients).toEqual([order.ownerId]);
  });
});

describe('what a person has done themselves', () => {
  const booking = {
    ...{ bookingId: newId(), uid: 'b'.repeat(22), ownerId: newId(), appointmentId: newId(), title: 'Call' },
    ...{ startAt: '2026-11-26T13:05:00.000Z', endAt: '2026-11-26T13:35:00.000Z' },
    attendee: { name: 'Vera', email: 'vera@mail.example' },
  };
  const registration = {
    ...{ registrationId: newId(), uid: 'r'.repeat(22), ownerId: newId(), webinarId: newId(), title: 'Glaze' },
    ...{ person: { name: 'Vera', email: 'vera@mail.example' }, fromWaitlist: false },
  };

  it('is not announced to them', () => {
    expect(noticeOf(bookingConfirmed, { ...booking, isApproved: true })).toBeNull();
    expect(noticeOf(bookingConfirmed, { ...booking, isApproved: false })).not.toBeNull();
    expect(noticeOf(registrationApproved, { ...registration, isApproved: true })).toBeNull();
    expect(noticeOf(registrationApproved, { ...registration, isApproved: false })).not.toBeNull();
  });

  it.each([
    ['attendee', true, true],
    ['attendee', false, false],
    ['host', true, false],
  ] as const)('a booking cancelled by the %s, announced before %s: %s', (by, wasAnnounced, isNews) => {
    const notice = noticeOf(bookingCancelled, { ...booking, by, wasAnnounced, reason: '' });
    expect(notice !== null).toBe(isNews);
  });
});

describe('the notification about an impersonation (J5)', () => {
  const begun = {
    ...{ impersonationId: newId(), impersonatorId: newId(), by: 'admin' as const, userId: newId(), tenantId: null },
    ...{ reason: 'Your order', startedAt: '2026-11-26T13:05:00.000Z', isNotified: true },
  };

  it.each([
    ['admin', 'Jemand von der Verwaltung'],
    ['owner', 'Wer diese Seite betreibt,'],
  ] as const)(
    'says to the user that it was by the %s, when and why, in their language and on their clock',
    (by, who) => {
      const notice = noticeOf(impersonationStarted, { ...begun, by });
      const system = { code: 'impersonated', params: { by, reason: 'Your order' }, link: '/profile' };
      expect(notice).toMatchObject({ recipients: [begun.userId], content: { type: 'system', system } });
      const link = 'https://app.example/profile';
      const mail = mailOf(notice, link);
      expect(mail).toMatchObject({
        template: 'impersonated',
        values: { who, when: '26. November 2026 um 14:05', reason: 'Your order', link },
      });
      expect(JSON.stringify([notice, mail])).not.toContain(begun.impersonatorId);
    },
  );

  it('is not sent where the operator has switched it off', () => {
    expect(noticeOf(impersonationStarted, { ...begun, isNotified: false })).toBeNull();
  });
});

describe('notifications about a site', () => {
  it('name the site whose mails do not leave and the problem, once for each time it begins', () => {
    const [whiteLabelId, ownerId, since] = [newId(), newId(), '2026-11-26T08:00:00.000Z'];
    const notice = noticeOf(senderFailing, { whiteLabelId, ownerId, since, title: 'The Agency', failure: 'signIn' });
    const key = `sender-failing:${whiteLabelId}:${since}`;
    const system = { code: 'senderFailing', params: { title: 'The Agency', failure: 'signIn' }, link: '/white-label' };
    expect(notice).toMatchObject({ recipients: [ownerId], dedupeKey: key, content: { type: 'system', system } });
    expect(mailOf(notice, 'https://app.example/white-label')).toEqual({
      ...{ key, template: 'sender-failing' },
      values: {
        ...{ name: 'Ana', site: 'The Agency', link: 'https://app.example/white-label' },
        problem: 'Der Mailserver nimmt den Benutzernamen oder das Passwort nicht an.',
      },
    });
  });

  const domainId = newId();
  const panel = `/custom-domain?domain=${domainId}`;

  it.each([
    ['whiteLabel', '/white-label'],
    ['campaign', panel],
  ] as const)('of a %s come once for each end of a certificate, and lead to %s', (purpose, link) => {
    const [ownerId, expiresAt] = [newId(), '2026-12-01T08:00:00.000Z'];
    const notice = noticeOf(certificateExpiring, { domainId, ownerId, expiresAt, purpose, host: 'links.ana.example' });
    expect(notice).toMatchObject({
      ...{ recipients: [ownerId], dedupeKey: `certificate-expiring:${domainId}:${expiresAt}` },
      content: { system: { code: 'certificateExpiring', params: { host: 'links.ana.example' }, link } },
    });
  });

  it('of a push service that takes nothing go to the operators, once a day', () => {
    const admins = [newId(), newId()];
    const news = { service: 'push.example', status: 403, subject: 'mailto:me@localhost', day: '2026-11-26', admins };
    expect(noticeOf(pushServiceRefuses, news)).toMatchObject({
      ...{ recipients: admins, dedupeKey: 'push-refused:push.example:2026-11-26' },
      content: { system: { code: 'pushRefused', params: { service: 'push.example', subject: news.subject } } },
    });
  });

  it('of a domain without a certificate go to its owner and, in other words, to the operators', () => {
    const [ownerId, admin, at] = [newId(), newId(), '2026-11-26T08:00:00.000Z'];
    const host = 'links.ana.example';
    const toOwner = noticeOf(certificateFailed, { domainId, ownerId, since: at, host, purpose: 'campaign' });
    expect(toOwner).toMatchObject({
      ...{ recipients: [ownerId], dedupeKey: `certificate-failed:${domainId}:${at}` },
      content: { system: { code: 'certificateFailed', params: { host }, link: panel } },
    });
    for (const problem of ['first', 'renewal'] as const) {
      const params = { host, problem, reader: 'operator' };
      expect(noticeOf(certificateNeedsOperator, { domainId, host, problem, at, admins: [admin] })).toMatchObject({
        ...{ recipients: [admin], dedupeKey: `certificate-needs-operator:${domainId}:${problem}:${at}` },
        content: { system: { code: 'certificateFailed', params, link: '' } },
      });
    }
  });

  it.each([
    ['whiteLabel', 'dns', '/white-label'],
    ['campaign', 'dns', panel],
    ['campaign', 'claimed', '/custom-domain'],
  ] as const)('of a %s whose domain fails (%s) lead to %s', (purpose, reason, link) => {
    const failing = { domainId, ownerId: newId(), since: '2026-11-26T08:00:00.000Z', purpose, reason };
    const notice = noticeOf(domainFailing, { ...failing, host: 'agency.example' });
    const system = { code: 'domainFailing', params: { domain: 'agency.example', reason }, link };
    expect(notice).toMatchObject({ dedupeKey: `domain-failing:${domainId}:${failing.since}`, content: { system } });
    expect(notice?.mail).toBeDefined();
  });

  it.each([
    ['whiteLabel', '/white-label'],
    ['campaign', panel],
  ] as const)('of a %s whose domain is verified lead to %s, once for each event', (purpose, link) => {
    const notice = noticeOf(domainVerified, { domainId, ownerId: newId(), purpose, host: 'agency.example' });
    expect(notice).toMatchObject({
      dedupeKey: `domain-verified:${domainId}:${facts.eventId}`,
      content: { system: { code: 'domainVerified', params: { domain: 'agency.example' }, link } },
    });
  });
});

describe('the notification about an export', () => {
  it.each([
    ['ready', 'exportReady'],
    ['failed', 'exportFailed'],
  ] as const)('that is %s names what was exported and leads to its screen', (outcome, code) => {
    const [exportId, ownerId] = [newId(), newId()];
    const system = { code, params: { kind: 'leads' }, link: `/exports/${exportId}` };
    expect(noticeOf(exportEnded, { exportId, ownerId, kind: 'leads', outcome })).toEqual({
      ...{ recipients: [ownerId], dedupeKey: `export:${exportId}`, content: { type: 'system', system } },
    });
  });
});

import { describe, expect, it, jest } from '@jest/globals';
import { newId } from '@linkyard/mongo';
import { DomainNotice } from './domain-notice.handler.js';
import type { OwnerNotifier } from './owner-notifier.service.js';

describe('the notification about a verified domain', () => {
  it.each([
    ['whiteLabel', '/white-label'],
    ['campaign', '/custom-domain?domain=d1'],
  ] as const)('of a %s leads to where it is looked after, once for each event', async (purpose, link) => {
    const notify = jest.fn<OwnerNotifier['notify']>();
    const [ownerId, eventId] = [newId(), newId()];
    const facts = { eventId, tenantId: null, requestId: null, at: new Date() };
    await new DomainNotice({ notify }).onVerified({ domainId: 'd1', ownerId, purpose, host: 'agency.example' }, facts);
    const system = { code: 'domainVerified', params: { domain: 'agency.example' }, link };
    const news = { ownerId, dedupeKey: `domain-verified:d1:${eventId}`, notification: { type: 'system', system } };
    expect(notify.mock.calls).toEqual([[news, facts]]);
  });
});

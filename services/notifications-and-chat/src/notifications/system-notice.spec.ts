import { describe, expect, it, jest } from '@jest/globals';
import { newId } from '@linkyard/mongo';
import type { OwnerNotifier } from './owner-notifier.service.js';
import { SystemNotices } from './system-notice.js';

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

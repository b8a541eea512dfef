import { describe, expect, it } from '@jest/globals';
import { noLimits, sendEmail } from '@linkyard/contracts';
import { MailGate } from './mail-gate.js';

const creatorId = 'c'.repeat(24);
const mail = (template: 'order-files-updated' | 'order-refunded') =>
  sendEmail.data.parse({
    ...{ key: 'mail:0001', template, to: 'ada@people.example', tenantId: null, values: {} },
    onBehalfOf: { creatorId, name: 'Bo', email: null, picture: '' },
  });

/** @param used mails of the month */
function aGate(limit: number | null, used: number) {
  const counted: string[] = [];
  const allowance = {
    mailboxOf: () => 'mailbox',
    count: async () => undefined,
    mayReach: async () => true,
    waitOf: async () => 0,
    hold: async () => true,
    requestOf: async () => 'request',
    takeOfMonth: async (_creator: string, key: string, most: number | null) => {
      if (most !== null && used >= most) return false;
      counted.push(key);
      return true;
    },
  };
  const limits = { of: async () => ({ ...noLimits, emailsPerMonth: limit }) };
  const jobs = { enqueue: async () => undefined };
  return { gate: new MailGate({ allowance, jobs, limits, notify: async () => undefined }), counted };
}

describe('the mails of a month in the name of a creator', () => {
  it.each([
    ['goes while there is room', 'order-files-updated' as const, 3, 2, true],
    ['goes without a limit', 'order-files-updated' as const, null, 900, true],
    ['does not go once they are used up', 'order-files-updated' as const, 3, 3, false],
  ])('a mail of their choice %s', async (_what, template, limit, used, goes) => {
    const { gate, counted } = aGate(limit, used);
    expect(await gate.opensFor(mail(template), 'https://app.example')).toBe(goes);
    expect(counted).toEqual(goes ? ['mail:0001'] : []);
  });

  it('a mail that buyers wait for goes and is counted, whatever was used', async () => {
    const { gate, counted } = aGate(0, 50);
    expect(await gate.opensFor(mail('order-refunded'), 'https://app.example')).toBe(true);
    expect(counted).toEqual(['mail:0001']);
  });
});

import { describe, expect, it } from '@jest/globals';
import { messageRows } from './message-rows.js';
import { aMessage } from './testing/fake-room.js';

const dayOf = (moment: string) => moment.slice(0, 10);
const rowsOf = (messages: Parameters<typeof messageRows>[0], readUpTo: number | null = null) =>
  messageRows(messages, { dayOf, readUpTo, userId: 'me' }).map((row) =>
    row.kind === 'message' ? `${row.isFirstOfGroup ? '+' : '-'}${row.message.seq}` : row.kind,
  );

describe('the rows of a chat room', () => {
  it('groups messages of one person and minute, and begins a group with a reply', () => {
    const ana = { _id: 'me', name: 'Ana' };
    const messages = [
      aMessage(1),
      aMessage(2),
      aMessage(3, { sendBy: ana }),
      aMessage(4, { sendBy: ana, replyTo: { ...aMessage(1) } }),
      aMessage(70, { sendBy: ana }),
      aMessage(86_400, { sendBy: ana }),
    ];
    expect(rowsOf(messages)).toEqual(['day', '+1', '-2', '+3', '+4', '+70', 'day', '+86400']);
  });

  it('marks where what is new to the reader begins, and not their own messages', () => {
    const own = aMessage(2, { sendBy: { _id: 'me', name: 'Ana' } });
    expect(rowsOf([aMessage(1), own, aMessage(3)], 1)).toEqual(['day', '+1', '+2', 'unread', '+3']);
    expect(rowsOf([aMessage(1), own], 1)).toEqual(['day', '+1', '+2']);
  });
});

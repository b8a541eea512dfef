import { describe, expect, it } from '@jest/globals';
import { messageLink, openedChat } from './chat-links.js';

const [ana, bea, message] = ['a', 'b', 'c'].map((digit) => digit.repeat(24));

describe('addresses of the chat', () => {
  it.each([
    [`?user=${ana}`, { userId: ana }],
    [`?user=${ana}&user=${bea}`, { userId: ana }],
    [`?user=${ana}&msg=${message}`, { userId: ana, messageId: message }],
    ['?user=<img src=x onerror=alert(1)>&msg=javascript:alert(1)', {}],
    ['?user[$ne]=1&room=__proto__', {}],
    ['', {}],
  ])('%s opens with ids alone', (query, expected) => {
    expect(openedChat(new URLSearchParams(query))).toEqual({
      ...{ userId: undefined, messageId: undefined, roomId: undefined },
      ...expected,
    });
  });

  it('has one parameter for a message, however the screen was opened', () => {
    const link = messageLink('https://links.example', message ?? '', undefined);
    expect(link).toBe(`https://links.example/chatroom-chat-community?msg=${message}`);
    expect(openedChat(new URL(link).searchParams)).toMatchObject({ messageId: message, userId: undefined });
  });
});

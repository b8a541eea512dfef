import { describe, expect, it } from '@jest/globals';
import { chatEmoji } from './chat-message.js';
import { linksIn, messageParts } from './message-parts.js';

const shown = (message: string, mentions: { _id: string; name: string }[] = []) =>
  messageParts(message, mentions).map((part) => (part.kind === 'text' ? part.text : [part.kind, part.text]));

describe('the parts of a message', () => {
  it.each([
    ['See https://a.example/b?c=1#d.', ['See ', ['link', 'https://a.example/b?c=1#d'], '.']],
    ['(https://en.wikipedia.org/wiki/Yard_(unit))', ['(', ['link', 'https://en.wikipedia.org/wiki/Yard_(unit)'], ')']],
    ['www.example.com!', [['link', 'www.example.com'], '!']],
    ['a@www.example.com', ['a@www.example.com']],
    ['https://good.example@evil.example/', ['https://good.example@evil.example/']],
    ['javascript:alert(1) http:// https://localhost', ['javascript:alert(1) http:// https://localhost']],
    ['<b>bold</b>', ['<b>bold</b>']],
  ])('finds the addresses of %j', (message, parts) => {
    expect(shown(message)).toEqual(parts);
    expect(
      messageParts(message, [])
        .map(({ text }) => text)
        .join(''),
    ).toBe(message);
  });

  it('finds the people it mentions, the longest name first, and no one else', () => {
    const people = [
      { _id: '1', name: 'Ann' },
      { _id: '2', name: 'Ann Lee' },
    ];
    expect(shown('@Ann Lee, @Ann and @Bob', people)).toEqual([
      ['mention', '@Ann Lee'],
      ', ',
      ['mention', '@Ann'],
      ' and @Bob',
    ]);
  });

  it('lists each address once, as a browser would open it', () => {
    expect(linksIn('www.a.example www.a.example HTTPS://B.example')).toEqual([
      'https://www.a.example/',
      'https://b.example/',
    ]);
  });

  it.each([
    ['addresses', 'http://a.'.repeat(222)],
    ['beginnings of addresses', 'https://'.repeat(250)],
    ['brackets', `https://a.example/${'('.repeat(900)}${')'.repeat(900)}`],
    ['marks of sentences', `https://a.example/${'.'.repeat(1_900)}`],
    ['mentions', '@'.repeat(2_000)],
  ])('reads a message of nothing but %s at once', (_what, message) => {
    const people = Array.from({ length: 10 }, (_none, at) => ({ _id: String(at), name: '@'.repeat(50 + at) }));
    const began = performance.now();
    for (let time = 0; time < 20; time += 1) messageParts(message, people);
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});

describe('an emoji of a reaction', () => {
  it.each(['❤️', '👍', '👍🏽', '😅', '👩‍👩‍👧', '🇩🇪', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'])('can be %s', (emoji) => {
    expect(chatEmoji.safeParse(emoji).success).toBe(true);
  });
  it.each(['', 'a', '1', '👍👍', '👍 ', '<b>', '👩‍'.repeat(30)])('cannot be %j', (text) => {
    expect(chatEmoji.safeParse(text).success).toBe(false);
  });
});

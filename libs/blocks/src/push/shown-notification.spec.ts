import { describe, expect, it } from '@jest/globals';
import { shownNotification, targetOf } from './shown-notification.js';

const host = 'ana.example';

describe('what a worker shows', () => {
  it('is what was sent', () => {
    const actions = [1, 2, 3].map((one) => ({ action: `a${one}`, title: `Action ${one}`, url: `/${one}` }));
    const sent = { title: 'News', body: 'Mugs', url: '/ana', tag: 'm1', icon: '/i.png', image: '/p.webp', actions };
    expect(shownNotification(JSON.stringify(sent), host)).toEqual({
      title: 'News',
      options: {
        ...{ body: 'Mugs', tag: 'm1', icon: '/i.png', image: '/p.webp', dir: 'auto' },
        actions: [
          { action: 'a1', title: 'Action 1' },
          { action: 'a2', title: 'Action 2' },
        ],
        data: { links: { '': '/ana', a1: '/1', a2: '/2' } },
      },
    });
  });

  it.each([null, '', 'no json', '[]', 'null', '7', '{"title":7,"actions":"x"}'])(
    'is something, with the name of the host alone, when %j has arrived',
    (text) => {
      expect(shownNotification(text, host)).toEqual({
        title: host,
        options: { body: '', dir: 'auto', actions: [], data: { links: { '': '' } } },
      });
    },
  );
});

describe('where a press leads', () => {
  const origin = 'https://ana.example';
  const links = { '': '/notification/open/t', a1: '/notification/open/u' };

  it('is the link of what was pressed', () => {
    expect(targetOf(links, '', origin)).toBe('https://ana.example/notification/open/t');
    expect(targetOf(links, 'a1', origin)).toBe('https://ana.example/notification/open/u');
    expect(targetOf(links, 'unknown', origin)).toBe('https://ana.example/notification/open/t');
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
    '',
    '\\\\evil.example',
  ])('is the start page for %j, which is not of this origin', (link) => {
    expect(targetOf({ '': link }, '', origin)).toBe('https://ana.example/');
  });
  it('is the start page without any link', () => {
    for (const none of [null, undefined, 'x', 7]) expect(targetOf(none, '', origin)).toBe('https://ana.example/');
  });
});

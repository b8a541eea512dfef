import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { Controller, Get } from '@nestjs/common';
import { allCommands, isReservedSlug } from '@linkyard/contracts';
import { controllers } from '../controllers.js';
import { pageAddress } from '../pages/page-address.js';
import { answeredSegments, firstSegment, reservedNames } from './answered-segments.js';

describe('the paths of the app', () => {
  const answered = answeredSegments(controllers());
  const reserved = reservedNames(answered);

  it('have the first segments of the calls and of every controller', () => {
    const calls = allCommands().flatMap(({ http }) => (http ? firstSegment(http.path) : []));
    const others = [
      'auth',
      'bookAppointment',
      'checkout',
      'confirm-address',
      'docs',
      'donate',
      'downloadProduct',
      'f',
      'g',
      'health',
      'media',
      'metrics',
      'preview',
      'receipt',
      'socket.io',
      'thankyou',
      'wallet',
      'webhooks',
      'webinar',
    ];
    expect([...answered].sort()).toEqual([...new Set([...calls, ...others])].sort());
  });

  it.each([...answered])('/%s is never the address of a public page', (segment) => {
    expect(pageAddress(`/${segment}/page`, reserved)).toBeNull();
  });

  it.each([...answered].filter((segment) => /^[a-z0-9_-]{3,}$/.test(segment)))(
    '/%s cannot be chosen for a campaign',
    (segment) => expect(isReservedSlug(segment)).toBe(true),
  );

  it('are fixed words at the front', () => {
    @Controller()
    class Greedy {
      @Get('/:anything')
      answer() {
        return null;
      }
    }
    expect(() => answeredSegments([Greedy])).toThrow('Greedy answers /:anything');
  });
});

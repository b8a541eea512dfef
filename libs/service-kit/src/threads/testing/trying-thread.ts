import { serveThread } from '../serve-thread.js';

/** What the spec asks of a thread. */
serveThread((asked: string): string => {
  if (asked === 'loop') for (;;);
  if (asked === 'grow') for (const kept: string[][] = []; ;) kept.push(Array.from({ length: 1000 }, () => asked));
  if (asked === 'fail') throw new TypeError('it failed');
  return asked.toUpperCase();
});

import type { Reply } from '../http/reply.js';

/** Keywords that make a provider behave as providers do on their bad days; for tests and for looking at the screens. */
const faults: Readonly<Record<string, () => Reply | Promise<Reply>>> = {
  'simulate-error': () => ({ status: 503, headers: { 'content-type': 'text/html' }, body: '<h1>503</h1>' }),
  'simulate-garbage': () => ({ status: 200, headers: { 'content-type': 'application/json' }, body: '{"results": 7' }),
  'simulate-slow': () =>
    new Promise((answer) => {
      setTimeout(() => answer({ status: 200, headers: {}, body: '{}' }), 30_000).unref();
    }),
};

/** @returns null for every other keyword */
export const misbehaviourOf = (keyword: string): Reply | Promise<Reply> | null => faults[keyword]?.() ?? null;

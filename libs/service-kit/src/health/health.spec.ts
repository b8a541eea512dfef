import { describe, expect, it } from '@jest/globals';
import { healthReport } from './health.js';

const well = { name: 'bus', check: async () => undefined };
const ill = { name: 'database', check: async () => Promise.reject(new Error('away')) };

describe('readiness', () => {
  it('means that everything is well', async () => {
    expect(await healthReport([well])).toEqual({ ready: true, checks: { bus: 'ok' } });
    expect(await healthReport([well, ill])).toEqual({ ready: false, checks: { bus: 'ok', database: 'failed' } });
  });
});

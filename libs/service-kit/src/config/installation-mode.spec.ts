import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { installationMode, isProduction, refuseSimulators } from './installation-mode.js';

const settings = z
  .object({ LINKYARD_MODE: installationMode, MAPS_BASE_URL: z.url().optional(), FAX_BASE_URL: z.string().optional() })
  .superRefine(refuseSimulators(['MAPS_BASE_URL', 'FAX_BASE_URL']));
const refusedOf = (env: Record<string, string>) =>
  settings.safeParse(env).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('the mode of an installation', () => {
  it.each([{}, { NODE_ENV: 'development' }, { NODE_ENV: 'test' }])('is production unless it is chosen: %j', (env) => {
    expect(isProduction(settings.parse(env))).toBe(true);
  });

  it('is development where that is chosen, however libraries run', () => {
    expect(isProduction(settings.parse({ LINKYARD_MODE: 'development', NODE_ENV: 'production' }))).toBe(false);
  });

  it('is one of two', () => {
    expect(refusedOf({ LINKYARD_MODE: 'staging' })).toEqual(['LINKYARD_MODE']);
  });

  it('allows simulators in development alone, which have no TLS', () => {
    const simulated = { MAPS_BASE_URL: 'http://127.0.0.1:4010', FAX_BASE_URL: 'http://fax:80' };
    expect(refusedOf(simulated)).toEqual(['MAPS_BASE_URL', 'FAX_BASE_URL']);
    expect(refusedOf({ ...simulated, LINKYARD_MODE: 'development' })).toEqual([]);
    expect(refusedOf({ MAPS_BASE_URL: 'https://maps.example' })).toEqual([]);
  });
});

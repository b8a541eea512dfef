import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import {
  currentContext,
  runAcrossTenants,
  runForTenant,
  runInContext,
  TenantMismatch,
  tenantToStamp,
} from './request-context.js';

const as = (tenantId: string | null) => ({ requestId: 'r1', tenantId });

describe('the context of the running work', () => {
  it('is its own in each of two tenants that take turns', async () => {
    const work = async () => {
      const seen = [];
      for (let time = 0; time < 3; time += 1) {
        seen.push(tenantToStamp());
        await turn();
      }
      return seen;
    };
    const both = await Promise.all([runInContext(as('a'), work), runInContext(as('b'), work)]);
    expect(both).toEqual([
      ['a', 'a', 'a'],
      ['b', 'b', 'b'],
    ]);
  });

  it('is there where none was begun only as what the caller names', () => {
    expect(currentContext()).toBeUndefined();
    expect([tenantToStamp(), tenantToStamp('a')]).toEqual([null, 'a']);
  });

  it('refuses what is written for another tenant', () => {
    expect(() => runInContext(as('a'), () => tenantToStamp('b'))).toThrow(TenantMismatch);
    expect(() => runInContext(as('a'), () => tenantToStamp(null))).toThrow(TenantMismatch);
    expect(() => runInContext(as(null), () => tenantToStamp('a'))).toThrow(TenantMismatch);
  });

  it('across tenants is narrowed by a record, and writes nothing before', () => {
    const narrowed = runAcrossTenants('a sweep', () => runForTenant('a', () => tenantToStamp()));
    expect(narrowed).toBe('a');
    expect(() => runAcrossTenants('a sweep', () => tenantToStamp())).toThrow('a sweep');
    expect(runAcrossTenants('a sweep', () => tenantToStamp('b'))).toBe('b');
    const admin = { requestId: null, acrossTenants: 'an administrator asks', writesFor: null };
    expect(runInContext(admin, () => [tenantToStamp(), tenantToStamp('b')])).toEqual([null, 'b']);
  });

  it('of one tenant is not continued for another', () => {
    expect(() => runInContext(as('a'), () => runForTenant('b', () => undefined))).toThrow(TenantMismatch);
    expect(runInContext(as('a'), () => runForTenant('a', () => tenantToStamp()))).toBe('a');
  });

  it('keeps the request that began it', () => {
    const inside = runInContext(as('a'), () => runAcrossTenants('a look-up', () => currentContext()));
    expect(inside).toEqual({ requestId: 'r1', acrossTenants: 'a look-up' });
  });
});

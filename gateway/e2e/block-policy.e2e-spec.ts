import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { getBlockPolicy, updateBlockPolicy } from '@linkyard/contracts';
import { call, must, newCreator, theAdmin } from '@linkyard/testing';

/** A tenant without users: a platform-wide switch would affect every other test. */
const unknownTenant = () => randomBytes(12).toString('hex');

describe('blocks that are switched off', () => {
  it('are kept by admins, for each tenant apart', async () => {
    const { token } = await theAdmin();
    const [tenantId, other] = [unknownTenant(), unknownTenant()];
    expect(await must(getBlockPolicy, { tenantId }, token)).toMatchObject({ tenantId, off: [] });
    const off = ['el_custom'];
    expect(await must(updateBlockPolicy, { tenantId, off: [...off, ...off] }, token)).toMatchObject({ tenantId, off });
    expect(await must(getBlockPolicy, { tenantId }, token)).toMatchObject({
      off,
      choices: [{ code: 'el_custom', label: 'Custom code' }],
    });
    expect(await must(getBlockPolicy, { tenantId: other }, token)).toMatchObject({ off: [] });
    expect(await must(updateBlockPolicy, { tenantId, off: [] }, token)).toMatchObject({ off: [] });
  });

  it('are listed, and only an admin switches them', async () => {
    const { token } = await theAdmin();
    const tenantId = unknownTenant();
    const wrong = await call(updateBlockPolicy, { tenantId, off: ['el_heading'] }, token);
    expect([wrong.http, wrong.body.code]).toEqual([422, 'core.invalid_input']);
    expect(wrong.body.errors).toMatchObject([{ path: 'off.0' }]);
    expect((await call(updateBlockPolicy, { tenantId: 'me', off: [] }, token)).http).toBe(422);
    const ana = await newCreator('Ana');
    expect((await call(getBlockPolicy, { tenantId }, ana.token)).http).toBe(403);
    expect((await call(updateBlockPolicy, { tenantId, off: [] }, ana.token)).http).toBe(403);
  });
});

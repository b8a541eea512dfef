import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addLicenceKeys, addUpdateProduct, type Ctx } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { creator, ServiceUnderTest } from '@linkyard/service-kit/testing';
import { commerceService } from '../../commerce.module.js';
import { LicenceKeys, type ClaimRequest } from './licence-keys.js';

class Commerce extends ServiceUnderTest {
  static async start() {
    const commerce = new Commerce(await this.open(commerceService));
    await commerce.build(commerceService.module, []);
    return commerce;
  }
}

describe('licence keys', () => {
  let commerce: Commerce;
  let ana: Ctx & { userId: string };
  const poolOf = async (keys: string[]) => {
    const { _id: productId } = await commerce.call(addUpdateProduct, { title: 'Font' }, ana);
    const reply = await commerce.call(addLicenceKeys, { productId, keys }, ana);
    return { productId, reply };
  };
  const claim = (productId: string, changes: Partial<ClaimRequest> = {}) =>
    commerce.get(LicenceKeys).claim({
      ownerId: ana.userId,
      tenantId: null,
      productId,
      mode: 'pool',
      orderLineId: newId(),
      quantity: 1,
      ...changes,
    });

  beforeAll(async () => {
    commerce = await Commerce.start();
    ana = creator();
  }, 60_000);
  afterAll(() => commerce.stop());

  it('are added once, however often they are pasted', async () => {
    const { productId, reply } = await poolOf(['A-1', ' A-2 ', 'A-1', '']);
    expect(reply).toEqual({ added: 2, duplicates: 1, available: 2, claimed: 0 });
    const again = await commerce.call(addLicenceKeys, { productId, keys: ['A-2', 'A-3'] }, ana);
    expect(again).toEqual({ added: 1, duplicates: 1, available: 3, claimed: 0 });
  });

  it('are claimed once per order line, and fewer when the pool has run out', async () => {
    const { productId } = await poolOf(['B-1', 'B-2', 'B-3']);
    const orderLineId = newId();
    const first = await claim(productId, { orderLineId, quantity: 2 });
    expect(new Set(first).size).toBe(2);
    expect(await claim(productId, { orderLineId, quantity: 2 })).toEqual(first);
    expect(await claim(productId, { quantity: 2 })).toHaveLength(1);
    expect(await claim(productId)).toEqual([]);
    const count = await commerce.get(LicenceKeys).count({ ownerId: ana.userId, productId });
    expect(count).toEqual({ available: 0, claimed: 3 });
  });

  it('go to one order line each when several claim at the same time', async () => {
    const { productId } = await poolOf(['C-1', 'C-2', 'C-3', 'C-4']);
    const claimed = await Promise.all(Array.from({ length: 6 }, () => claim(productId)));
    expect(claimed.flat().sort()).toEqual(['C-1', 'C-2', 'C-3', 'C-4']);
  });

  it('are the same for one order line that is claimed twice at the same time', async () => {
    const { productId } = await poolOf(['D-1', 'D-2', 'D-3', 'D-4']);
    const orderLineId = newId();
    const [one, two] = await Promise.all([claim(productId, { orderLineId }), claim(productId, { orderLineId })]);
    expect(one).toEqual(two);
  });

  it('are generated for products of that kind', async () => {
    const { productId } = await poolOf(['E-1']);
    const orderLineId = newId();
    const keys = await claim(productId, { mode: 'generated', orderLineId, quantity: 2 });
    expect(keys).toEqual([expect.stringMatching(/^(\w{5}-){3}\w{5}$/), expect.not.stringMatching(keys[0] ?? '')]);
    expect(await claim(productId, { mode: 'generated', orderLineId, quantity: 2 })).toEqual(keys);
  });
});

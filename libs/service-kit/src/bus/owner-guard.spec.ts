import { beforeAll, describe, expect, it } from '@jest/globals';
import { handlerRuntime, setHandlerRuntime } from './handler-runtime.js';
import { InactiveOwners } from './inactive-owners.js';
import { isInactiveOwner, judgingOwner, requireActiveOwner } from './owner-guard.js';

const [active, inactive] = ['a'.repeat(24), 'b'.repeat(24)];

describe('a command that needs an active owner', () => {
  beforeAll(() => {
    setHandlerRuntime('secret-of-at-least-32-characters-long', 'silent');
    handlerRuntime().inactiveOwners.learn({ ownerId: inactive, isHidden: true, rev: 3 });
  });
  const ask = (ownerId: string, isSold = false) =>
    judgingOwner('shop.products.single', async () => {
      requireActiveOwner(ownerId, { isSold });
      return 'shown';
    });

  it('is answered for an active one', async () => {
    expect(await ask(active)).toBe('shown');
  });

  it('finds nothing of an inactive one, apart from what was sold', async () => {
    await expect(ask(inactive)).rejects.toMatchObject({ code: 'core.not_found' });
    expect(await ask(inactive, true)).toBe('shown');
  });

  it('fails when its handler has named no owner', async () => {
    await expect(judgingOwner('shop.products.single', async () => 'shown')).rejects.toThrow(
      'shop.products.single needs an active owner',
    );
  });

  it('passes its own refusals on, whether or not the owner was named', async () => {
    const refusal = new Error('sold out');
    await expect(judgingOwner('shop.products.single', () => Promise.reject(refusal))).rejects.toBe(refusal);
  });

  it('does not affect others that read the same records', () => {
    expect(() => requireActiveOwner(inactive)).not.toThrow();
    expect([isInactiveOwner(active), isInactiveOwner(inactive)]).toEqual([false, true]);
  });
});

describe('what is known of an owner', () => {
  it('is the statement with the highest rev, in whatever order they come', () => {
    const owners = new InactiveOwners();
    owners.learn({ ownerId: active, isHidden: false, rev: 5 });
    owners.learn({ ownerId: active, isHidden: true, rev: 4 });
    expect(owners.has(active)).toBe(false);
    owners.learn({ ownerId: active, isHidden: true, rev: 6 });
    expect(owners.has(active)).toBe(true);
  });
});

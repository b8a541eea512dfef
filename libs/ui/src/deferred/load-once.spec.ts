import { describe, expect, it } from '@jest/globals';
import { loadOnce, type Network } from './load-once.js';

function cable() {
  let plug: () => void = () => undefined;
  const state = { isOffline: true };
  const network: Network = {
    isOffline: () => state.isOffline,
    back: () => new Promise((resolve) => (plug = resolve)),
  };
  const plugIn = () => {
    state.isOffline = false;
    plug();
  };
  return { network, state, plugIn };
}

describe('loadOnce', () => {
  it('loads once for all who ask', async () => {
    let loads = 0;
    const once = loadOnce(async () => (loads += 1), cable().network);
    await Promise.all([once(), once()]);
    expect(await once()).toBe(1);
  });

  it('waits for the network and tries again', async () => {
    const { network, state, plugIn } = cable();
    const once = loadOnce(async () => {
      if (state.isOffline) throw new TypeError('Failed to fetch');
      return 'form';
    }, network);
    const form = once();
    await new Promise(setImmediate);
    plugIn();
    expect(await form).toBe('form');
  });

  it('gives any other failure on and forgets it', async () => {
    const { network, state } = cable();
    state.isOffline = false;
    let tries = 0;
    const once = loadOnce(async () => {
      tries += 1;
      if (tries === 1) throw new Error('gone with the last release');
      return 'form';
    }, network);
    await expect(once()).rejects.toThrow('gone with the last release');
    expect(await once()).toBe('form');
  });
});

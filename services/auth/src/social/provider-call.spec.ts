import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { z } from 'zod';
import { ProviderCalls } from './provider-call.js';

const url = new URL('https://provider.example/me');
const answer = (status: number) => async () => new Response('{"id":"1"}', { status });
const fetching = jest.spyOn(globalThis, 'fetch');
const ask = (calls: ProviderCalls) => calls.ask(url, z.object({ id: z.string() }));

afterEach(() => void fetching.mockReset());

describe('the calls to a provider of sign-ins', () => {
  it('leave a provider alone that has failed eight times in a row', async () => {
    const calls = new ProviderCalls();
    fetching.mockImplementation(answer(503));
    for (let call = 0; call < 10; call += 1)
      await expect(ask(calls)).rejects.toMatchObject({ code: 'core.provider_failed' });
    expect(fetching).toHaveBeenCalledTimes(8);
  });

  it('go on for others when sign-ins are refused', async () => {
    const calls = new ProviderCalls();
    fetching.mockImplementation(answer(400));
    for (let call = 0; call < 10; call += 1)
      await expect(ask(calls)).rejects.toMatchObject({ code: 'auth.social_failed' });
    fetching.mockImplementation(answer(200));
    await expect(ask(calls)).resolves.toEqual({ id: '1' });
  });
});

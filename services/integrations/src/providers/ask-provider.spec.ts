import { describe, expect, it } from '@jest/globals';
import { createGuardedRequest, EgressError } from '@linkyard/egress';
import { askProvider } from './ask-provider.js';

const signal = new AbortController().signal;

describe('an address of an AI service that an admin typed', () => {
  it.each([
    'https://127.0.0.1/v1',
    'https://localhost/v1',
    'https://[::1]/v1',
    'https://[::ffff:10.0.0.1]/v1',
    'https://169.254.169.254/latest/meta-data/',
    'https://10.0.0.4:8443/v1',
    'https://2130706433/v1',
    'http://localhost:27017/',
  ])('reaches nothing internal: %s', async (address) => {
    const guarded = createGuardedRequest({});
    await expect(askProvider(new URL(address), { guarded, signal })).rejects.toMatchObject({ kind: 'failed' });
  });

  it('is not followed by a name that leads inside', async () => {
    const guarded = createGuardedRequest({ resolve: async () => [{ address: '192.168.1.7', family: 4 }] });
    const asking = askProvider(new URL('https://ai.example.org/v1'), { guarded, signal });
    await expect(asking).rejects.toMatchObject({ kind: 'failed', cause: expect.any(EgressError) });
  });

  it('gets the request whole, and its reply is the same as that of the operator’s own', async () => {
    const sent: object[] = [];
    const guarded: ReturnType<typeof createGuardedRequest> = async (url, options) => {
      sent.push({ url, ...options });
      return { url, status: 401, headers: { 'retry-after': '3' }, body: Buffer.from('{}') };
    };
    const headers = { authorization: 'Bearer key' };
    const reply = await askProvider(new URL('https://ai.example.org/v1/x'), {
      guarded,
      headers,
      body: { n: 1 },
      signal,
    });
    expect(reply).toMatchObject({ status: 401, text: '{}' });
    expect(reply.headers.get('retry-after')).toBe('3');
    expect(sent).toMatchObject([
      { url: 'https://ai.example.org/v1/x', method: 'POST', body: '{"n":1}', maxRedirects: 0, headers },
    ]);
  });

  it('ends with the time of its caller', async () => {
    const guarded: ReturnType<typeof createGuardedRequest> = () => new Promise(() => undefined);
    const stop = new AbortController();
    const asking = askProvider(new URL('https://ai.example.org/'), { guarded, signal: stop.signal });
    stop.abort();
    await expect(asking).rejects.toMatchObject({ kind: 'timeout' });
  });
});

import { describe, expect, it } from '@jest/globals';
import { baseUrl } from '@linkyard/testing';

const open = async (path: string, authorization?: string) => {
  const response = await fetch(`${baseUrl()}${path}`, { headers: authorization ? { authorization } : {} });
  return { status: response.status, text: await response.text() };
};
const token = `Bearer ${process.env['METRICS_TOKEN']}`;

describe('what operators see at the public port', () => {
  it('gives metrics for the token alone', async () => {
    expect((await open('/metrics')).status).toBe(404);
    expect((await open('/metrics', `${token}x`)).status).toBe(404);
    expect(await open('/metrics', token)).toMatchObject({ status: 200, text: expect.stringContaining('process_') });
  });

  it('says whether it is ready to all, and which part is not for the token alone', async () => {
    expect(JSON.parse((await open('/health/ready')).text)).toEqual({ ready: true });
    const { checks } = JSON.parse((await open('/health/ready', token)).text);
    expect(checks).toMatchObject({ 'gateway:nats': 'ok' });
  });
});

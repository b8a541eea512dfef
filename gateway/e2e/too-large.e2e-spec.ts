import { beforeAll, describe, expect, it } from '@jest/globals';
import type { WireReply } from '@linkyard/contracts';
import { baseUrl, newCreator, type Person } from '@linkyard/testing';
import { png } from './png.js';

describe('what is too large', () => {
  let ana: Person;
  beforeAll(async () => {
    ana = await newCreator('Ana');
  });

  async function post(path: string, body: string | FormData) {
    const headers: Record<string, string> = { authorization: ana.token };
    if (typeof body === 'string') headers['content-type'] = 'application/json';
    const reply = await fetch(`${baseUrl()}${path}`, { method: 'POST', headers, body });
    const { code, message, errors }: WireReply = await reply.json();
    return { http: reply.status, code, message, errors };
  }
  const form = (bytes: Buffer, fields: Record<string, string> = {}) => {
    const sent = new FormData();
    for (const [name, value] of Object.entries(fields)) sent.set(name, value);
    sent.set('file', new Blob([new Uint8Array(bytes)]), 'photo.png');
    return sent;
  };

  it.each([
    ['a body', '/user/campaign/list', () => JSON.stringify({ q: 'x'.repeat(1_050_000) }), '', '1 MB'],
    ['a file', '/user/campaign/import', () => form(Buffer.alloc(25 * 1024 * 1024 + 1)), 'file', '25 MB'],
    [
      'a text field of a form',
      '/user/upload-user-file',
      () => form(png(), { name: 'x'.repeat(9_000) }),
      'name',
      '8 kB',
    ],
    [
      'a picture',
      '/user/upload-user-file',
      () => form(Buffer.concat([png(), Buffer.alloc(6 * 1024 * 1024)])),
      'file',
      '5MB',
    ],
  ])('%s is refused with the limit and the field', async (_what, path, body, field, limit) => {
    const { http, message, errors } = await post(path, body());
    expect([http, errors?.map((error) => error.path)]).toEqual([413, [field]]);
    expect([message, errors?.[0]?.message]).toEqual([expect.stringContaining(limit), expect.stringContaining(limit)]);
  });
});

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newCreator, until, type Person } from '@linkyard/testing';
import { LoneGateway } from './lone-gateway.js';

const megabyte = 1024 * 1024;

const gateway = new LoneGateway();
let ann: Person;
beforeAll(async () => {
  ann = await newCreator('Ann');
  await gateway.start();
}, 30_000);
afterAll(() => gateway.stop());

const upload = (bytes: number, options?: { hold: boolean }) => gateway.upload(ann.token, bytes, options);
const underWay = async () => readdir(join(process.env['STORAGE_DIR'] ?? '', 'partial'));
const emptied = () => until(underWay, ({ length }) => length === 0, 5_000);

describe('a gateway under uploads', () => {
  it('more than its bound is refused before a byte is stored', async () => {
    const { end, leave } = upload(300 * megabyte, { hold: true });
    const { status, code } = await end;
    leave();
    expect([status, code]).toEqual([413, 'core.too_large']);
    expect(await emptied()).toEqual([]);
  }, 60_000);

  it('the ninth concurrent upload of an account gets Retry-After, and aborted uploads leave nothing behind', async () => {
    const held = Array.from({ length: 8 }, () => upload(megabyte, { hold: true }));
    await Promise.all(held.map(({ sent }) => sent));
    expect(await until(underWay, ({ length }) => length >= 8, 5_000)).toHaveLength(8);
    expect(await upload(1000).end).toEqual({ status: 429, code: 'media.too_many_uploads' });
    held.forEach(({ leave }) => leave());
    expect(await emptied()).toEqual([]);
    expect((await upload(1000).end).code).not.toBe('media.too_many_uploads');
  }, 60_000);
});

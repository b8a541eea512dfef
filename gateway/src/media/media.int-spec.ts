import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createLogger, DomainError } from '@linkyard/service-kit';
import { mediaSigner, objectStoreFrom, type ObjectStore } from '@linkyard/storage';
import sharp from 'sharp';
import request from 'supertest';
import { GATEWAY_LOGGER } from '../config/tokens.js';
import { ErrorFilter } from '../http/error.filter.js';
import { MediaController } from './media.controller.js';
import { MediaFiles } from './media-files.js';

const key = 'k'.repeat(40);
const picture = 'pictures/2026-11/AAAAAAAAAAAAAAAAAAAAAAAA.webp';
const secret = 'documents/2026-11/BBBBBBBBBBBBBBBBBBBBBBBB.pdf';
const content = Buffer.from('0123456789');

let folder: string;
let store: ObjectStore;
let app: NestFastifyApplication;
let asked: string[];
let isAway: boolean;

/** The media service, as far as the gateway sees it. */
const lookUp = async (path: string) => {
  asked.push(path);
  if (isAway) throw new DomainError('core.unavailable');
  if (!path.startsWith('pictures/') || path.includes('none')) return null;
  const about = { size: content.length, etag: 'e1', mime: 'image/webp', fileName: 'Süß "1".webp' };
  return { ...about, storageKey: path, disposition: 'inline' as const };
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linkyard-gateway-media-'));
  store = await objectStoreFrom({ STORAGE_DIR: folder, MEDIA_SIGNING_KEY: key });
  await store.put(picture, content, { contentType: 'image/webp' });
  await store.put(secret, content, { contentType: 'text/html' });
  await store.put('incoming/x', content, { contentType: 'text/html' });
  @Module({
    controllers: [MediaController],
    providers: [
      { provide: MediaFiles, useValue: new MediaFiles(store, lookUp, key) },
      { provide: GATEWAY_LOGGER, useValue: createLogger('gateway', 'silent') },
    ],
  })
  class Root {}
  app = await NestFactory.create<NestFastifyApplication>(Root, new FastifyAdapter(), { logger: false });
  app.useGlobalFilters(new ErrorFilter(createLogger('gateway', 'silent')));
  await app.listen(0, '127.0.0.1');
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  asked = [];
  isAway = false;
});

const get = (path: string, headers: Record<string, string> = {}) =>
  request(app.getHttpServer()).get(`/media/${path}`).set(headers);
const signed = (path: string, seconds = 60, at = new Date()) =>
  mediaSigner(key).sign(path, seconds, { downloadName: 'Prices 2026.pdf' }, at).slice('/media/'.length);

describe('the picture of a shared link', () => {
  const large = 'pictures/2026-11/SSSSSSSSSSSSSSSSSSSSSSSS.webp';
  beforeAll(async () => {
    const drawn = sharp({ create: { width: 1920, height: 1000, channels: 3, background: '#c50' } });
    await store.put(large, await drawn.webp().toBuffer(), { contentType: 'image/webp' });
  });

  it('is a JPEG of at most 1200 pixels, drawn once', async () => {
    const replies = await Promise.all([get(`${large}/share.jpg`), get(`${large}/share.jpg`)]);
    for (const reply of replies) {
      expect([reply.status, reply.headers['content-type']]).toEqual([200, 'image/jpeg']);
      const body: Buffer = reply.body;
      expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 1200 });
      expect(reply.headers['content-length']).toBe(String(body.length));
    }
    expect(await store.stat(`${large}.share.jpg`)).not.toBeNull();
  });

  it('is only of a public picture that is there', async () => {
    expect((await get('pictures/none.webp/share.jpg')).status).toBe(404);
    expect((await get(`${secret}/share.jpg`)).status).toBe(404);
  });
});

describe('a public picture', () => {
  it('is served whole, for ever and for every page, and can do nothing', async () => {
    const reply = await get(picture);
    expect(reply.status).toBe(200);
    expect(String(reply.body)).toBe('0123456789');
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '10',
      'content-disposition': `inline; filename="S__ _1_.webp"; filename*=UTF-8''S%C3%BC%C3%9F%20%221%22.webp`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'accept-ranges': 'bytes',
      etag: '"e1"',
    });
  });

  it('is asked of the media service once, by a crowd too, and outlives its absence', async () => {
    const other = picture.replaceAll('A', 'C');
    await store.put(other, content, { contentType: 'image/webp' });
    const replies = await Promise.all(Array.from({ length: 20 }, () => get(other)));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(asked).toEqual([other]);
    isAway = true;
    expect((await get(other)).status).toBe(200);
    expect((await get(picture.replaceAll('A', 'D'))).status).toBe(503);
  });

  it('comes in parts', async () => {
    const part = await get(picture, { range: 'bytes=2-4' });
    expect([part.status, part.headers['content-range'], String(part.body)]).toEqual([206, 'bytes 2-4/10', '234']);
    const end = await get(picture, { range: 'bytes=-3' });
    expect([end.status, String(end.body)]).toEqual([206, '789']);
    const outside = await get(picture, { range: 'bytes=10-' });
    expect([outside.status, outside.headers['content-range']]).toEqual([416, 'bytes */10']);
    const stale = await get(picture, { range: 'bytes=2-4', 'if-range': '"e0"' });
    expect([stale.status, String(stale.body)]).toEqual([200, '0123456789']);
  });

  it('answers a conditional or HEAD request without a body', async () => {
    expect((await get(picture, { 'if-none-match': '"e1"' })).status).toBe(304);
    const head = await request(app.getHttpServer()).head(`/media/${picture}`);
    expect([head.status, head.headers['content-length'], head.text]).toEqual([200, '10', undefined]);
  });

  it('is not found when its object is gone', async () => {
    expect((await get(picture.replaceAll('A', 'E'))).status).toBe(404);
  });
});

describe('a private file', () => {
  it('is a download at a bearer URL that no cache may store', async () => {
    const reply = await get(signed(secret));
    expect(reply.status).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-disposition': `attachment; filename="Prices 2026.pdf"; filename*=UTF-8''Prices%202026.pdf`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(asked).toEqual([]);
  });

  it.each([
    ['without a signature', secret],
    ['after its time', signed(secret, 60, new Date(Date.now() - 120_000))],
    ['with the signature of another file', signed(picture).replace(picture, secret)],
    ['with a longer life than was signed', signed(secret).replace(/expires=\d+/, 'expires=9999999999')],
    ['under another name', signed(secret).replace('Prices', 'Virus')],
    ['with two signatures', `${signed(secret)}&signature=x`],
    ['with an empty signature', `${secret}?signature=`],
    ['of a public picture’s kind, signed wrongly', `${picture}?signature=x&expires=9999999999`],
  ])('is not found %s', async (_, path) => expect((await get(path)).status).toBe(404));
});

describe('addresses that are none', () => {
  it.each([
    '../../../../etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e/%2e%2e/etc/passwd',
    'pictures/..%5c..%5cwindows',
    'incoming/x',
    'pictures',
    '',
    'pictures/.hidden',
    'pictures/2026-11/none.webp',
    'pictures/2026-11/a%00.webp',
    `pictures/${'a'.repeat(5000)}`,
    'objects/2026-11/x',
  ])('%s', async (path) => expect((await get(path)).status).toBe(404));

  it('a made-up address is asked about once', async () => {
    await get('pictures/2026-11/none-again.webp');
    await get('pictures/2026-11/none-again.webp');
    expect(asked).toHaveLength(1);
  });
});

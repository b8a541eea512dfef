import { randomBytes } from 'node:crypto';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { call, newCreator } from './people.js';

export interface Block {
  type: string;
  sectionData: object;
}

/** A published page of these blocks and nothing else, by a creator of this test alone. @returns its path */
export async function publishedPage(context: BrowserContext, blocks: readonly Block[]): Promise<string> {
  const { token, campaignId, templateId, username } = await newCreator(context.request);
  const { pages } = await call(context.request, '/user/template/get', { _id: templateId }, token);
  const pageId = pages[0]._id;
  const { sections } = await call(context.request, '/user/section/get', { pageId }, token);
  const ids = sections.map((section: { _id: string }) => section._id);
  if (ids.length > 0) await call(context.request, '/user/section/delete', { ids }, token);
  for (const { type, sectionData } of blocks) {
    const _id = randomBytes(12).toString('hex');
    await call(context.request, '/user/section/add', { _id, templateId, pageId, type, sectionData }, token);
  }
  await call(context.request, '/user/campaign/publish', { _id: campaignId }, token);
  return `/${username}`;
}

/** Half a minute of silence in 8 bit at 8 kHz: enough to be played and sought in. */
export function silence(): Buffer {
  const samples = Buffer.alloc(8000 * 30, 128);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(8000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

const sound = silence();

function answer(route: Route): Promise<void> {
  if (route.request().url().endsWith('.wav')) {
    // Without ranges a browser does not seek.
    const [, from = '0'] = /bytes=(\d+)-/.exec(route.request().headers()['range'] ?? '') ?? [];
    const start = Number(from);
    return route.fulfill({
      status: 206,
      headers: {
        'content-type': 'audio/wav',
        'accept-ranges': 'bytes',
        'content-range': `bytes ${start}-${sound.length - 1}/${sound.length}`,
      },
      body: sound.subarray(start),
    });
  }
  return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Played</title><p>Played' });
}

/** Answers all requests to other origins and records them. */
export async function strangers(page: Page, baseURL: string | undefined): Promise<string[]> {
  const asked: string[] = [];
  const own = new URL(baseURL ?? 'http://localhost').origin;
  await page.route(
    (url) => url.origin !== own && url.protocol.startsWith('http'),
    (route) => {
      asked.push(route.request().url());
      return answer(route);
    },
  );
  return asked;
}

import type { DownloadView } from '@linkyard/contracts';
import { ana, layla, longWord, withoutPage } from '../document/example-creators.js';
import type { ScreenExamples } from '../document/screen-examples.js';
import { downloadScreen, type OpenedDownloads } from './download-screen.js';

const aFile = (changes: Partial<DownloadView['files'][number]> = {}) => ({
  ...{ mediaId: 'f'.repeat(24), name: 'glazes.pdf', size: 1_234_567, version: '2.1', path: '/user/download/file' },
  ...changes,
});
const aDownload = (changes: Partial<DownloadView> = {}): DownloadView => ({
  ...{ _id: 'd'.repeat(24), title: 'Glaze recipes', thumb: '', state: 'active', remaining: 3 },
  ...{ expiresAt: '2026-12-24T10:00:00Z', files: [aFile()], externalUrl: '', licenceKeys: [] },
  ...changes,
});
const noPath = { files: [aFile({ path: '' })] };
const opened = (downloads: DownloadView[], changes: Partial<OpenedDownloads> = {}): OpenedDownloads => ({
  order: { publicId: 'o'.repeat(22), number: 1042, paidAt: '2026-11-24T10:00:00Z', sellerName: 'Ana Moreau' },
  ...{ seller: ana, isReady: true, downloads },
  ...changes,
});

const orders: Record<string, OpenedDownloads> = {
  'of one file': opened([aDownload()]),
  'without limits': opened([aDownload({ remaining: null, expiresAt: null })]),
  'of a course: files, a link and keys': opened([
    aDownload({
      files: [aFile(), aFile({ mediaId: 'e'.repeat(24), name: `${longWord}.zip`, size: 999, version: '' })],
      externalUrl: 'https://course.example/start',
      licenceKeys: ['AAAA-BBBB-CCCC', longWord],
    }),
    aDownload({ _id: 'e'.repeat(24), files: [], licenceKeys: ['DDDD'] }),
  ]),
  'that are used up': opened([aDownload({ state: 'exhausted', remaining: 0, ...noPath })]),
  'whose time has ended': opened([aDownload({ state: 'expired', ...noPath })]),
  'that were withdrawn': opened([aDownload({ state: 'revoked', files: [] })]),
  'that are being prepared': opened([], { isReady: false, seller: withoutPage }),
  'of an order without files': opened([]),
  'written from right to left': opened(
    [aDownload({ title: 'وصفات', files: [aFile({ name: 'وصفات.pdf', version: 'النسخة ٢' })] })],
    {
      order: { publicId: 'o'.repeat(22), number: null, paidAt: null, sellerName: 'ليلى حداد' },
      seller: layla,
    },
  ),
};

export const examples: ScreenExamples = Object.fromEntries(
  Object.entries(orders).map(([name, order]) => [`downloads ${name}`, (words) => downloadScreen(order, words)]),
);

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  beginDocument,
  finishDocument,
  receiptContent,
  type AnyCommand,
  type DocumentContent,
} from '@linkyard/contracts';
import { createLogger } from '@linkyard/service-kit';
import { objectStoreFrom, type ObjectStore } from '@linkyard/storage';
import { printDocument } from './print-document.js';
import { renderDocumentProcessor } from './render-document.processor.js';
import { Typst, TypstError } from './typst.js';

const id = (number: number) => number.toString(16).padStart(24, '0');
const [documentId, ownerId, subjectId] = [id(1), id(2), id(3)];
const content: DocumentContent = {
  title: 'Receipt 12',
  language: 'en',
  issuedOn: '2026-11-23',
  facts: [{ label: 'Date', value: '23 November 2026' }],
  seller: { label: 'Seller', name: 'アナの店', details: ['Gartenstraße 1', '', '10115 Berlin'] },
  buyer: { label: 'Buyer', name: 'محمد الأحمد', details: ['#read("/etc/passwd") *bold* \\ $x$'] },
  columns: ['Item', 'Quantity', 'Total'],
  rows: [['دليل القهوة 🎉', '2', '€20.00']],
  sums: [{ label: 'Total', value: '€20.00', isStrong: true }],
  notes: ['Thank you.'],
  footer: 'アナの店 · Order 12',
};

let folder: string;
let store: ObjectStore;
const typst = new Typst();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linkyard-documents-'));
  store = await objectStoreFrom({ STORAGE_DIR: folder, S3_ENDPOINT: '', MEDIA_SIGNING_KEY: 'm'.repeat(40) });
});
afterAll(async () => {
  await typst.close();
  await rm(folder, { recursive: true, force: true });
});

/** The services around a worker: one receipt, and how its rendering ended. */
function around(key: string, { isKept = true, known = content as DocumentContent | null } = {}) {
  const ended: unknown[] = [];
  const answers = new Map<AnyCommand, (payload: never) => unknown>([
    [beginDocument, () => ({ plan: { kind: 'order-receipt', subjectId, key } })],
    [receiptContent, () => ({ content: known })],
    [finishDocument, (ending: object) => (ended.push(ending), { kept: isKept })],
  ]);
  const request = async (command: AnyCommand, payload: never) => answers.get(command)?.(payload);
  const logger = createLogger('spec', 'silent');
  const processor = renderDocumentProcessor({ bus: { request: request as never }, store, typst, logger });
  const run = (attempt = 1) => processor.process({ documentId, ownerId, run: 1 }, { jobId: documentId, attempt });
  return { run, ended };
}

describe('a rendered document', () => {
  it('is stored as PDF/A-3b, with Arabic and Japanese names and texts that stay texts', async () => {
    const { run, ended } = around('generated-documents/one.pdf');
    await run();
    const pdf = await buffer((await store.get('generated-documents/one.pdf')).body);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.includes('pdfaid:part>3<')).toBe(true);
    // Its metadata name who sells it and nothing of the installation; the words are those of the content.
    const metadata = pdf.toString('latin1');
    expect(metadata).toMatch(/<dc:title>.*Receipt 12/);
    expect(metadata).not.toMatch(/linkyard/i);
    expect(ended).toEqual([{ documentId, ownerId, outcome: 'ready', size: pdf.length }]);
  });

  it('has the same bytes for the same content', async () => {
    const [first, second] = [await printDocument(typst, content), await printDocument(typst, content)];
    expect(first.equals(second)).toBe(true);
  });

  it('is an ordinary PDF when a letter is in no font', async () => {
    const pdf = await printDocument(typst, { ...content, title: 'Receipt \u{0378}' });
    expect(pdf.includes('pdfaid:part')).toBe(false);
  });

  it('is deleted when its account has gone in the meantime', async () => {
    const { run } = around('generated-documents/two.pdf', { isKept: false });
    await run();
    expect(await store.stat('generated-documents/two.pdf')).toBeNull();
  });

  it('is tried again when its record cannot be read, and reported as failed at the last attempt', async () => {
    const { run, ended } = around('generated-documents/three.pdf', { known: null });
    await expect(run(1)).rejects.toThrow('the record of this document is gone');
    expect(ended).toEqual([]);
    await run(5);
    expect(ended).toEqual([{ documentId, ownerId, outcome: 'failed', size: 0 }]);
  });

  it('fails by itself: the thread goes on with the next', async () => {
    const broken = { template: '#let', inputs: {}, creationTimestamp: 0 };
    await expect(typst.pdf(broken)).rejects.toBeInstanceOf(TypstError);
    await expect(typst.pdf({ ...broken, template: '#read("/etc/passwd")' })).rejects.toBeInstanceOf(TypstError);
    expect((await typst.pdf({ ...broken, template: 'Fine' })).length).toBeGreaterThan(500);
  });
});

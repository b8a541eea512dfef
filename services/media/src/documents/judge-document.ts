import { DomainError } from '@linkyard/service-kit';
import type { ObjectFacts, ObjectStore } from '@linkyard/storage';
import { documentKind, type DocumentKind } from './document-kind.js';
import { isPlainText } from './plain-text.js';

/** @source models.md 5 "Upload block" */
export const maxDocumentBytes = 25 * 1024 * 1024;
const headBytes = 4_096;
const tailBytes = 256 * 1024;

/** What a stored upload is. @throws DomainError media.file_too_large, media.file_type */
export async function judgeDocument(store: ObjectStore, upload: ObjectFacts, name: string): Promise<DocumentKind> {
  const { key, size } = upload;
  if (size > maxDocumentBytes) throw new DomainError('media.file_too_large');
  const head = await part(store, key, 0, Math.min(size, headBytes));
  const tail = await part(store, key, Math.max(size - tailBytes, 0), size);
  const mayBeText = !head.includes(0);
  const isText = mayBeText && (await readAll(store, key));
  const found = documentKind({ head, tail }, isText, name);
  if (!found) throw new DomainError('media.file_type');
  return found;
}

async function readAll(store: ObjectStore, key: string): Promise<boolean> {
  const { body } = await store.get(key);
  try {
    return await isPlainText(body);
  } finally {
    body.destroy();
  }
}

async function part(store: ObjectStore, key: string, from: number, to: number): Promise<Buffer> {
  const { body } = await store.get(key, { start: from, end: to - 1 });
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

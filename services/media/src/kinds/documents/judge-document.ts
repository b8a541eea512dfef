import { DomainError } from '@linkyard/service-kit';
import type { ObjectFacts } from '@linkyard/storage';
import { storedBytes, type ByteSource, type ObjectReader } from '../byte-source.js';
import { zipNames } from '../zip-contents.js';
import { documentKind, isPlainText, type DocumentKind } from './document-kind.js';

const headBytes = 4_096;
const zipMagic = 'PK\u0003\u0004';

/**
 * What document a stored upload is.
 * @throws DomainError media.file_type, for a zip that was cut off or opens into far more than it is too
 */
export async function judgeDocument(
  store: ObjectReader,
  upload: Pick<ObjectFacts, 'key' | 'size'>,
  name: string,
): Promise<DocumentKind> {
  const file = storedBytes(store, upload);
  const head = await file.read(0, headBytes);
  const isZip = head.toString('latin1', 0, 4) === zipMagic;
  const contents = isZip ? await listOf(file) : Buffer.alloc(0);
  const mayBeText = !head.includes(0);
  const isText = mayBeText && (await readAll(store, upload.key));
  const found = documentKind({ head, contents }, isText, name);
  if (!found) throw new DomainError('media.file_type');
  return found;
}

async function listOf(file: ByteSource): Promise<Buffer> {
  const names = await zipNames(file);
  if (!names) throw new DomainError('media.file_type');
  return Buffer.from(names.join('\0'), 'latin1');
}

async function readAll(store: ObjectReader, key: string): Promise<boolean> {
  const { body } = await store.get(key);
  try {
    return await isPlainText(body);
  } finally {
    body.destroy();
  }
}

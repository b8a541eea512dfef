import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { UploadedFile } from '@linkyard/contracts';
import type { ObjectStore } from '@linkyard/storage';

/** Lays bytes where the gateway lays uploads, so that they are judged, drawn and, left alone, swept like one. @param size bytes */
export async function layIncoming(store: ObjectStore, body: Readable | Buffer, size: number): Promise<UploadedFile> {
  const tempKey = `incoming/${randomUUID()}`;
  // The type is determined by the content alone.
  const mime = 'application/octet-stream';
  await store.put(tempKey, body, { contentType: mime, size });
  return { tempKey, originalName: 'picture', size: Math.max(1, size), mime };
}

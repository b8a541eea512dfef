import type { Readable } from 'node:stream';
import type { Client } from 'minio';

/** Bytes of a part, of which one upload holds one. S3 takes no smaller ones, and at most 10 000, so 48 GB. */
export const partSize = 5 * 1024 * 1024;

interface Target {
  bucket: string;
  key: string;
  contentType: string;
}

/**
 * Stores a stream: in one request when it is short, as a multipart upload when it is long. The client's own helper continues after a source
 * fails and leaves unfinished multipart uploads; here the upload's id is known, and it is completed or aborted.
 * @throws what the source or the server says; then nothing is stored and no part stays
 */
export async function putStream(client: Client, target: Target, body: Readable): Promise<void> {
  const parts = partsOf(body);
  const first = await parts.next();
  const meta = { 'Content-Type': target.contentType };
  const start = first.done ? Buffer.alloc(0) : first.value;
  if (start.length < partSize) {
    await client.putObject(target.bucket, target.key, start, start.length, meta);
    return;
  }
  const uploadId = await client.initiateNewMultipartUpload(target.bucket, target.key, meta);
  try {
    const sent = [await sendPart(client, target, uploadId, 1, start)];
    for await (const part of parts) sent.push(await sendPart(client, target, uploadId, sent.length + 1, part));
    await client.completeMultipartUpload(target.bucket, target.key, uploadId, sent);
  } catch (cause) {
    await client.abortMultipartUpload(target.bucket, target.key, uploadId).catch(() => {
      // The server is down: its partial upload is removed by the sweep of abandoned uploads. The original error is the one to report.
    });
    throw cause;
  }
}

async function sendPart(client: Client, { bucket, key }: Target, uploadId: string, part: number, bytes: Buffer) {
  const query = new URLSearchParams({ partNumber: String(part), uploadId }).toString();
  const headers = { 'Content-Length': String(bytes.length) };
  const request = { method: 'PUT', bucketName: bucket, objectName: key, query, headers };
  const { headers: answered } = await client.makeRequestAsyncOmit(request, bytes);
  return { part, etag: (answered.etag ?? '').replaceAll('"', '') };
}

/**
 * Buffers of exactly one part's size; the last one is what is left, if anything is. All parts of a long stream lie in the same memory: one is to be
 * done with before the next is asked for.
 */
async function* partsOf(body: Readable): AsyncGenerator<Buffer, void> {
  let chunks: Buffer[] = [];
  let size = 0;
  let part: Buffer | null = null;
  for await (const given of body) {
    let chunk = asBuffer(given);
    while (size + chunk.length >= partSize) {
      part ??= joined(chunks);
      const fitting = partSize - size;
      chunk.copy(part, size, 0, fitting);
      yield part;
      chunk = chunk.subarray(fitting);
      chunks = [];
      size = 0;
    }
    if (chunk.length === 0) continue;
    if (part) chunk.copy(part, size);
    else chunks.push(chunk);
    size += chunk.length;
  }
  if (size > 0) yield part ? part.subarray(0, size) : Buffer.concat(chunks, size);
}

/** The beginning of the first part, with room for the rest of it. */
function joined(chunks: readonly Buffer[]): Buffer {
  const part = Buffer.allocUnsafeSlow(partSize);
  let size = 0;
  for (const chunk of chunks) size += chunk.copy(part, size);
  return part;
}

const asBuffer = (chunk: unknown): Buffer => {
  if (Buffer.isBuffer(chunk)) return chunk;
  if (chunk instanceof Uint8Array) return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  return Buffer.from(String(chunk));
};

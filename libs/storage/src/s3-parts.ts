import type { Readable } from 'node:stream';
import type { Client } from 'minio';

/** Bytes of a part, held in memory twice while it is made and sent. S3 takes no smaller ones, and at most 10 000, so 48 GB. */
export const partSize = 5 * 1024 * 1024;

interface Target {
  bucket: string;
  key: string;
  contentType: string;
}

/**
 * Stores a stream: at once when it is short, in parts when it is long. The client's own way goes on behind a source that breaks off and
 * begins uploads that nobody ends; here the upload's id is known, and it is ended or taken back.
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
      // The server is away: what it holds is removed with the other abandoned uploads. Why the upload failed is what is told.
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

/** Buffers of exactly one part's size; the last one is what is left, if anything is. */
async function* partsOf(body: Readable): AsyncGenerator<Buffer, void> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const given of body) {
    let chunk = Buffer.from(given);
    while (size + chunk.length >= partSize) {
      const fitting = partSize - size;
      yield Buffer.concat([...chunks, chunk.subarray(0, fitting)], partSize);
      chunk = chunk.subarray(fitting);
      chunks = [];
      size = 0;
    }
    if (chunk.length === 0) continue;
    chunks.push(chunk);
    size += chunk.length;
  }
  if (size > 0) yield Buffer.concat(chunks, size);
}

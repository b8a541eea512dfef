import type { IncomingMessage } from 'node:http';
import { pipeline, type Duplex, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { EgressError, failed } from './egress-error.js';

const decoders = new Map<string, () => Duplex>([
  ['gzip', () => createGunzip()],
  ['x-gzip', () => createGunzip()],
  ['deflate', () => createInflate()],
  ['br', () => createBrotliDecompress()],
]);

function decoded(reply: IncomingMessage): Readable {
  const encoding = (reply.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  const decoder = decoders.get(encoding);
  if (encoding === 'identity' || encoding === '') return reply;
  // An encoding we did not offer, or several on top of each other.
  if (!decoder) throw failed('unknown content encoding');
  // The reader sees the error of either stream as its own; the callback has nothing to add.
  return pipeline(reply, decoder(), () => undefined);
}

/**
 * The body after decompression.
 * @param maxBytes  of it; the first byte beyond ends the request, so a compression bomb is never unpacked
 * @throws EgressError
 */
export async function readBody(reply: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
  try {
    if (Number(reply.headers['content-length'] ?? 0) > maxBytes) throw failed('too large');
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of decoded(reply)) {
      if (!Buffer.isBuffer(chunk)) throw failed('not bytes');
      size += chunk.length;
      if (size > maxBytes) throw failed('too large');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks, size);
  } catch (cause) {
    if (cause instanceof EgressError) throw cause;
    throw failed(signal.aborted ? 'timed out' : 'the body broke off', cause);
  } finally {
    reply.destroy();
  }
}

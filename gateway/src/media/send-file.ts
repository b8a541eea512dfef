import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '@linkyard/service-kit';
import { ObjectNotFoundError, type ObjectStore, type StoredObject, type ByteRange } from '@linkyard/storage';
import { fileHeaders } from './file-headers.js';
import type { ServedFile } from './media-files.js';

type Range = { start: number; end: number };

/**
 * Answers GET and HEAD with a file of the store, or the part of it that is asked for.
 * @returns how many bytes of it were sent @throws DomainError core.not_found when the object has been removed
 */
export async function sendFile(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  store: ObjectStore,
  file: ServedFile,
): Promise<number> {
  const headers = fileHeaders(file);
  if (isKnown(raw, headers)) return answer(reply, 304, headers);
  const range = rangeOf(raw, file, headers);
  if (range === 'outside') return answer(reply, 416, { ...headers, 'content-range': `bytes */${file.size}` });
  const part = range ?? { start: 0, end: file.size - 1 };
  const length = { ...headers, 'content-length': String(part.end - part.start + 1) };
  const complete = range ? { ...length, 'content-range': `bytes ${part.start}-${part.end}/${file.size}` } : length;
  if (raw.method === 'HEAD') return answer(reply, range ? 206 : 200, complete);
  const { body } = await open(store, file, range);
  reply.hijack();
  reply.raw.writeHead(range ? 206 : 200, complete);
  return send(body, reply.raw);
}

async function open(store: ObjectStore, { key }: ServedFile, range: Range | null): Promise<StoredObject> {
  try {
    return await (range ? store.get(key, range) : store.get(key));
  } catch (error) {
    if (error instanceof ObjectNotFoundError) throw new DomainError('core.not_found');
    throw error;
  }
}

/** Written past Fastify, which would give a HEAD answer a length of its own. */
function answer(reply: FastifyReply, status: number, headers: Record<string, string>): number {
  reply.hijack();
  reply.raw.writeHead(status, headers).end();
  return 0;
}

/** Ends both streams whatever happens to one of them: a client that goes away leaves no open file behind. */
async function send(body: NodeJS.ReadableStream, response: ServerResponse): Promise<number> {
  let sent = 0;
  body.on('data', (chunk: Buffer) => (sent += chunk.length));
  try {
    await pipeline(body, response);
  } catch {
    // The client has gone, or the store broke off. The headers are out, so a cut connection is the only way left to say so.
    response.destroy();
  }
  return sent;
}

const isKnown = ({ headers }: IncomingMessage, { etag = '' }: Record<string, string>) =>
  headers['if-none-match']?.includes(etag) ?? false;

/** A part of another version than the client has is of no use to it: then it gets the whole file. */
function rangeOf({ headers }: IncomingMessage, { size }: ServedFile, { etag }: Record<string, string>) {
  const ifRange = headers['if-range'];
  return ifRange === undefined || ifRange === etag ? byteRange(headers.range, size) : null;
}

/**
 * The part of a file that a Range header asks for.
 * @returns null for the whole file: no header, several parts, or one we cannot read; `outside` when there is no such part
 */
export function byteRange(header: string | undefined, size: number): Required<ByteRange> | 'outside' | null {
  const asked = askedPart(header);
  if (asked === null) return null;
  const { from, to } = asked;
  if (from === null) {
    const length = Math.min(to ?? 0, size);
    return length === 0 ? 'outside' : { start: size - length, end: size - 1 };
  }
  if (to !== null && to < from) return null;
  return from >= size ? 'outside' : { start: from, end: Math.min(to ?? size - 1, size - 1) };
}

/** What a Range header asks for, whatever the size of the file; null for the whole file. */
export function askedPart(header: string | undefined): { from: number | null; to: number | null } | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  return { from: from === '' ? null : Number(from), to: to === '' ? null : Number(to) };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '@linkyard/service-kit';
import { ObjectNotFoundError, type StoredObject } from '@linkyard/storage';
import { openRoute } from '../http/open-route.js';
import { byteRange } from './byte-range.js';
import { fileHeaders } from './file-headers.js';
import { MediaFiles, type ServedFile } from './media-files.js';

const prefix = '/media/';

/** GET /media/…: what people uploaded, straight from the object store. @source api.md "pages and files" */
@Controller()
export class MediaController {
  constructor(@Inject(MediaFiles) private readonly files: MediaFiles) {}

  /** @throws core.not_found, also for a private file without a valid signature: nobody learns that it exists */
  @Get('/media/*')
  @openRoute('/media/*')
  async serve(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const [path = ''] = request.url.slice(prefix.length).split('?');
    const query: unknown = request.query;
    const file = await this.files.find(path, typeof query === 'object' && query !== null ? { ...query } : {});
    if (!file) throw new DomainError('core.not_found');
    const headers = fileHeaders(file);
    const { raw } = request;
    if (isKnown(raw, headers)) return answer(reply, 304, headers);
    const range = rangeOf(raw, file, headers);
    if (range === 'outside') return answer(reply, 416, { ...headers, 'content-range': `bytes */${file.size}` });
    const part = range ?? { start: 0, end: file.size - 1 };
    const length = { ...headers, 'content-length': String(part.end - part.start + 1) };
    const complete = range ? { ...length, 'content-range': `bytes ${part.start}-${part.end}/${file.size}` } : length;
    if (raw.method === 'HEAD') return answer(reply, range ? 206 : 200, complete);
    const { body } = await this.open(file, range);
    reply.hijack();
    reply.raw.writeHead(range ? 206 : 200, complete);
    await send(body, reply.raw);
  }

  private async open({ key }: ServedFile, range: { start: number; end: number } | null): Promise<StoredObject> {
    try {
      return await (range ? this.files.store.get(key, range) : this.files.store.get(key));
    } catch (error) {
      if (error instanceof ObjectNotFoundError) throw new DomainError('core.not_found');
      throw error;
    }
  }
}

/** Written past Fastify, which would give a HEAD answer a length of its own. */
function answer(reply: FastifyReply, status: number, headers: Record<string, string>) {
  reply.hijack();
  reply.raw.writeHead(status, headers).end();
}

/** Ends both streams whatever happens to one of them: a client that goes away leaves no open file behind. */
async function send(body: NodeJS.ReadableStream, response: ServerResponse) {
  try {
    await pipeline(body, response);
  } catch {
    // The client has gone, or the store broke off. The headers are out, so a cut connection is the only way left to say so.
    response.destroy();
  }
}

const isKnown = ({ headers }: IncomingMessage, { etag = '' }: Record<string, string>) =>
  headers['if-none-match']?.includes(etag) ?? false;

/** A part of another version than the client has is of no use to it: then it gets the whole file. */
function rangeOf({ headers }: IncomingMessage, { size }: ServedFile, { etag }: Record<string, string>) {
  const ifRange = headers['if-range'];
  return ifRange === undefined || ifRange === etag ? byteRange(headers.range, size) : null;
}

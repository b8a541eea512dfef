import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { acceptedEncoding } from './accepted-encoding.js';

/** Characters below which a reply goes as it is: what it would save is less than a packet or two, and every call would pay for it. */
const shortest = 4096;

/** Replies with a list or a page in them. They are compressed in the thread pool, at a level that costs about a millisecond for 40 kB. */
export function compressReplies(fastify: Pick<FastifyInstance, 'addHook'>) {
  fastify.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < shortest || reply.hasHeader('content-encoding')) return payload;
    if (!/^application\/json/.test(String(reply.getHeader('content-type')))) return payload;
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    void reply.header('vary', 'accept-encoding');
    if (!encoding) return payload;
    void reply.header('content-encoding', encoding).removeHeader('content-length');
    return squeezed[encoding](payload);
  });
}

const squeezed = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => promisify(gzip)(text),
};

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding } from '../http/accepted-encoding.js';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
};
/** Ends of names under which a build leaves the compressed forms of a file beside it. */
const squeezedEnds = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;
const compressible = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt']);

/** A block's script by its name and the hash of its content. */
const blockScript = /^\/assets\/blocks\/([a-z_]+)\.[0-9a-f]{10}\.js$/;

interface StaticFile {
  body: Buffer;
  type: string;
  etag: string;
  isImmutable: boolean;
  squeezed: Map<'br' | 'gzip', Promise<Buffer>>;
  extension: string;
}

/** Files of built folders, served from memory. Names with a content hash never expire. */
export class StaticFiles {
  private constructor(
    private readonly files: Map<string, StaticFile>,
    private readonly unread: ReadonlyMap<string, string>,
  ) {}

  /**
   * @param mounts  URL prefix → folder, read at start; a folder that is not there is an empty one
   * @param onDemand  the same, but each file is read on its first request
   */
  static async read(mounts: Record<string, string>, onDemand: Record<string, string> = {}): Promise<StaticFiles> {
    const files = new Map<string, StaticFile>();
    for (const [url, path] of await listed(mounts)) files.set(url, await readStatic(path));
    return new StaticFiles(files, new Map(await listed(onDemand)));
  }

  has(path: string) {
    return this.files.has(path) || this.unread.has(path);
  }

  /**
   * Today's file for one of an earlier release: pages published then ask for their blocks' scripts by the hashes of
   * then. The scripts of a block read what every release of it has rendered.
   * @returns its path, or null when no block has a script of that name any more
   */
  successorOf(path: string): string | null {
    const name = blockScript.exec(path)?.[1];
    if (name === undefined) return null;
    for (const known of this.files.keys()) if (blockScript.exec(known)?.[1] === name) return known;
    return null;
  }

  text(path: string): string | undefined {
    return this.files.get(path)?.body.toString('utf8');
  }

  async serve(path: string, request: IncomingMessage, response: ServerResponse, headers: Record<string, string> = {}) {
    const file = this.files.get(path) ?? (await this.readNow(path));
    if (!file) throw new Error(`No such file: ${path}`);
    const common = {
      'content-type': file.type,
      'cache-control': file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: file.etag,
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      ...headers,
    };
    if (request.headers['if-none-match'] === file.etag) {
      response.writeHead(304, common).end();
      return;
    }
    const encoding = encodingOf(request, file);
    const body = encoding ? await squeeze(file, encoding) : file.body;
    response.writeHead(200, {
      ...common,
      'content-length': body.length,
      ...(encoding ? { 'content-encoding': encoding } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  private async readNow(url: string): Promise<StaticFile | undefined> {
    const path = this.unread.get(url);
    if (path === undefined) return undefined;
    const file = await readStatic(path);
    this.files.set(url, file);
    return file;
  }
}

async function listed(mounts: Record<string, string>): Promise<[url: string, path: string][]> {
  const found: [string, string][] = [];
  for (const [prefix, folder] of Object.entries(mounts)) {
    for (const path of existsSync(folder) ? await walk(folder) : []) {
      found.push([`${prefix}/${relative(folder, path)}`.replaceAll('\\', '/').replace(/\/+/g, '/'), path]);
    }
  }
  return found;
}

async function walk(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  const paths = entries.map((entry) => join(folder, entry));
  const isFile = await Promise.all(paths.map(async (path) => (await stat(path)).isFile()));
  return paths.filter((path, index) => isFile[index] && !squeezedEnds.some(([, end]) => path.endsWith(end)));
}

async function readStatic(path: string): Promise<StaticFile> {
  const body = await readFile(path);
  const extension = extname(path);
  return {
    body,
    extension,
    type: types[extension] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`,
    isImmutable: /[.-][\w-]{8,}\.\w+$/.test(path) && extension !== '.html',
    squeezed: await readSqueezed(path),
  };
}

async function readSqueezed(path: string) {
  const squeezed: StaticFile['squeezed'] = new Map();
  for (const [encoding, end] of squeezedEnds)
    if (existsSync(path + end)) squeezed.set(encoding, Promise.resolve(await readFile(path + end)));
  return squeezed;
}

function encodingOf(request: IncomingMessage, file: StaticFile): 'br' | 'gzip' | undefined {
  if (!compressible.has(file.extension) || file.body.length < 512) return undefined;
  return acceptedEncoding(request.headers['accept-encoding']);
}

/** As the build compressed it, else compressed at the first request, in the thread pool, and kept. */
function squeeze(file: StaticFile, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const known = file.squeezed.get(encoding);
  if (known) return known;
  const work =
    encoding === 'gzip'
      ? promisify(gzip)(file.body, { level: 9 })
      : promisify(brotliCompress)(file.body, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: file.body.length },
        });
  file.squeezed.set(encoding, work);
  return work;
}

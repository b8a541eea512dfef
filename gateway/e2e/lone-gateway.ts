import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { uploadUserFile } from '@linkyard/contracts';
import { until } from '@linkyard/testing';

const boundary = 'xBOUNDARYx';
/** Of two that start at once on a machine that is busy with tests. */
const startsWithinMs = 60_000;

export interface Upload {
  end: Promise<{ status: number; code: string }>;
  /** Resolves when the file's bytes are sent. */
  sent: Promise<void>;
  leave: () => void;
}

/**
 * A gateway process of its own, beside the services that are up, with the limits that people have. It is made before the hook that starts it, so
 * that `stop` ends the process also when that hook ran out of time.
 */
export class LoneGateway {
  private child: ChildProcess | undefined;
  private port = 0;
  private isStopped = false;

  constructor(private readonly settings: Readonly<Record<string, string>> = {}) {}

  async start(): Promise<void> {
    this.port = await freePort();
    if (this.isStopped) return;
    const { NODE_OPTIONS: _ofTheTests, ...env } = process.env;
    this.child = spawn(process.execPath, [resolve('gateway/dist/main.js')], {
      env: { ...env, PORT: String(this.port), RATE_FACTOR: '1', LOG_LEVEL: 'error', ...this.settings },
      stdio: 'ignore',
    });
    const isUp = async () => (await fetch(`${this.url}/health/live`).catch(() => null))?.ok === true;
    await until(isUp, Boolean, startsWithinMs);
  }

  /** Where it answers. */
  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.end('SIGTERM');
  }

  /** Without a chance to say goodbye to anyone. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  /**
   * Uploads so many bytes that are no file of any kind, without having them in memory at once.
   * @param hold sends all but the end
   */
  upload(token: string, bytes: number, { hold = false } = {}): Upload {
    const head =
      `--${boundary}\r\ncontent-disposition: form-data; name="type"\r\n\r\ndocument\r\n` +
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="film.bin"\r\ncontent-type: application/octet-stream\r\n\r\n`;
    const tail = `\r\n--${boundary}--\r\n`;
    const sending = request({
      port: this.port,
      host: '127.0.0.1',
      method: 'POST',
      path: uploadUserFile.http?.path ?? '',
      headers: {
        authorization: token,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': head.length + bytes + tail.length,
      },
    });
    const end = new Promise<{ status: number; code: string }>((done) => {
      sending.on('error', () => done({ status: 0, code: 'cut' }));
      sending.on('response', (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (part: Buffer) => parts.push(part));
        reply.on('end', () => {
          const body: unknown = JSON.parse(Buffer.concat(parts).toString() || '{}');
          const code = typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
          done({ status: reply.statusCode ?? 0, code });
        });
      });
    });
    const sent = (async () => {
      const chunk = Buffer.alloc(256 * 1024, 0x01);
      sending.write(head);
      for (let left = bytes; left > 0; left -= chunk.length) {
        if (!sending.write(chunk.subarray(0, left))) await new Promise((done) => sending.once('drain', done));
      }
      if (!hold) sending.end(tail);
    })();
    return { end, sent, leave: () => sending.destroy() };
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port: free } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return free;
}

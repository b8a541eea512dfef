import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { typstThread } from './typst-thread.js';

export interface TypstSource {
  /** Typst markup. */
  template: string;
  /** Texts that the template reads as `sys.inputs`. */
  inputs: Readonly<Record<string, string>>;
  pdfStandard?: 'a-3b';
  /** Seconds; the same source then gives the same bytes. */
  creationTimestamp: number;
}
interface Waiting {
  resolve: (pdf: Buffer) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}
export class TypstError extends Error {
  override readonly name = 'TypstError';
}

const require = createRequire(import.meta.url);
const fontPackages = ['noto-sans', 'noto-sans-arabic', 'noto-sans-jp', 'noto-emoji'];
const cuts = ['400Regular', '700Bold'];
const limitMs = 20_000;
const answer = z.union([
  z.object({ id: z.int(), pdf: z.instanceof(Uint8Array) }),
  z.object({ id: z.int(), failure: z.string() }),
]);

/** Typst in a thread, started with the first document. One that does not answer in time is ended, with what waits in it. */
export class Typst {
  private thread: Worker | null = null;
  private workspace: string | null = null;
  private lastId = 0;
  private readonly waiting = new Map<number, Waiting>();

  /** @throws TypstError */
  pdf(source: TypstSource): Promise<Buffer> {
    const thread = this.thread ?? this.start();
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => void this.stop('typesetting took too long'), limitMs);
      this.waiting.set(id, { resolve, reject, timer });
      thread.postMessage({ id, ...source });
    });
  }

  close(): Promise<void> {
    return this.stop('the worker stops');
  }

  private start(): Worker {
    // Files of the workspace can be read by a template, so there are none in it.
    this.workspace ??= mkdtempSync(join(tmpdir(), 'linkyard-typst-'));
    const thread = new Worker(typstThread, {
      eval: true,
      workerData: {
        compilerPath: require.resolve('@myriaddreamin/typst-ts-node-compiler'),
        fontPaths: fontPackages.flatMap(cutsOf),
        workspace: this.workspace,
      },
    });
    thread.on('message', (message) => this.settle(answer.parse(message)));
    thread.on('error', (error) => void this.stop(error.message));
    this.thread = thread;
    return thread;
  }

  private settle(answered: z.output<typeof answer>): void {
    const waiting = this.waiting.get(answered.id);
    if (!waiting) return;
    this.waiting.delete(answered.id);
    clearTimeout(waiting.timer);
    if ('pdf' in answered) waiting.resolve(Buffer.from(answered.pdf));
    else waiting.reject(new TypstError(answered.failure));
  }

  private async stop(reason: string): Promise<void> {
    const { thread, workspace } = this;
    this.thread = null;
    this.workspace = null;
    for (const [id, { reject, timer }] of this.waiting) {
      this.waiting.delete(id);
      clearTimeout(timer);
      reject(new TypstError(reason));
    }
    await thread?.terminate();
    if (workspace) rmSync(workspace, { recursive: true, force: true });
  }
}

function cutsOf(name: string): string[] {
  const folder = dirname(require.resolve(`@expo-google-fonts/${name}/package.json`));
  return cuts.map((cut) => join(folder, cut));
}

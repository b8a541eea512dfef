import { execFile, type ExecFileException } from 'node:child_process';

export interface Limits {
  /** The program is killed after this. */
  timeoutMs: number;
  /** Bytes of output, and of what it says beside it. */
  maxOutputBytes: number;
  /** Bytes of memory of its own. */
  maxMemoryBytes: number;
}
/** What is to be run, in a folder of its own. */
export interface Command {
  program: string;
  args: readonly string[];
  folder: string;
  /** Absolute path of util-linux prlimit; null for no more limits than time and output. */
  prlimit: string | null;
}

/** The program gave up on the file, took too long, said too much, or crashed. */
export class FileRefused extends Error {
  override name = 'FileRefused';
}

/** Terminated from outside, not because of the file: shutdown or out of memory. */
const fromOutside: (NodeJS.Signals | null | undefined)[] = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'];
/** It could not be started, or was terminated. */
const notOfTheFile: unknown[] = [126, 127, 255];
const maxMessageLength = 300;

/**
 * Runs a program on an untrusted file in a sandboxed subprocess: without a shell or our environment, with stdin closed, and with hard limits. It can write
 * no file: its output is its standard output.
 * @throws FileRefused when it is the file's fault; any other Error when it is not
 */
export async function runLimited({ program, args, folder, prlimit }: Command, limits: Limits): Promise<Buffer> {
  const [file, ...words] = prlimit ? [prlimit, ...limitWords(limits), '--', program, ...args] : [program, ...args];
  return new Promise((resolve, reject) => {
    const options = {
      cwd: folder,
      // Secrets of ours are none of its business.
      env: { LC_ALL: 'C', HOME: folder, TMPDIR: folder },
      timeout: limits.timeoutMs,
      killSignal: 'SIGKILL',
      maxBuffer: limits.maxOutputBytes,
      encoding: 'buffer',
      windowsHide: true,
    } as const;
    const child = execFile(file ?? program, words, options, (error, output, said) => {
      if (error) reject(faultOf(error, said.toString('utf8')));
      else resolve(output);
    });
    child.stdin?.end();
  });
}

function faultOf(error: ExecFileException, said: string): Error {
  if (error.code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') return new FileRefused('It made too much');
  if (error.killed) return new FileRefused('It took too long');
  const isTheFiles = typeof error.code === 'number' && !notOfTheFile.includes(error.code);
  const hasCrashed = typeof error.signal === 'string' && !fromOutside.includes(error.signal);
  return isTheFiles || hasCrashed ? new FileRefused(said.trim().slice(-maxMessageLength) || error.message) : error;
}

/** Twice the time, for one thread that waits; no file of any length. */
function limitWords({ timeoutMs, maxMemoryBytes }: Limits): string[] {
  const seconds = Math.ceil((timeoutMs * 2) / 1000);
  return [`--data=${maxMemoryBytes}`, `--cpu=${seconds}`, '--fsize=0', '--core=0', '--nofile=64'];
}

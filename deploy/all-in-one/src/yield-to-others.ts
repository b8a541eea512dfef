import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Of 19: a process that somebody waits for gets nine tenths of a processor that both want. */
const niceness = 10;

/**
 * Makes this process stand back where others of the machine have something to do. For workers: nobody waits for a picture's sizes as for a page.
 * Linux keeps a priority for each thread, and threads that begin later take it from the one that begins them.
 */
export function yieldToOthers(): void {
  if (process.platform !== 'linux') return setPriority(niceness);
  yieldAsSession();
  for (const thread of readdirSync('/proc/self/task')) {
    try {
      setPriority(Number(thread), niceness);
    } catch (error) {
      // It has ended since it was listed.
      if (!(error instanceof Error && 'code' in error && error.code === 'ERR_SYSTEM_ERROR')) throw error;
    }
  }
}

/** No such file where the kernel makes no groups; the others in a container, whose share its engine sets. */
const notOurs = new Set(['ENOENT', 'EACCES', 'EPERM', 'EROFS', 'EAGAIN']);

/**
 * Linux shares processors among sessions before it looks at priorities, so a worker with one of its own would take as much as all the rest. A session
 * that somebody else leads, a person's terminal, is left alone.
 * @source man 7 sched "The autogroup feature"
 */
function yieldAsSession(): void {
  if (sessionOf(readFileSync('/proc/self/stat', 'utf8')) !== process.pid) return;
  try {
    writeFileSync('/proc/self/autogroup', String(niceness));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && notOurs.has(String(error.code)))) throw error;
  }
}

/** The sixth field of proc(5), counted behind the name in parentheses. */
const sessionOf = (stat: string) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[3]);

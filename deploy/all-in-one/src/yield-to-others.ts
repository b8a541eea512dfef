import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Of 19: a process that somebody waits for gets nine tenths of a processor that both want. */
const niceness = 10;

/**
 * Makes this process stand back where others of the machine have something to do. For workers: nobody waits for a picture's sizes as for a page.
 * Linux keeps a priority for each thread, and threads that begin later take it from the one that begins them.
 */
export function yieldToOthers(): void {
  if (process.platform !== 'linux') return setPriority(niceness);
  for (const thread of readdirSync('/proc/self/task')) {
    try {
      setPriority(Number(thread), niceness);
    } catch (error) {
      // It has ended since it was listed.
      if (!(error instanceof Error && 'code' in error && error.code === 'ERR_SYSTEM_ERROR')) throw error;
    }
  }
}

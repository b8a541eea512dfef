import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from './problem.mjs';
import { lastLine } from './processes.mjs';

const lookAgainMs = 100;

/**
 * Waits until a process answers its readiness door with 200.
 * @throws Problem  when it ends or is not ready in time; the process is stopped then
 */
export async function waitUntilReady(child, url, withinMs = 90_000) {
  const until = Date.now() + withinMs;
  let last = 'no answer';
  while (child.running && Date.now() < until) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
      const text = await response.text();
      if (response.status === 200) return;
      last = `${response.status} ${text.slice(0, 300)}`;
    } catch (error) {
      // Not listening yet: keep waiting.
      last = error.cause?.code ?? error.message;
    }
    await pause(lookAgainMs);
  }
  const died = !child.running;
  await child.stop();
  const reason = died ? `it ended: ${lastLine(child.logFile)}` : `not ready within ${withinMs / 1000} s: ${last}`;
  throw new Problem(`${child.name} did not start (${reason})`, `Its log is ${child.logFile}`);
}

import { setTimeout as pause } from 'node:timers/promises';
import { patienceWith } from './patience.mjs';
import { Problem } from './problem.mjs';
import { lastLine } from './processes.mjs';

const lookAgainMs = 100;

/**
 * Waits until a process answers its readiness door with 200, as long as it does something.
 * @throws Problem  when it ends or gets no further; the process is stopped then
 */
export async function waitUntilReady(child, url, { quietMs = 90_000, report } = {}) {
  const isWaitedFor = patienceWith(child, { quietMs, report });
  let last = 'no answer';
  while (child.running && isWaitedFor()) {
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
  const reason = died ? `it ended: ${lastLine(child.logFile)}` : `it is not ready and got no further: ${last}`;
  throw new Problem(`${child.name} did not start (${reason})`, `Its log is ${child.logFile}`);
}

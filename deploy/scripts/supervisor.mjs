import { setTimeout as pause } from 'node:timers/promises';
import { lastLine } from './processes.mjs';

const maxRestarts = 5;
const windowMs = 60_000;
const restartDelayMs = 500;

/**
 * Keeps a child running: when it ends without being asked to, it is started again, at most five times a minute.
 * @param {object} options
 * @param {import('./processes.mjs').Child} options.child  running
 * @param {() => Promise<import('./processes.mjs').Child>} options.start  starts it again and waits until it is ready
 * @param {(line: string) => void} options.report  gets one line per restart
 * @param {(message: string) => void} options.onGiveUp  called once when it keeps failing
 * @returns {{stop: () => Promise<void>}}  stop ends the child that runs now, and the supervision
 */
export function supervise({ child: first, start, report, onGiveUp }) {
  let child = first;
  let stopping = false;
  let restarts = [];

  async function startAgain() {
    await pause(restartDelayMs);
    if (stopping) return;
    try {
      child = await start();
      if (stopping) await child.stop();
    } catch (error) {
      // The child that failed has already exited, so the loop counts this as one more failure.
      report(`${child.name} did not start: ${error.message}`);
    }
  }

  async function watch() {
    for (;;) {
      const { code, signal } = await child.exited;
      if (stopping || child.stopping) return;
      const reason = `${child.name} ended by itself (${signal ?? `code ${code}`}: ${lastLine(child.logFile)})`;
      restarts = restarts.filter((at) => Date.now() - at < windowMs);
      if (restarts.length >= maxRestarts) {
        onGiveUp(`${reason} for the ${maxRestarts + 1}th time within a minute. Its log is ${child.logFile}`);
        return;
      }
      restarts.push(Date.now());
      report(`${reason}; starting it again`);
      await startAgain();
    }
  }

  const watching = watch();
  return {
    stop: async () => {
      stopping = true;
      await child.stop();
      await watching;
    },
  };
}

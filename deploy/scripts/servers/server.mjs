import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { patienceWith } from '../patience.mjs';
import { Problem } from '../problem.mjs';
import { commandOf, isAlive, lastLine, launch, readPid, signalGroup } from '../processes.mjs';

const quietMs = 30_000;
const lookAgainMs = 50;

/**
 * Starts a backing server on its own folder and waits until it answers a real request.
 * @param {{name: string, program: string, args: string[], folder: string, port: number, env?: NodeJS.ProcessEnv,
 *   isReady: () => Promise<boolean>}} options  isReady may throw while the server is not there yet
 * @throws Problem  when it dies, or has done nothing for 30 s and does not answer
 */
export async function startServer({ name, program, args, folder, port, env, isReady }) {
  await stopLeftOver(name, folder);
  const child = await launch({ name, program, args, folder, env });
  const isWaitedFor = patienceWith(child, { quietMs, report: (line) => console.log(`  ${line}`) });
  let reason = 'it gave no answer';
  while (child.running && isWaitedFor()) {
    try {
      if (await isReady()) return { name, program, port, folder, child, stop: child.stop };
    } catch (error) {
      if (error instanceof Problem) {
        await child.stop();
        throw error;
      }
      reason = error.message;
    }
    await pause(lookAgainMs);
  }
  const died = !child.running;
  await child.stop();
  const said = died ? `it ended: ${lastLine(child.logFile)}` : reason;
  throw new Problem(`${name} did not start on port ${port} (${said})`, `Its log is ${child.logFile}`);
}

/** A server that an earlier, killed launcher left on this very folder is stopped by its id; nothing else is touched. */
async function stopLeftOver(name, folder) {
  const pid = readPid(join(folder, `${name}.pid`));
  if (pid === undefined || !commandOf(pid).includes(folder)) return;
  signalGroup(pid, 'SIGTERM');
  const until = Date.now() + 10_000;
  while (isAlive(pid) && Date.now() < until) await pause(lookAgainMs);
  if (isAlive(pid)) signalGroup(pid, 'SIGKILL');
}

/** Connects, sends a text if there is one, and answers the first line that comes back. */
export function ask(port, text) {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect({ port, host: '127.0.0.1' });
    socket.setTimeout(1_000, () => socket.destroy(new Error('no answer within 1 s')));
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('closed without an answer')));
    if (text) socket.write(text);
    socket.on('data', (chunk) => {
      received += chunk;
      if (!received.includes('\n')) return;
      resolve(received.slice(0, received.indexOf('\n')).trim());
      socket.destroy();
    });
  });
}

import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { io } from 'socket.io-client';
import { startSockets, stopSockets } from './testing/start-sockets.js';

const count = 300;
/** Commands about sessions that the auth service lets wait; what comes on top it refuses. */
const waitingAtMost = 128;

/** @source quality R25 */
it('windows that all come back at once are let in, and ask for no more sessions at a time than are answered', async () => {
  let [asking, most] = [0, 0];
  const gateway = await startSockets(new Set(), 0, async () => {
    most = Math.max(most, (asking += 1));
    await wait(5);
    asking -= 1;
  });
  const windows = Array.from({ length: count }, () =>
    io(gateway.url, {
      auth: { token: `${randomBytes(12).toString('hex')}:one` },
      ...{ transports: ['websocket'], reconnection: false, forceNew: true },
    }),
  );
  try {
    await Promise.all(
      windows.map(
        (socket) =>
          new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject)),
      ),
    );
    expect(most).toBeLessThan(waitingAtMost);
  } finally {
    for (const socket of windows) socket.disconnect();
    await stopSockets(gateway);
  }
}, 60_000);

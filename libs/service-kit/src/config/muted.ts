import { setTimeout as wait } from 'node:timers/promises';

const pauseMs = 1_000;
const attempts = 30;

/**
 * Runs `work` while notifications are off: what is made up to lie in the past is no news.
 * @param ring switches the notifications; refused while the account, which another service makes, is not there yet
 */
export async function muted<Result>(
  ring: (isOn: boolean) => Promise<unknown>,
  work: () => Promise<Result>,
): Promise<Result> {
  for (let left = attempts; left > 0 && !(await succeeds(ring(false))); left -= 1) await wait(pauseMs);
  try {
    return await work();
  } finally {
    await ring(true);
  }
}

const succeeds = (doing: Promise<unknown>): Promise<boolean> =>
  doing.then(
    () => true,
    () => false,
  );

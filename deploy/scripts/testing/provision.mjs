import { startStack } from '../stack.mjs';
import { chromiumRecipe, headlessShellRecipe } from '../servers/chromium.mjs';
import { which } from '../commands.mjs';
import { findProgram } from '../servers/ladder.mjs';
import { pipProgram } from '../servers/pip-program.mjs';
import { radicale, startRadicale } from '../servers/radicale.mjs';
import { stripeMockRecipe } from '../servers/stripe-mock.mjs';
import { versitygwRecipe } from '../servers/versitygw.mjs';
import { Problem } from '../problem.mjs';

/**
 * A stack for a test step, on free ports and a folder of its own, and the variables that suites read:
 * BASE_URL and MAILBOX_URL beside the addresses of the servers.
 * @param {Set<() => Promise<void>>} stops  gets the function that stops it, before anything is started
 */
export async function provideStack(options, stops) {
  let stopAll;
  const stack = await startStack({
    ...options,
    // Specs send the requests of hundreds of users from one address.
    // GoToWebinar is asked each second who attends, so that no spec waits a minute for it.
    choices: { RATE_FACTOR: '500', GOTOWEBINAR_ATTENDANCE_SEC: '1', ...options.choices },
    onStarting: (stop) => {
      stopAll = stop;
      stops.add(stop);
    },
    onFault: (message) => options.report(message),
  });
  const stop = async () => {
    await stopAll();
    stops.delete(stopAll);
  };
  return { ...stack, stop, env: { ...stack.env, BASE_URL: stack.url, MAILBOX_URL: stack.mailboxUrl } };
}

/** The browser's path: the one that CHROMIUM_PATH names, or what the ladders find. @throws Problem */
export async function provideChromium(options) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const { program, step } = await findProgram(headlessShellRecipe, options).catch((error) => {
    if (!(error instanceof Problem)) throw error;
    return findProgram(chromiumRecipe, options);
  });
  options.report(`${chromiumRecipe.name}: ${program}, ${step}`);
  return program;
}

/** Whether the S3 suites get their server: where it is not there it is built with go, which takes minutes, once. */
export const s3ForTests = (options) => isProvided(versitygwRecipe, 'S3: its suites are', options);
export const stripeMockForTests = (options) => isProvided(stripeMockRecipe, 'stripe-mock: its suite is', options);

async function isProvided(recipe, suites, { install, report }) {
  try {
    await findProgram(recipe, { install, report });
    return true;
  } catch (error) {
    report(`${suites} skipped (${whyMissing(error)})`);
    return false;
  }
}

/** @throws the error, where it is another than that a program is missing */
export function whyMissing(error) {
  if (!(error instanceof Problem)) throw error;
  return which(['go']) ? error.message : 'there is no server, and no go to build one with';
}

/**
 * A CalDAV server for the suites of calendars; without Python, or without a way to install it, they are skipped.
 * @param {Set<() => Promise<void>>} stops  gets the function that stops it
 * @returns {Promise<Record<string, string>>}  what the suites read; nothing where there is no server
 */
export async function caldavForTests({ folder, install, report }, stops) {
  const { program, reason } = await pipProgram(radicale, { install, report });
  if (!program) {
    report(`CalDAV: its suites are skipped (${reason})`);
    return {};
  }
  const server = await startRadicale({ program, folder });
  stops.add(server.stop);
  report(`CalDAV: ${radicale.name} ${radicale.version}, on port ${server.port}`);
  return server.env;
}

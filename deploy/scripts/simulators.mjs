import { join } from 'node:path';
import { simulatedClient } from './environment.mjs';
import { keptPort } from './ports.mjs';
import { Problem } from './problem.mjs';
import { lastLine, launch } from './processes.mjs';

const names = [
  'google',
  'microsoft',
  'gotowebinar',
  'facebook',
  'dns',
  'dns_web',
  'smtp',
  'mailbox',
  'tenant_smtp',
  'tenant_mailbox',
  'unsplash',
  'pixabay',
  'pexels',
  'openai',
  'stripe',
  'paypal',
  'push',
];
const readyWithinMs = 30_000;

/**
 * Starts the providers' simulators and the mailbox in one process and waits for its line {"ready":true}. Mails are kept in
 * the data folder, so that a confirmation still opens after a restart.
 * @param {{dataDir: string, program: string, secrets: Record<string, string>}} options
 * @returns {Promise<{child: import('./processes.mjs').Child, ports: Record<string, number>}>}
 */
export async function startSimulators({ dataDir, program, secrets }) {
  const ports = {};
  for (const name of names) ports[name] = await keptPort(join(dataDir, 'simulators', name));
  const variables = {
    ...Object.fromEntries(
      Object.entries(ports).map(([name, port]) => [`SIM_${name.toUpperCase()}_PORT`, String(port)]),
    ),
    SIM_MAILBOX_FOLDER: join(dataDir, 'mailbox'),
    SIM_TENANT_MAILBOX_FOLDER: join(dataDir, 'tenant-mailbox'),
    SIM_GOOGLE_CLIENT_ID: simulatedClient,
    SIM_GOOGLE_CLIENT_SECRET: secrets.GOOGLE_CLIENT_SECRET,
    SIM_MICROSOFT_CLIENT_ID: simulatedClient,
    SIM_MICROSOFT_CLIENT_SECRET: secrets.MICROSOFT_CLIENT_SECRET,
    SIM_GOTOWEBINAR_CLIENT_ID: simulatedClient,
    SIM_GOTOWEBINAR_CLIENT_SECRET: secrets.GOTOWEBINAR_CLIENT_SECRET,
    SIM_FACEBOOK_APP_ID: simulatedClient,
    SIM_FACEBOOK_APP_SECRET: secrets.FACEBOOK_APP_SECRET,
    SIM_UNSPLASH_KEY: secrets.UNSPLASH_ACCESS_KEY,
    SIM_PIXABAY_KEY: secrets.PIXABAY_KEY,
    SIM_PEXELS_KEY: secrets.PEXELS_KEY,
    SIM_OPENAI_KEY: secrets.OPENAI_API_KEY,
    // A day of looking at screens, or a run of the suites, is more than an hour's allowance of the real ones.
    SIM_PICTURES_LIMIT: '100000',
  };
  let becomeReady;
  const ready = new Promise((resolve) => (becomeReady = resolve));
  const child = await launch({
    name: 'simulators',
    program: process.execPath,
    args: [program],
    folder: join(dataDir, 'logs'),
    env: { ...process.env, ...variables },
    onLine: (line) => isReadyLine(line) && becomeReady('ready'),
  });
  const timer = setTimeout(() => becomeReady('late'), readyWithinMs);
  const outcome = await Promise.race([ready, child.exited.then(() => 'ended')]);
  clearTimeout(timer);
  if (outcome === 'ready') return { child, ports };
  await child.stop();
  throw new Problem(
    `The simulators did not start (${outcome}: ${lastLine(child.logFile)})`,
    `Their log is ${child.logFile}`,
  );
}

/** Whether a line of output is the JSON line that says ready. */
export function isReadyLine(line) {
  if (!line.startsWith('{')) return false;
  try {
    return JSON.parse(line).ready === true;
  } catch {
    // A log line that only looks like JSON.
    return false;
  }
}

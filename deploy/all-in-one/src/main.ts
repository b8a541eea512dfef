import { createLogger, endOnSignal, serveHealth, type RunningRole } from '@linkyard/service-kit';
import { roles, rolesFrom } from './roles.js';

const logger = createLogger('all-in-one');
const argument = process.argv.find((word) => word.startsWith('--roles='));

try {
  const names = rolesFrom(argument?.slice('--roles='.length) ?? process.env['ROLES'] ?? 'all');
  const running = await startRoles(names);
  const healthPort = Number(process.env['HEALTH_PORT'] ?? 0);
  // The gateway's own port answers probes already; its metrics have a port of their own only where one is configured.
  if (healthPort > 0 || !names.includes('gateway'))
    await serveHealth(healthPort, () => running.flatMap((role) => role.checks));
  endOnSignal(() => closeAll(running));
  logger.info({ roles: names, seconds: Math.round(process.uptime() * 10) / 10 }, 'ready');
} catch (error) {
  logger.fatal({ err: error }, error instanceof Error ? error.message : 'cannot start');
  process.exit(1);
}

/** Starts the gateway last, so that no request arrives before its handler. */
async function startRoles(names: readonly string[]): Promise<RunningRole[]> {
  const services = names.filter((name) => name !== 'gateway');
  const started = await Promise.all(services.map((name) => startRole(name, [])));
  return names.includes('gateway') ? [...started, await startRole('gateway', started)] : started;
}

async function startRole(name: string, started: readonly RunningRole[]): Promise<RunningRole> {
  const start = roles[name];
  if (!start) throw new Error(`Unknown role ${name}`);
  return start(process.env, started);
}

/** The gateway closes first, so that no request is accepted that could not be finished. */
async function closeAll(running: readonly RunningRole[]) {
  const gateway = running.filter((role) => role.name === 'gateway');
  for (const role of gateway) await role.close();
  await Promise.all(running.filter((role) => role.name !== 'gateway').map((role) => role.close()));
}

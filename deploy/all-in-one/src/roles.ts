import { runService, type RunningRole, type ServiceDefinition } from '@linkyard/service-kit';

/** Starts one role. Gateway last: it answers "ready" for all roles of its process. */
export type StartRole = (env: NodeJS.ProcessEnv, started: readonly RunningRole[]) => Promise<RunningRole>;

export const services: Record<string, () => Promise<ServiceDefinition>> = {
  auth: async () => (await import('@linkyard/auth')).authService,
  'campaigns-and-templates': async () =>
    (await import('@linkyard/campaigns-and-templates')).campaignsAndTemplatesService,
  commerce: async () => (await import('@linkyard/commerce')).commerceService,
  bookings: async () => (await import('@linkyard/bookings')).bookingsService,
  media: async () => (await import('@linkyard/media')).mediaService,
  'notifications-and-chat': async () => (await import('@linkyard/notifications-and-chat')).notificationsAndChatService,
  'white-label': async () => (await import('@linkyard/white-label')).whiteLabelService,
  integrations: async () => (await import('@linkyard/integrations')).integrationsService,
};

export const serviceDefinitions = (): Promise<ServiceDefinition[]> =>
  Promise.all(Object.values(services).map((load) => load()));

const serviceRoles = Object.entries(services).map(([name, load]): [string, StartRole] => [
  name,
  async (env) => runService(await load(), env),
]);

/** Role → how to start it. Loaded only when requested, so a process carries no code that it does not run. */
export const roles: Record<string, StartRole> = {
  ...Object.fromEntries(serviceRoles),
  'workers:documents': async (env) => (await import('@linkyard/workers')).startWorker('documents', env),
  'workers:email': async (env) => (await import('@linkyard/workers')).startWorker('email', env),
  'workers:exports': async (env) => (await import('@linkyard/workers')).startWorker('exports', env),
  'workers:imports': async (env) => (await import('@linkyard/workers')).startWorker('imports', env),
  'workers:media': async (env) => (await import('@linkyard/workers')).startWorker('media', env),
  'workers:push': async (env) => (await import('@linkyard/workers')).startWorker('push', env),
  'workers:schedules': async (env) => (await import('@linkyard/workers')).startWorker('schedules', env),
  gateway: async (env, started) =>
    (await import('@linkyard/gateway')).startGateway(env, { alsoCheck: started.flatMap((role) => role.checks) }),
};

/**
 * The roles a command line asks for, in the order they start.
 * @param wanted `all`, or names with commas; `workers` means all of its queues
 * @throws Error naming an unknown role and those there are
 */
export function rolesFrom(wanted: string): string[] {
  const known = Object.keys(roles);
  if (wanted === 'all') return known;
  const asked = wanted
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const expanded = asked.flatMap((name) =>
    name === 'workers' ? known.filter((role) => role.startsWith('workers:')) : [name],
  );
  const unknown = expanded.filter((name) => !known.includes(name));
  if (unknown.length > 0 || expanded.length === 0)
    throw new Error(`Unknown role ${unknown.join(', ') || '(none)'}. There are: ${known.join(', ')}, workers, all`);
  return known.filter((role) => expanded.includes(role));
}

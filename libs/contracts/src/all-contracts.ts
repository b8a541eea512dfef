import * as auth from './auth/index.js';
import type { BlockSourceCommand } from './block-sources/define-block-source.js';
import * as bookings from './bookings/index.js';
import * as campaignsAndTemplates from './campaigns-and-templates/index.js';
import * as commerce from './commerce/index.js';
import * as events from './events/index.js';
import * as integrations from './integrations/index.js';
import * as jobs from './jobs/index.js';
import type { AnyCommand } from './kit/define-command.js';
import type { AnyEvent } from './kit/define-event.js';
import type { AnyJob } from './kit/define-job.js';
import * as media from './media/index.js';
import * as notificationsAndChat from './notifications-and-chat/index.js';
import * as whiteLabel from './white-label/index.js';

const services = () => [
  auth,
  bookings,
  campaignsAndTemplates,
  commerce,
  integrations,
  media,
  notificationsAndChat,
  whiteLabel,
];

function exportsOfKind<Contract extends { kind: string }>(kind: Contract['kind'], modules: readonly object[]) {
  const isOfKind = (value: unknown): value is Contract =>
    typeof value === 'object' && value !== null && 'kind' in value && value.kind === kind;
  return modules.flatMap((module) => Object.values(module).filter(isOfKind));
}

let commands: readonly AnyCommand[] | undefined;

/** Every command, in the order of the services. Boot checks, routes, /docs and the specs of all contracts read it. */
export const allCommands = (): readonly AnyCommand[] => (commands ??= exportsOfKind<AnyCommand>('command', services()));
export const allEvents = (): readonly AnyEvent[] => exportsOfKind<AnyEvent>('event', [events]);
export const allJobs = (): readonly AnyJob[] => exportsOfKind<AnyJob>('job', [jobs]);

/** Every command by which a service supplies the items of a block. @source ADR 0009 */
export const allBlockSources = (): readonly BlockSourceCommand[] =>
  allCommands().filter((command): command is BlockSourceCommand => 'sourceKind' in command);

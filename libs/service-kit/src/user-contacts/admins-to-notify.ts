import { activeAdmins } from '@linkyard/contracts';
import { isServiceAway } from '../bus/domain-error.js';
import type { Bus } from '../bus/bus.js';
import { systemContext } from '../bus/system-context.js';

/** Ids of the administrators who are notified of what an operator has to look at; none while auth is away. */
export async function adminsToNotify(bus: Pick<Bus, 'request'>): Promise<string[]> {
  try {
    return (await bus.request(activeAdmins, {}, systemContext())).userIds;
  } catch (error) {
    if (isServiceAway(error)) return [];
    throw error;
  }
}

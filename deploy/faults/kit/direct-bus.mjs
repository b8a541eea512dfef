import * as contracts from '@linkyard/contracts';
import { Bus, BusConnection, DomainError, systemContext } from '@linkyard/service-kit';

/** Asks services on the bus, for those that have no call of their own at the gateway yet. Answers look as if they had come by HTTP. */
export async function busTo(installation) {
  const bus = new Bus(await BusConnection.open(installation.env.NATS_URL, 'faults'), installation.env.BUS_SECRET);
  return {
    /** @param {string} name of the contract as it is exported */
    async ask(name, payload) {
      const at = Date.now();
      try {
        const data = await bus.request(contracts[name], payload, systemContext());
        return { status: 200, data, ms: Date.now() - at, at };
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        return { status: error.http, code: error.code, ms: Date.now() - at, at };
      }
    },
    close: () => bus.connection.close(),
  };
}

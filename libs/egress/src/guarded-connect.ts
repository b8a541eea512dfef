import { once } from 'node:events';
import { connect, type LookupFunction, type Socket } from 'node:net';
import { checkedAddresses, isAllowedHost, type EgressConfig } from './destination.js';
import { egressConfigFrom } from './egress-config.js';
import { failed, refused } from './egress-error.js';
import { untilAborted } from './until-aborted.js';

export interface ConnectOptions {
  /** A name or an address that a person typed, without a port. */
  host: string;
  port: number;
  /** Which ports may be reached at all. */
  ports: readonly number[];
  /** For resolving and connecting. */
  timeoutMs: number;
}
export interface GuardedConnect {
  /**
   * Opens a TCP connection to a public server; the addresses are checked again for each connection.
   * @throws EgressError
   */
  (options: ConnectOptions): Promise<Socket>;
  /** Whether the configuration allows this host by name: a simulator on this machine. */
  isAllowed(host: string, port: number): boolean;
}

/** A host as URL writes it: decimal, octal and short forms of an address become four parts. Null when it is more than a host. */
function hostOf(text: string): string | null {
  const isHostAlone = text.length <= 255 && /^(?:\[[0-9a-f:.]+\]|[^\s/\\?#@:[\]]+)$/i.test(text);
  return isHostAlone && URL.canParse(`http://${text}`) ? new URL(`http://${text}`).hostname : null;
}

/**
 * The way out to servers that are not of the web, such as a mail server whose host a person typed. Guarded as `guardedFetch` is.
 * @source cases "SMTP guard", quality 3 "White-label SMTP"
 */
export function createGuardedConnect(config: EgressConfig = {}): GuardedConnect {
  const open = async ({ host, port, ports, timeoutMs }: ConnectOptions): Promise<Socket> => {
    const signal = AbortSignal.timeout(timeoutMs);
    const hostname = hostOf(host);
    if (hostname === null) throw refused('not a host');
    const addresses = await untilAborted(checkedAddresses(hostname, port, config, ports), signal);
    const pinned: LookupFunction = (_hostname, options, answer) =>
      options.all ? answer(null, addresses) : answer(null, addresses[0].address, addresses[0].family);
    // With several addresses the next is tried when one does not answer; with one there is nothing to choose from.
    const socket = connect({ host: hostname, port, lookup: pinned, autoSelectFamily: addresses.length > 1 });
    try {
      await once(socket, 'connect', { signal });
      return socket;
    } catch (cause) {
      socket.destroy();
      throw failed(signal.aborted ? 'timed out' : 'no connection', cause);
    }
  };
  const isAllowed = (host: string, port: number) => isAllowedHost(hostOf(host) ?? '', port, config.allowHosts);
  return Object.assign(open, { isAllowed });
}

export const guardedConnectFrom = (env: Readonly<Record<string, string | undefined>>): GuardedConnect =>
  createGuardedConnect(egressConfigFrom(env));

import { AsyncLocalStorage } from 'node:async_hooks';
import dns from 'node:dns';

const hosts = new AsyncLocalStorage<string>();

/** Below this name every host is this machine, as if its DNS said so. */
export const servedDomain = 'agency.example';

/**
 * All calls and fetches of the work go to the stack under this host, as those of a browser there do.
 * @param host below `servedDomain`, with the port of the stack
 */
export function atHost<Result>(host: string, work: () => Result): Result {
  answerForServedHosts();
  return hosts.run(host, work);
}

/** The host that the running work is at; undefined for the platform's. */
export const currentHost = (): string | undefined => hosts.getStore();

let isAnswering = false;

/** `fetch` sends no Host of its own, so the names have to lead here. */
export function answerForServedHosts(): void {
  if (isAnswering) return;
  isAnswering = true;
  const askSystem = dns.lookup;
  const answer = (name: string, ...rest: unknown[]): unknown =>
    Reflect.apply(askSystem, dns, [name.endsWith(`.${servedDomain}`) ? '127.0.0.1' : name, ...rest]);
  Object.assign(dns, { lookup: Object.assign(answer, askSystem) });
}

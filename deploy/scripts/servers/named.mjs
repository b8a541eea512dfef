import { connect } from 'node:net';
import { Problem } from '../problem.mjs';

const answerWithinMs = 3_000;

/**
 * The hosts and ports that a server's address names; none for an address that only a name service can resolve.
 * @param {string} address  e.g. mongodb://a:27017,b:27018/linkyard?replicaSet=rs0
 * @returns {{host: string, port: number}[]}
 */
export function hostsIn(address, defaultPort) {
  const match = /^[a-z]+:\/\/(?:[^@/]*@)?([^/?]+)/.exec(address);
  if (!match) return [];
  return match[1].split(',').map((part) => {
    const { hostname, port } = new URL(`http://${part}`);
    // An IPv6 host stands in brackets in an address and without them for a socket.
    return { host: hostname.replace(/^\[|\]$/g, ''), port: part.endsWith(':80') ? 80 : Number(port || defaultPort) };
  });
}

/**
 * Checks that the server in a variable is reachable, so that an unreachable one is reported in one line at start.
 * @throws Problem  when none of its hosts takes a connection within 3 s
 */
export async function checkNamed({ name, variable, address, defaultPort }) {
  const hosts = hostsIn(address, defaultPort);
  if (hosts.length === 0) return;
  const answers = await Promise.all(hosts.map(takesConnections));
  if (answers.includes(true)) return;
  const where = hosts.map(({ host, port }) => `${host}:${port}`).join(', ');
  throw new Problem(
    `${name} does not answer at ${where}, where ${variable} points`,
    `Start it, or unset ${variable} to have one started here`,
  );
}

function takesConnections(address) {
  return new Promise((resolve) => {
    const socket = connect(address);
    const end = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(answerWithinMs, () => end(false));
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
}

import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { which } from '../../scripts/commands.mjs';
import { fromApt } from '../../scripts/servers/apt.mjs';
import { cpuMicros, seconds } from './measure.mjs';

const fromWrk = fromApt(['wrk'], ['wrk']);

let program;
/** wrk where it can be had; autocannon, which costs more of the same two cores, where not. */
async function wrkProgram() {
  program ??= findWrk();
  return program;
}

/** wrk has no --version that ends with 0, so the ladder, which asks for one, is not what looks for it. */
async function findWrk() {
  const install = process.env.LINKYARD_NO_INSTALL !== '1' && (await fromWrk.applies());
  return which(['wrk']) ?? (install ? await fromWrk.fetch().catch(() => undefined) : undefined);
}

/**
 * @typedef {{url: string, connections?: number, duration?: number, headers?: Record<string, string>, method?: string,
 *   body?: string, paths?: string[], bodies?: string[], hostsAndPaths?: string[]}} Load  paths, bodies, `host path`: sent in this order, over and
 *   over; duration in seconds
 * @typedef {{requests: number, perSecond: number, p50: number, p95: number, p99: number, failed: number}} Loaded
 *   p50, p95, p99: milliseconds; failed: answers over 399, and connections that broke
 */

/**
 * Loads a server from a process of its own.
 * @param {Load} load
 * @returns {Promise<Loaded>}
 */
export async function load(load) {
  const wrk = await wrkProgram();
  const folder = mkdtempSync(join(tmpdir(), 'linkyard-load-'));
  mkdirSync(folder, { recursive: true });
  try {
    return wrk ? await byWrk(wrk, load, folder) : await byAutocannon(load);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function byWrk(wrk, { url, connections = 32, duration = seconds, headers = {}, ...request }, folder) {
  const script = join(folder, 'load.lua');
  writeFileSync(script, luaOf({ headers, ...request }, folder));
  const args = [
    '-t1',
    `-c${connections}`,
    `-d${Math.max(1, Math.round(duration))}s`,
    '--timeout',
    '10s',
    '-s',
    script,
    url,
  ];
  const text = await outputOf(wrk, args, duration);
  const line = text.split('\n').find((one) => one.startsWith('{'));
  if (!line) throw new Error(`wrk said: ${text.trim().slice(-300)}`);
  const { requests, micros, p50, p95, p99, failed } = JSON.parse(line);
  return { requests, perSecond: (requests * 1e6) / micros, p50: p50 / 1000, p95: p95 / 1000, p99: p99 / 1000, failed };
}

function luaOf({ headers, method = 'GET', body, paths, bodies, hostsAndPaths }, folder) {
  const list = join(folder, 'list.txt');
  const lines = paths ?? bodies ?? hostsAndPaths;
  if (lines) writeFileSync(list, lines.join('\n'));
  const made = paths ? 'wrk.format(nil, line)' : hostsAndPaths ? 'at_host(line)' : 'wrk.format(nil, nil, nil, line)';
  return [
    `wrk.method = ${JSON.stringify(method)}`,
    ...Object.entries(headers).map(
      ([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`,
    ),
    ...(body === undefined ? [] : [`wrk.body = ${JSON.stringify(body)}`]),
    ...(lines
      ? [
          'local requests, at = {}, 0',
          'function at_host(line) local host, path = line:match("^(%S+) (%S+)$"); wrk.headers["Host"] = host; return wrk.format(nil, path) end',
          `init = function(args) for line in io.lines(${JSON.stringify(list)}) do requests[#requests + 1] = ${made} end end`,
          'request = function() at = at % #requests + 1; return requests[at] end',
        ]
      : []),
    'done = function(summary, latency)',
    '  local e = summary.errors',
    `  io.write(string.format('{"requests":%d,"micros":%d,"p50":%d,"p95":%d,"p99":%d,"failed":%d}\\n', summary.requests, summary.duration, latency:percentile(50), latency:percentile(95), latency:percentile(99), e.status + e.connect + e.read + e.write + e.timeout))`,
    'end',
  ].join('\n');
}

async function byAutocannon({
  url,
  connections = 32,
  duration = seconds,
  headers,
  method = 'GET',
  body,
  paths,
  bodies,
  hostsAndPaths,
}) {
  const atHost = (line) => {
    const [host, path] = line.split(' ');
    return { path, headers: { ...headers, host } };
  };
  const requests =
    paths?.slice(0, 20_000).map((path) => ({ path })) ??
    hostsAndPaths?.slice(0, 20_000).map(atHost) ??
    bodies?.map((one) => ({ body: one }));
  const options = { url, connections, duration, headers, method, body, requests };
  const text = await outputOf(
    process.execPath,
    [join(import.meta.dirname, 'autocannon.mjs'), JSON.stringify(options)],
    duration,
  );
  return JSON.parse(text);
}

/** What a program prints; it is ended by its id when it overstays. */
function outputOf(command, args, duration) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const timer = setTimeout(() => child.kill('SIGKILL'), (duration + 20) * 1000);
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', () => {
      clearTimeout(timer);
      resolve(output);
    });
  });
}

/**
 * Loads a server and says what it cost.
 * @param {number[] | (() => number[])} pids  all processes of the arm
 * @param {Load} what
 * @returns {Promise<Loaded & {micros: number}>}  micros: processor microseconds of the arm per request
 */
export async function loadWithCost(pids, what) {
  const before = cpuMicros(pids);
  const loaded = await load(what);
  if (loaded.requests === 0) throw new Error(`${what.url} answered nothing under load`);
  return { ...loaded, micros: (cpuMicros(pids) - before) / loaded.requests };
}

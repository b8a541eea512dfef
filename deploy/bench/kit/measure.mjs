import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Seconds that one arm of one round is under load. BENCH_SECONDS makes all of them shorter or longer. */
export const seconds = Number(process.env.BENCH_SECONDS ?? 2);
/** Rounds of arms that take turns. */
export const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

// The kernel counts processor time of processes in hundredths of a second, whatever the machine. (proc(5), sysconf(_SC_CLK_TCK))
const tickMicros = 10_000;

/** Processor time that these processes have used so far, user and system, microseconds. A process that is gone counts as 0. */
export function cpuMicros(pids) {
  return pids.reduce((sum, pid) => sum + ticksOf(pid) * tickMicros, 0);
}

function ticksOf(pid) {
  const fields = statFields(pid);
  // 14 utime, 15 stime in proc(5), counted after the name in parentheses.
  return fields ? Number(fields[11]) + Number(fields[12]) : 0;
}

function statFields(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    // The process has ended in the meantime.
    return undefined;
  }
}

/** A process and those it started, theirs included. */
export function withChildren(pid) {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: Number(statFields(name)?.[1]) }));
  const below = (id) =>
    parents.filter(({ parent }) => parent === id).flatMap((child) => [child.pid, ...below(child.pid)]);
  return [pid, ...below(pid)];
}

/** Resident memory of a process, megabytes. */
export function residentMb(pid) {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Waits until these processes together use less than a tenth of a core, at most `limitSec`. */
export async function settled(pids, limitSec = 15) {
  const until = Date.now() + limitSec * 1000;
  while (Date.now() < until) {
    const before = cpuMicros(pids);
    await pause(500);
    if (cpuMicros(pids) - before < 50_000) return;
  }
}

/**
 * Runs arms in turn, A B A B, after one warm-up of each.
 * @param {Record<string, () => Promise<T>>} arms
 * @returns {Promise<Record<string, T[]>>} the results of each arm, one a round
 * @template T
 */
export async function inTurn(arms, { count = rounds, warmUp = true } = {}) {
  const results = Object.fromEntries(Object.keys(arms).map((name) => [name, []]));
  if (warmUp) for (const arm of Object.values(arms)) await arm();
  for (let round = 0; round < count; round += 1) {
    for (const [name, arm] of Object.entries(arms)) results[name].push(await arm());
  }
  return results;
}

export const sorted = (values) => [...values].sort((one, other) => one - other);

/** The value below which `share` of the values lie (nearest rank). */
export function quantile(values, share) {
  const ranked = sorted(values);
  return ranked[Math.min(ranked.length - 1, Math.max(0, Math.ceil(share * ranked.length) - 1))];
}
export const median = (values) => {
  const ranked = sorted(values);
  const middle = ranked.length >> 1;
  return ranked.length % 2 ? ranked[middle] : (ranked[middle - 1] + ranked[middle]) / 2;
};

const shown = (value) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3));

/** 'median unit (lowest-highest)'. */
export function spread(values, unit = '') {
  const ranked = sorted(values);
  return `${shown(median(values))}${unit && ` ${unit}`} (${shown(ranked[0])}-${shown(ranked.at(-1))})`;
}

/** '12.3k/s'. */
export const perSecond = (value) => (value >= 10_000 ? `${(value / 1000).toFixed(1)}k/s` : `${value.toFixed(0)}/s`);

import { dayMs, hourMs, minuteMs } from '@linkyard/time';
import { RRuleTemporal } from 'rrule-temporal';
import type { Range } from '@linkyard/slots';
import { UnreadableEntry } from './ics-times.js';

/** A rule as its parts, checked. UNTIL stands by itself: who knows the zone of the series reads it. */
export interface Rule {
  freq: string;
  interval: number;
  count: number | null;
  until: string | null;
  parts: ReadonlyMap<string, string>;
}

const units: Readonly<Record<string, number>> = {
  SECONDLY: 1000,
  MINUTELY: minuteMs,
  HOURLY: hourMs,
  DAILY: dayMs,
  WEEKLY: 7 * dayMs,
  MONTHLY: 31 * dayMs,
  YEARLY: 366 * dayMs,
};
const signed = (max: number) => ({ min: 1, max, isSigned: true });
const ranges: Readonly<Record<string, { min: number; max: number; isSigned: boolean }>> = {
  BYSECOND: { min: 0, max: 60, isSigned: false },
  BYMINUTE: { min: 0, max: 59, isSigned: false },
  BYHOUR: { min: 0, max: 23, isSigned: false },
  BYMONTH: { min: 1, max: 12, isSigned: false },
  BYMONTHDAY: signed(31),
  BYYEARDAY: signed(366),
  BYWEEKNO: signed(53),
  BYSETPOS: signed(366),
};
const weekday = /^(?:[+-]?\d{1,2})?(?:MO|TU|WE|TH|FR|SA|SU)$/;
const monthLengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** Times of day of one rule; more are no appointments. */
const maxTimesOfDay = 300;
/** Of one rule within the window. */
const maxOccurrences = 10_000;
const limits = { maxIterations: 10_000, maxCandidateEvaluations: 50_000 };
const maxRuleLength = 2_000;

/** @throws UnreadableEntry for a rule that RFC 5545 does not know, or that never comes true */
export function ruleOf(text: string): Rule {
  if (text.length > maxRuleLength) throw unreadable(text);
  const parts = new Map<string, string>();
  for (const part of text.toUpperCase().replaceAll('\\', '').split(';')) {
    const [name = '', value = ''] = part.split('=').map((one) => one.replaceAll(/\s/g, ''));
    if (value !== '' && !parts.has(name)) parts.set(name, value);
  }
  const freq = parts.get('FREQ') ?? '';
  if (!Object.hasOwn(units, freq)) throw unreadable(text);
  for (const [name, value] of parts) if (!isValid(name, value)) throw unreadable(text);
  if (isImpossible(parts)) throw new UnreadableEntry(`the rule never comes true: ${text.slice(0, 60)}`);
  const count = parts.get('COUNT');
  return {
    freq,
    // 0 is written by some programs for 1.
    interval: Math.min(Number(parts.get('INTERVAL') ?? 1) || 1, 1e9),
    // -1 is written by some programs for no limit.
    count: count === undefined || Number(count) < 1 ? null : Math.min(Number(count), 1e9),
    until: parts.get('UNTIL') ?? null,
    parts,
  };
}

const unreadable = (text: string) => new UnreadableEntry(`not a rule: ${text.slice(0, 60)}`);

function isValid(name: string, value: string): boolean {
  if (name === 'INTERVAL') return /^\d+$/.test(value);
  if (name === 'COUNT') return /^-?\d+$/.test(value);
  if (name === 'WKST') return /^(MO|TU|WE|TH|FR|SA|SU)$/.test(value);
  if (name === 'BYDAY') return value.split(',').every((one) => weekday.test(one));
  const range = ranges[name];
  if (!range) return true;
  return value.split(',').every((one) => {
    if (!/^[+-]?\d{1,3}$/.test(one)) return false;
    const number = range.isSigned ? Math.abs(Number(one)) : Number(one);
    return number >= range.min && number <= range.max;
  });
}

/** 30 February, 31 April: asked for in no year. */
function isImpossible(parts: ReadonlyMap<string, string>): boolean {
  const months = numbers(parts.get('BYMONTH'));
  const days = numbers(parts.get('BYMONTHDAY'));
  if (months.length === 0 || days.length === 0) return false;
  return !months.some((month) => days.some((day) => Math.abs(day) <= (monthLengths[month - 1] ?? 0)));
}

const numbers = (list: string | undefined): number[] => list?.split(',').map(Number) ?? [];

/**
 * The starts of a series within a range, both as a clock shows them: what a rule repeats is the clock's time.
 * @param untilWall the last possible start
 * @throws UnreadableEntry for a rule that repeats too often, or that never comes true
 * @source RFC 5545 3.3.10
 */
export function startsOf(rule: Rule, startWall: number, untilWall: number | null, range: Range): number[] {
  const to = Math.min(range.to, untilWall ?? range.to);
  if (to < range.from || to < startWall || isOver(rule, startWall, range.from)) return [];
  const plain = plainStartsOf(rule, startWall, { from: range.from, to });
  if (plain) return plain;
  if (timesOfDay(rule.parts) > maxTimesOfDay) throw tooOften();
  const series = open(rule, startWall);
  const found = within(series, range.from, to);
  if (found.length === 0 && untilWall === null && rule.count === null) requireSome(series, startWall);
  return found;
}

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
/** 5 January 1970 was a Monday. */
const mondayMs = 4 * dayMs;

/**
 * Every n days, and certain days of every n weeks: most rules of real calendars, in a fraction of the time that the library takes.
 * Null for all other rules.
 */
function plainStartsOf(
  { freq, interval, count, parts }: Rule,
  startWall: number,
  { from, to }: Range,
): number[] | null {
  const by = [...parts.keys()].filter((name) => name.startsWith('BY'));
  const days = parts.get('BYDAY')?.split(',') ?? [];
  const isWeekly = freq === 'WEEKLY' && by.every((name) => name === 'BYDAY') && days.every((day) => day.length === 2);
  if (!isWeekly && (freq !== 'DAILY' || by.length > 0)) return null;
  const periodMs = interval * (isWeekly ? 7 * dayMs : dayMs);
  const timeMs = startWall - Math.floor(startWall / dayMs) * dayMs;
  const weekStart = weekdays.indexOf(parts.get('WKST') ?? 'MO');
  const dayInWeek = (wall: number) => Math.floor(((((wall - mondayMs) / dayMs - weekStart) % 7) + 7) % 7);
  const first = isWeekly ? startWall - timeMs - dayInWeek(startWall) * dayMs : startWall - timeMs;
  const offsets =
    isWeekly && days.length > 0
      ? [...new Set(days.map((day) => (weekdays.indexOf(day) - weekStart + 7) % 7))].sort((one, other) => one - other)
      : [isWeekly ? dayInWeek(startWall) : 0];
  // Offsets before the start in its own week come to nothing, and are not counted.
  const missing = offsets.filter((offset) => first + offset * dayMs + timeMs < startWall).length;
  const found: number[] = [];
  for (
    let period = Math.max(0, Math.floor((from - first) / periodMs) - 1);
    first + period * periodMs <= to;
    period += 1
  )
    for (const [index, offset] of offsets.entries()) {
      const wall = first + period * periodMs + offset * dayMs + timeMs;
      if (count !== null && period * offsets.length + index - missing >= count) return found;
      if (wall >= startWall && wall >= from && wall <= to) found.push(wall);
    }
  return found;
}

const tooOften = () => new UnreadableEntry('the entry repeats too often');

/** Without looking at each date: all ended long ago. */
function isOver({ freq, interval, count, parts }: Rule, startWall: number, from: number): boolean {
  const isPlain = [...parts.keys()].every((name) => !name.startsWith('BY') || (name === 'BYDAY' && freq === 'WEEKLY'));
  const unitMs = units[freq];
  if (count === null || !isPlain || unitMs === undefined || unitMs > 7 * dayMs) return false;
  return startWall + (count + 1) * interval * unitMs < from;
}

const timesOfDay = (parts: ReadonlyMap<string, string>): number =>
  ['BYHOUR', 'BYMINUTE', 'BYSECOND'].reduce((all, name) => all * Math.max(1, numbers(parts.get(name)).length), 1);

function open({ freq, interval, count, parts }: Rule, startWall: number): RRuleTemporal {
  const by = [...parts].filter(([name]) => name.startsWith('BY') || name === 'WKST').map((pair) => pair.join('='));
  const rule = [`FREQ=${freq}`, `INTERVAL=${interval}`, ...(count === null ? [] : [`COUNT=${count}`]), ...by].join(';');
  const start = new Date(startWall).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  try {
    return new RRuleTemporal({ rruleString: `DTSTART:${start}\nRRULE:${rule}`, ...limits });
  } catch (cause) {
    throw new UnreadableEntry(`not a rule: ${rule.slice(0, 60)}`, { cause });
  }
}

function within(series: RRuleTemporal, from: number, to: number): number[] {
  try {
    const found = series.between(new Date(from), new Date(to), true);
    if (found.length > maxOccurrences) throw tooOften();
    return found.map(({ epochMilliseconds }) => epochMilliseconds);
  } catch (cause) {
    if (cause instanceof UnreadableEntry) throw cause;
    throw new UnreadableEntry('the entry repeats too often', { cause });
  }
}

/** @throws UnreadableEntry */
function requireSome(series: RRuleTemporal, startWall: number): void {
  // 28 February 2096 to 29 February 2104 is the longest gap of a yearly rule without an interval.
  const span = 60 * 366 * dayMs;
  try {
    const first = series.next(new Date(startWall), true);
    if (first && first.epochMilliseconds < startWall + 100 * span) return;
  } catch (cause) {
    throw new UnreadableEntry('the rule never comes true', { cause });
  }
  throw new UnreadableEntry('the rule never comes true');
}

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, describe, expect, it } from '@jest/globals';
import { dayMs } from '@linkyard/time';
import { TooComplexError } from '../../providers/provider-error.js';
import { IcsReader } from './ics-reader.js';

const from = Date.parse('2027-01-01T00:00:00Z');
const window = { from, to: from + 400 * dayMs };
const zone = 'Europe/Berlin';
const file = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:one', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');
const lunch = file('DTSTART:20270111T110000Z', 'DTEND:20270111T120000Z');
const endless = file('DTSTART:20270101T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30');

describe('the reader of calendar files', () => {
  const sut = new IcsReader();
  afterAll(() => sut.onModuleDestroy());

  it('reads all files of an account', async () => {
    const later = lunch.replaceAll('T11', 'T13').replaceAll('T12', 'T14');
    const { busy } = await sut.read({ files: [lunch, later], window, zone });
    expect(busy.map((one) => new Date(one.from).toISOString().slice(11, 16))).toEqual(['11:00', '13:00']);
  });

  it('ends a file whose rule never matches while the event loop goes on, and reads the next one', async () => {
    await sut.read({ files: [lunch], window, zone });
    const delays = monitorEventLoopDelay({ resolution: 20 });
    delays.enable();
    const [stopped, next] = await Promise.allSettled([
      sut.read({ files: [endless], window, zone }),
      sut.read({ files: [lunch], window, zone }),
    ]);
    delays.disable();
    expect(stopped).toMatchObject({ status: 'rejected', reason: { name: 'TooComplexError' } });
    expect(next).toMatchObject({ status: 'fulfilled', value: { busy: [{ uid: 'one' }] } });
    expect(delays.max / 1e6).toBeLessThan(1_000);
  });

  it('does not try files again that were too complex', async () => {
    const stopped: unknown = await sut.read({ files: [endless], window, zone }).catch((error: unknown) => error);
    const hash = stopped instanceof TooComplexError ? stopped.contentHash : '';
    const again = sut.read({ files: [endless], window, zone }, hash);
    await expect(again).rejects.toThrow('The files are the ones that were too complex');
    expect((await sut.read({ files: [lunch], window, zone }, hash)).busy).toHaveLength(1);
  });

  it('refuses what is no calendar', async () => {
    const read = sut.read({ files: ['<html></html>'], window, zone });
    await expect(read).rejects.toThrow(expect.objectContaining({ code: 'unreadable' }));
  });
});

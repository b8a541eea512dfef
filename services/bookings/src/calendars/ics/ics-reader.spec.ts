import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, describe, expect, it } from '@jest/globals';
import { dayMs } from '@linkyard/time';
import { IcsReader } from './ics-reader.js';
import { TooComplexError } from './too-complex-error.js';

const from = Date.parse('2027-01-01T00:00:00Z');
const window = { from, to: from + 400 * dayMs };
const owner = { zone: 'Europe/Berlin' };
const file = (...events: string[]) => ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR'].join('\r\n');
const event = (uid: string, ...lines: string[]) => ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT'].join('\r\n');
const lunch = file(event('one@bookings.invalid', 'DTSTART:20270111T110000Z', 'DTEND:20270111T120000Z'));
/** Each of these rules asks for the 366th day of a year to be in March. */
const never = ['DTSTART:20270101T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=HOURLY;BYMONTH=3;BYYEARDAY=366'];
const endless = file(...Array.from({ length: 5_000 }, (_, index) => event(`e${index}`, ...never)));

describe('the reader of calendar files', () => {
  const sut = new IcsReader();
  afterAll(() => sut.onModuleDestroy());

  it('reads all files of an account', async () => {
    const later = lunch.replaceAll('T11', 'T13').replaceAll('T12', 'T14');
    const { busy } = await sut.read({ files: [lunch, later], window, owner });
    expect(busy.map((one) => new Date(one.from).toISOString().slice(11, 16))).toEqual(['11:00', '13:00']);
  });

  it('ends a file that takes too long while the event loop goes on, and reads the next one', async () => {
    await sut.read({ files: [lunch], window, owner });
    const delays = monitorEventLoopDelay({ resolution: 20 });
    delays.enable();
    const [stopped, next] = await Promise.allSettled([
      sut.read({ files: [endless], window, owner }),
      sut.read({ files: [lunch], window, owner }),
    ]);
    delays.disable();
    expect(stopped).toMatchObject({ status: 'rejected', reason: { name: 'TooComplexError' } });
    expect(next).toMatchObject({ status: 'fulfilled', value: { busy: [{ uid: 'one@bookings.invalid' }] } });
    expect(delays.max / 1e6).toBeLessThan(1_000);
  });

  it('does not try files again that were too complex', async () => {
    const stopped: unknown = await sut.read({ files: [endless], window, owner }).catch((error: unknown) => error);
    const hash = stopped instanceof TooComplexError ? stopped.contentHash : '';
    const again = sut.read({ files: [endless], window, owner }, hash);
    await expect(again).rejects.toThrow('The files are the ones that were too complex');
    expect((await sut.read({ files: [lunch], window, owner }, hash)).busy).toHaveLength(1);
  });

  it('refuses what is no calendar', async () => {
    const read = sut.read({ files: ['<html></html>'], window, owner });
    await expect(read).rejects.toThrow(expect.objectContaining({ code: 'invalid_reply' }));
  });
});

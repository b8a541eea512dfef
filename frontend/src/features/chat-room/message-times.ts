import { dateFormat } from '@linkyard/languages';
import { currentLanguage, readersZone } from '@linkyard/ui';
import { hasLongClock } from '../../shared/time/regional.js';
import { zonedInput } from '../../shared/time/zoned-input.js';
import { longDayText } from '../../shared/time/days.js';

/** The day of a moment on the reader's calendar, `YYYY-MM-DD`. */
export const dayOf = (moment: string): string => zonedInput(moment, readersZone()).slice(0, 10);

/** 'Sunday, November 22, 2026'. */
export const dayText = (moment: string): string => longDayText(dayOf(moment));

/** '3:07 PM', on a clock of 24 hours '15:07'. */
export const clockText = (moment: string): string =>
  dateFormat(currentLanguage(), {
    ...{ hour: 'numeric', minute: '2-digit', timeZone: readersZone() },
    hourCycle: hasLongClock() ? 'h23' : 'h12',
  }).format(new Date(moment));

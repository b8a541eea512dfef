import type { Language } from '@linkyard/languages';
import type { Booking } from '../bookings/booking.schema.js';

const formats: Record<Language, string> = { en: 'en-GB', de: 'de' };

/** `Tuesday, 3 June 2031, 10:00 – 11:00 (Europe/Berlin)`. */
export function whenIn(
  { startAt, endAt }: Pick<Booking, 'startAt' | 'endAt'>,
  timeZone: string,
  language: Language,
): string {
  const day = new Intl.DateTimeFormat(formats[language], { timeZone, dateStyle: 'full' }).format(startAt);
  const clock = new Intl.DateTimeFormat(formats[language], { timeZone, hour: '2-digit', minute: '2-digit' });
  return `${day}, ${clock.format(startAt)} – ${clock.format(endAt)} (${timeZone.replaceAll('_', ' ')})`;
}

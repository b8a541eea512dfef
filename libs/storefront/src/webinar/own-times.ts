import { dateFormat } from '@linkyard/languages/formats';

/** Adds the visitor's own time to each session that is named in another zone. @param zone the visitor's */
export function addOwnTimes(page: Document, zone: string): void {
  const { lang } = page.documentElement;
  const language = lang === 'en' ? 'en-US' : lang;
  const day = dateFormat(language, { dateStyle: 'full', timeZone: zone });
  const clock = dateFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: zone });
  for (const time of page.querySelectorAll<HTMLTimeElement>('time[data-zone]')) {
    const { zone: named, end = '', text = '' } = time.dataset;
    if (named === zone) continue;
    const start = new Date(time.dateTime);
    const moment = `${day.format(start)}, ${clock.format(start)} – ${clock.format(new Date(end))}`;
    time.textContent = text.replace('{moment}', () => `${moment} (${zone.replaceAll('_', ' ')})`);
    time.hidden = false;
  }
}

import { i18n } from '../../locales/texts.js';
import { attributes, html, type Html } from '../html.js';
import { fullDayText, timeText, zoneText } from '../../locales/calendar-days.js';

interface Session {
  startAt: string;
  endAt: string;
  timeZone: string;
}

/** The zone is named; the script adds the time in the visitor's own. */
export const sessionTime = ({ startAt, endAt, timeZone }: Session): Html =>
  html`<b>${fullDayText(startAt, timeZone)}</b>
    <span
      ><bdi>${timeText(startAt, timeZone)} – ${timeText(endAt, timeZone)}</bdi>
      <span class="quiet">(${zoneText(timeZone)})</span></span
    >
    <time
      ${attributes({
        datetime: startAt,
        'data-end': endAt,
        'data-zone': timeZone,
        'data-text': i18n.t('For you: {moment}', { moment: '{moment}' }),
      })}
      class="small quiet"
      hidden
    ></time>`;

/** One line, for a choice. */
export const sessionLine = ({ startAt, timeZone }: Session): string =>
  `${fullDayText(startAt, timeZone)}, ${timeText(startAt, timeZone)} (${zoneText(timeZone)})`;

/** Adds the visitor's own time to each session, and their zone to the form. */
export const webinarScript = `(() => {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!own) return;
  for (const time of document.querySelectorAll('time[data-zone]')) {
    if (time.dataset.zone === own) continue;
    const language = document.documentElement.lang === 'en' ? 'en-US' : document.documentElement.lang;
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'full' });
    const clock = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' });
    const start = new Date(time.dateTime);
    const moment = day.format(start) + ', ' + clock.format(start) + ' – ' + clock.format(new Date(time.dataset.end));
    time.textContent = time.dataset.text.replace('{moment}', moment + ' (' + own.replaceAll('_', ' ') + ')');
    time.hidden = false;
  }
  const form = document.querySelector('form[data-register]');
  if (!form) return;
  form.elements.timeZone.value = own;
  form.elements.started_at.value ||= String(Date.now());
})();
`;

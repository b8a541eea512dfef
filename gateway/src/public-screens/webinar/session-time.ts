import { html, type Html } from '../html.js';
import { fullDayText, timeText, zoneText } from '../booking/calendar-days.js';

interface Session {
  startAt: string;
  endAt: string;
  timeZone: string;
}

/** The zone is named; the script adds the time in the visitor's own. */
export const sessionTime = ({ startAt, endAt, timeZone }: Session): Html =>
  html`<b>${fullDayText(startAt, timeZone)}</b>
    <span
      >${timeText(startAt, timeZone, false)} – ${timeText(endAt, timeZone, false)}
      <span class="quiet">(${zoneText(timeZone)})</span></span
    >
    <time datetime="${startAt}" data-end="${endAt}" data-zone="${timeZone}" class="small quiet" hidden></time>`;

/** One line, for a choice. */
export const sessionLine = ({ startAt, timeZone }: Session): string =>
  `${fullDayText(startAt, timeZone)}, ${timeText(startAt, timeZone, false)} (${zoneText(timeZone)})`;

/** Adds the visitor's own time to each session, and their zone to the form. */
export const webinarScript = `(() => {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!own) return;
  for (const time of document.querySelectorAll('time[data-zone]')) {
    if (time.dataset.zone === own) continue;
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' });
    const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
    const start = new Date(time.dateTime);
    time.textContent = 'For you: ' + day.format(start) + ', ' + clock.format(start) + ' – ' + clock.format(new Date(time.dataset.end)) + ' (' + own.replaceAll('_', ' ') + ')';
    time.hidden = false;
  }
  const form = document.querySelector('form[data-register]');
  if (!form) return;
  form.elements.timeZone.value = own;
  form.elements.started_at.value ||= String(Date.now());
})();
`;

import { HiddenField } from '../form/FormParts.js';
import { clockOf, timeText, zoneText, type Clock } from '../words/days.js';
import { sentence } from '../words/sentence.js';
import type { Words } from '../words/words.js';
import { bookingAddress } from './booking-query.js';
import type { ChooseView } from './choose-view.js';

interface Props {
  view: ChooseView;
  words: Words;
}

/** Whose clock the times are on, and the ways to another zone and another clock. */
export function ZoneChoice({ view, words }: Props) {
  const { appointment, query, zone, now } = view;
  const isDetected = !appointment.lockTimeZone && query.tz === undefined;
  return (
    <div className="zone" data-detect={isDetected ? '' : undefined}>
      <p>
        {sentence(words, /*i18n*/ 'Times are shown for {zone}, where it is {time} now.', {
          zone: <b>{zoneText(zone)}</b>,
          time: <bdi>{timeText(now, zone, words, query.clock)}</bdi>,
        })}
      </p>
      {!appointment.lockTimeZone && <ZoneForm view={view} words={words} />}
      <ClockNav view={view} words={words} />
    </div>
  );
}

function ZoneForm({ view, words: { i18n } }: Props) {
  const { appointment, query, zone, zones } = view;
  const kept = Object.entries({ ...query, tz: undefined, day: undefined, start: undefined });
  return (
    <details>
      <summary id="zone">{i18n.t('Change the time zone')}</summary>
      <form method="get" action={bookingAddress(appointment.publicId, {})}>
        {kept.map(
          ([name, value]) => value !== undefined && <HiddenField key={name} name={name} value={String(value)} />,
        )}
        <label className="vh" htmlFor="tz">
          {i18n.t('Time zone')}
        </label>
        <input
          id="tz"
          name="tz"
          list="zones"
          required
          autoComplete="off"
          maxLength={64}
          placeholder={zoneText(zone)}
          aria-describedby="zonehint"
        />
        <datalist id="zones">
          {zones.map((one) => (
            <option key={one} value={one} label={zoneText(one)} />
          ))}
        </datalist>
        <button className="btn">{i18n.t('Change')}</button>
        <span className="hint" id="zonehint">
          {i18n.t('Type a city, such as Berlin or New York.')}
        </span>
      </form>
    </details>
  );
}

function ClockNav({ view: { appointment, query }, words }: Props) {
  const { i18n } = words;
  const shown = clockOf(words, query.clock);
  const clocks: [Clock, string][] = [
    ['12', i18n.t('12 h')],
    ['24', i18n.t('24 h')],
  ];
  return (
    <nav className="clock" aria-label={i18n.t('Clock')}>
      {clocks.map(([clock, text]) => (
        <a
          key={clock}
          data-soft=""
          href={bookingAddress(appointment.publicId, query, { clock })}
          aria-current={clock === shown ? 'true' : undefined}
        >
          {text}
        </a>
      ))}
    </nav>
  );
}

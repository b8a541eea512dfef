import type { Screen } from '../document/screen.js';
import type { Words } from '../words/words.js';
import { AppointmentHead } from './AppointmentHead.js';
import { bookingStyle } from './booking-style.js';
import type { ChooseView } from './choose-view.js';
import { FailureNote } from './FailureNote.js';
import { LengthNav } from './LengthNav.js';
import { MonthTable } from './MonthTable.js';
import { TimeList } from './TimeList.js';
import { ZoneChoice } from './ZoneChoice.js';

/** Days and times as links: choosing needs no script. @source look.md "Booking page" */
export function chooseScreen(view: ChooseView, words: Words): Screen {
  const { appointment, query, duration, note } = view;
  const { i18n } = words;
  const isMove = query.step === 'move';
  return {
    title: isMove ? i18n.t('Another time: {title}', { title: appointment.title }) : appointment.title,
    creator: appointment.host,
    layout: 'book pick',
    styles: [bookingStyle],
    script: 'booking',
    body: (
      <>
        <div className="side">
          <FailureNote failure={note} />
          {isMove && (
            <div className="note">
              <p>{i18n.t('Choose another time. Your booking stays as it is until you confirm.')}</p>
            </div>
          )}
          <AppointmentHead appointment={appointment} duration={duration} words={words} />
          {!isMove && <LengthNav view={view} words={words} />}
          <ZoneChoice view={view} words={words} />
        </div>
        <div className="card when" data-own-hold={isMove ? undefined : ''}>
          <div>
            <MonthTable view={view} words={words} />
          </div>
          <div>
            <TimeList view={view} words={words} />
          </div>
        </div>
      </>
    ),
  };
}

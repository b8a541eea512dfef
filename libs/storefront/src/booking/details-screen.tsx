import type { Screen } from '../document/screen.js';
import { WrongNote } from '../form/FormParts.js';
import type { Words } from '../words/words.js';
import { BookingForm } from './BookingForm.js';
import { bookingAddress } from './booking-query.js';
import { bookingStyle } from './booking-style.js';
import { ChosenTime } from './ChosenTime.js';
import type { DetailsView } from './details-view.js';
import { FailureNote } from './FailureNote.js';
import { HoldNote } from './HoldNote.js';
import { policyLines } from './policy-lines.js';

/** Who books: the form of one chosen time. */
export function detailsScreen(view: DetailsView, words: Words): Screen {
  const { appointment, query, form, taken, failure } = view;
  const { i18n } = words;
  return {
    title: i18n.t('Book: {title}', { title: appointment.title }),
    creator: appointment.host,
    layout: 'book',
    styles: [bookingStyle],
    script: 'booking',
    body: (
      <>
        <p>
          <a href={bookingAddress(appointment.publicId, query, { start: undefined })} data-back="">
            {i18n.t('Choose another time')}
          </a>
        </p>
        <h1 dir="auto">{appointment.title}</h1>
        {!taken && <ChosenTime view={view} words={words} />}
        <HoldNote refusals={view.holdRefusals} words={words} />
        <FailureNote failure={failure} />
        <WrongNote form={form} words={words} />
        <BookingForm view={view} words={words} />
        {!taken && <Policies view={view} words={words} />}
      </>
    ),
  };
}

function Policies({ view: { appointment, query, zone, now }, words }: { view: DetailsView; words: Words }) {
  const { dueNow, payAt, recurring } = appointment;
  const rules = { ...appointment, isPaid: dueNow !== null, isCardHeld: payAt === 'cardHold' };
  const times = { start: query.start, zone, clock: query.clock, now, isSeries: recurring !== null };
  return policyLines(rules, times, words).map((line) => (
    <p key={line} className="small quiet" dir="auto">
      {line}
    </p>
  ));
}

import { HiddenField } from '../form/FormParts.js';
import { TextField } from '../form/TextField.js';
import { QuestionFields } from '../form/QuestionFields.js';
import type { Words } from '../words/words.js';
import { BookButton } from './BookButton.js';
import { bookingAddress } from './booking-query.js';
import { FootTime } from './ChosenTime.js';
import { CodeField } from './CodeField.js';
import type { DetailsView } from './details-view.js';
import { GuestsField, PlaceFields } from './PlaceFields.js';
import { OtherTimes } from './OtherTimes.js';
import { SeriesFields } from './SeriesFields.js';

interface Props {
  view: DetailsView;
  words: Words;
}

/** While a code is awaited the time is kept by the form, so the script holds no second one. */
const holdOf = ({ appointment, query, duration, awaitsCode }: DetailsView) =>
  awaitsCode ? {} : { 'data-hold': appointment.publicId, 'data-start': query.start, 'data-length': duration };

/** Who comes, and what the host asks. */
export function BookingForm({ view, words }: Props) {
  const { appointment, query, form, taken, series, zone, awaitsCode = false } = view;
  const { i18n } = words;
  return (
    <form className="card" method="post" action={bookingAddress(appointment.publicId, query)} {...holdOf(view)}>
      {taken && <OtherTimes view={view} taken={taken} words={words} />}
      <HiddenField name="idempotencyKey" value={view.idempotencyKey} />
      <HiddenField name="holdKey" value={form.value('holdKey')} />
      <HiddenField name="started_at" value={form.value('started_at')} />
      <div className="trap" aria-hidden="true">
        <label>
          {i18n.t('Website')} <input name="website_url" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {awaitsCode && <CodeField form={form} words={words} />}
      <PersonFields view={view} words={words} />
      <PlaceFields appointment={appointment} form={form} words={words} />
      <QuestionFields questions={appointment.questions} form={form} words={words} />
      <GuestsField appointment={appointment} form={form} words={words} />
      <SeriesFields
        appointment={appointment}
        series={taken ? [] : series}
        zone={zone}
        clock={query.clock}
        form={form}
        words={words}
      />
      <div className="foot">
        {!taken && <FootTime view={view} words={words} />}
        <BookButton appointment={appointment} awaitsCode={awaitsCode} words={words} />
      </div>
      {awaitsCode && (
        <p>
          <button className="btn wide" name="again" value="1">
            {i18n.t('Send a new code')}
          </button>
        </p>
      )}
      <PayingNote view={view} words={words} />
    </form>
  );
}

function PersonFields({ view: { appointment, form }, words: { i18n } }: Props) {
  const hint = appointment.requireEmailVerification
    ? i18n.t('We send a code there, and after that the confirmation and the link to change the booking.')
    : i18n.t('The confirmation and the link to change the booking go there.');
  return (
    <>
      <TextField form={form} name="name" label={i18n.t('Name')} autoComplete="name" required maxLength={120} />
      <TextField
        form={form}
        name="email"
        label={i18n.t('E-mail')}
        type="email"
        autoComplete="email"
        required
        hint={hint}
      />
    </>
  );
}

function PayingNote({ view: { appointment }, words: { i18n } }: Props) {
  const { dueNow, payAt } = appointment;
  if (!dueNow) return null;
  const text =
    payAt === 'cardHold'
      ? i18n.t(
          'The amount is only held on your card, on the page of the payment provider. It is charged after the appointment, or released.',
        )
      : i18n.t('You pay on the page of the payment provider. The time is kept for you until then.');
  return <p className="small quiet">{text}</p>;
}

import type { Screen } from '../document/screen.js';
import { RadioField } from '../form/ChoiceFields.js';
import { emptyForm, type FormValues } from '../form/form-values.js';
import { TextArea } from '../form/TextField.js';
import { sentence } from '../words/sentence.js';
import type { Words } from '../words/words.js';
import { BookedTime } from './BookedTime.js';
import { screenOf, type BookedView } from './booked-view.js';
import { BookingKey } from './BookingKey.js';
import { FailureNote } from './FailureNote.js';

interface RateView extends BookedView {
  /** As it was sent and refused. */
  form?: FormValues | undefined;
}

const maxStars = 5;

/** Stars and a comment of the attendee; opening it gives none. */
export function rateScreen(view: RateView, words: Words): Screen {
  const { booking, failure, form = emptyForm } = view;
  const { i18n } = words;
  return screenOf(
    view,
    i18n.t('Rate: {title}', { title: booking.title }),
    <>
      <h1>{i18n.t('How was it?')}</h1>
      <BookedTime booking={booking} words={words} />
      <FailureNote failure={failure} />
      <form className="card" method="post" action={`/bookAppointment/${booking.publicId}/rate`}>
        <BookingKey view={view} />
        <RadioField
          form={form}
          name="stars"
          label={i18n.t('Your stars')}
          options={starOptions(words)}
          initial={String(booking.rating ?? '')}
        />
        <TextArea
          form={form}
          name="comment"
          label={i18n.t('Comment')}
          initial={booking.ratingText}
          maxLength={1000}
          hint={sentence(words, /*i18n*/ '{host} reads it.', { host: <bdi>{booking.host.name}</bdi> })}
        />
        <button className="btn go wide">{i18n.t('Send the rating')}</button>
      </form>
    </>,
  );
}

/** The most stars first. */
const starOptions = ({ i18n }: Words) =>
  Array.from({ length: maxStars }, (_, index) => {
    const stars = maxStars - index;
    const text = i18n.t('{stars, plural, one {# star} other {# stars}}', { stars });
    return { value: String(stars), text: `${'★'.repeat(stars)}${'☆'.repeat(maxStars - stars)} ${text}` };
  });

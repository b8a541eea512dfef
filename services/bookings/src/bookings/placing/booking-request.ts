import { createHash } from 'node:crypto';
import {
  email,
  foldDigits,
  guestsAllowed,
  isCalendarDate,
  isChoice,
  offeredOption,
  webUrl,
  type RequestOf,
  type saveBooking,
} from '@linkyard/contracts';
import { readPhone } from '@linkyard/phones';
import { DomainError, fieldRefusal } from '@linkyard/service-kit';
import type { Appointment } from '../../appointment-records/appointment.schema.js';

type Sent = RequestOf<typeof saveBooking>;
type Question = Appointment['questions'][number];

/** The same for the same content; a key may be used once more only with it. */
export function hashOf({
  idempotencyKey: _key,
  elapsedMs: _elapsed,
  website_url: _trap,
  emailCode: _code,
  ...content
}: Sent): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** @throws DomainError core.invalid_input naming the question */
export function answersOf({ questions }: Pick<Appointment, 'questions'>, { answers }: Pick<Sent, 'answers'>) {
  const unknown = Object.keys(answers).find((id) => !questions.some((question) => question.id === id));
  if (unknown !== undefined) throw fieldRefusal(`answers.${unknown}`, 'bookings.no_such_question');
  return questions.map(({ id, title, type, required, options }) => {
    const value = normalAnswer(type, options, answers[id] ?? '');
    if (required && value === '') throw fieldRefusal(`answers.${id}`, 'bookings.answer_missing');
    if (value !== '' && !isAnswer[type](value, options))
      throw fieldRefusal(`answers.${id}`, 'bookings.answer_not_valid');
    return { id, title, value: type === 'group checkbox' ? value.split('\n').join(', ') : value };
  });
}

/** Choices as the question names them, one a line; e-mail addresses and numbers in their normal form; anything else as it was typed. */
function normalAnswer(type: Question['type'], options: readonly string[], answer: string): string {
  if (type === 'email') return email.safeParse(answer).data ?? answer;
  if (type === 'number') return foldDigits(answer);
  if (!isChoice(type)) return answer;
  return answer
    .split('\n')
    .map((line) => offeredOption(options, line) ?? line)
    .join('\n');
}

const anything = () => true;
const isAnswer: Record<
  Appointment['questions'][number]['type'],
  (value: string, options: readonly string[]) => boolean
> = {
  text: anything,
  textarea: anything,
  phone: (value) => readPhone(value) !== null,
  select: (value, options) => options.includes(value),
  radio: (value, options) => options.includes(value),
  'group checkbox': (value, options) => {
    const chosen = value.split('\n');
    return new Set(chosen).size === chosen.length && chosen.every((one) => options.includes(one));
  },
  url: (value) => webUrl.safeParse(value).success,
  checkbox: (value) => value === 'yes',
  date: isCalendarDate,
  number: (value) => /^-?\d{1,15}(\.\d{1,6})?$/.test(value),
  email: (value) => email.safeParse(value).success,
};

/** @throws DomainError core.invalid_input; bookings.not_open for what is no person */
export function checkRequest(appointment: Appointment, { guests, location, attendee, website_url }: Sent): void {
  // A field that no person sees has been filled in.
  if (website_url) throw new DomainError('bookings.not_open');
  const allowed = guestsAllowed(appointment);
  if (guests.length > allowed) throw fieldRefusal('guests', 'bookings.too_many_guests', { count: allowed });
  const place = appointment.locations[location];
  if (location > 0 && !place) throw fieldRefusal('location', 'bookings.place_not_offered');
  if (place?.type === 'attendeePhone' && attendee.phone === '')
    throw fieldRefusal('attendee.phone', 'bookings.attendee_phone_missing');
  checkPhone('attendee.phone', attendee.phone);
}

/** Empty where none is asked for. @throws DomainError core.invalid_input */
export function checkPhone(path: string, phone: string): void {
  if (phone !== '' && !readPhone(phone)) throw fieldRefusal(path, 'core.not_phone');
}

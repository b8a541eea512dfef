import type { PublicAppointmentView } from '@linkyard/contracts';
import { RadioField } from '../form/ChoiceFields.js';
import type { FormValues } from '../form/form-values.js';
import { TextArea, TextField } from '../form/TextField.js';
import type { Words } from '../words/words.js';
import { placeText } from './place-text.js';

interface Props {
  appointment: PublicAppointmentView;
  form: FormValues;
  words: Words;
}

/** Which of several places, and the number to call where the host calls. */
export function PlaceFields({ appointment: { locations }, form, words }: Props) {
  const { i18n } = words;
  const options = locations.map((place, index) => ({ value: String(index), text: placeText(place, words) }));
  return (
    <>
      {options.length > 1 && <RadioField form={form} name="location" label={i18n.t('Where')} options={options} />}
      {locations.some(({ type }) => type === 'attendeePhone') && (
        <TextField
          form={form}
          name="phone"
          label={i18n.t('Phone')}
          type="tel"
          autoComplete="tel"
          required={locations.length === 1}
        />
      )}
    </>
  );
}

export function GuestsField({ appointment: { guestsMax }, form, words: { i18n } }: Props) {
  if (guestsMax === 0) return null;
  const hint = i18n.t('E-mail addresses, one a line, at most {guestsMax}. They get the invitation too.', { guestsMax });
  return <TextArea form={form} name="guests" label={i18n.t('Guests')} hint={hint} />;
}

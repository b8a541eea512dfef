import { RadioField } from '../form/ChoiceFields.js';
import { startText } from '../words/days.js';
import type { Words } from '../words/words.js';
import type { DetailsView } from './details-view.js';

interface OtherTimesProps {
  view: DetailsView;
  taken: NonNullable<DetailsView['taken']>;
  words: Words;
}

/** In place of a time that is gone, the free ones of its day. */
export function OtherTimes({ view: { form, zone, query }, taken: { note, others }, words }: OtherTimesProps) {
  const { i18n } = words;
  const options = others.map(({ start }) => ({ value: start, text: startText(start, zone, words, query.clock) }));
  return (
    <>
      <div className="note bad" role="alert">
        <p>
          {note} {i18n.t('What you have typed is still there.')}
        </p>
      </div>
      {options.length > 0 ? (
        <RadioField form={form} name="start" label={i18n.t('Other times on that day')} options={options} />
      ) : (
        <p>{i18n.t('There is no other free time on that day.')}</p>
      )}
    </>
  );
}

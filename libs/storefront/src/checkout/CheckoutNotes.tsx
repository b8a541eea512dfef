import type { CheckoutView, ProductPageDetails } from '@linkyard/contracts';
import { dateText, timeText } from '../words/days.js';
import { sentence } from '../words/sentence.js';
import type { Words } from '../words/words.js';

export const NoticeNote = ({ text }: { text: string }) => (
  <div className="note warn" role="status">
    <p>{text}</p>
  </div>
);

/** For who comes back to the product after buying it. */
export const BoughtNote = ({ receipt, words }: { receipt: string; words: Words }) => (
  <div className="note warn" role="status">
    <p>
      {sentence(words, /*i18n*/ 'You have bought this a moment ago. {link}', {
        link: <a href={receipt}>{words.i18n.t('See your order')}</a>,
      })}
    </p>
  </div>
);

const momentText = (moment: string, words: Words) =>
  `${dateText(moment, words)}, ${timeText(moment, 'UTC', words)} UTC`;

/** Why the product cannot be bought now. */
export function ClosedNote({ details, words }: { details: ProductPageDetails; words: Words }) {
  const { saleState, product } = details;
  const { i18n } = words;
  const texts = {
    soldOut: i18n.t('This is sold out.'),
    ended: i18n.t('The sale of this has ended.'),
    comingSoon: product.saleStart
      ? i18n.t('On sale from {moment}.', { moment: momentText(product.saleStart, words) })
      : i18n.t('This is coming soon.'),
    onSale: i18n.t('This is not on sale right now.'),
  };
  return (
    <div className="note warn" role="status">
      <p>
        <b>{texts[saleState]}</b>
      </p>
    </div>
  );
}

interface HoldNoteProps extends Pick<CheckoutView, 'expiresAt'> {
  now: number;
  words: Words;
}

/** The script counts the seconds down, so that the clock of the buyer's device does not matter. */
export function HoldNote({ expiresAt, now, words }: HoldNoteProps) {
  const { i18n } = words;
  const seconds = Math.max(0, Math.round((Date.parse(expiresAt) - now) / 1000));
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const time = (
    <b
      className="num"
      role="timer"
      data-left={seconds}
      data-text={i18n.t('{time} minutes', { time: '{time}' })}
      data-over={i18n.t('This is no longer held for you. If you pay now, we try to hold it again.')}
    >
      {i18n.t('{minutes, plural, one {# minute} other {# minutes}}', { minutes })}
    </b>
  );
  return (
    <div className="note" role="status">
      <p>{sentence(words, /*i18n*/ 'Held for you for another {time}.', { time })}</p>
    </div>
  );
}

import type { openWallet, ReplyOf } from '@linkyard/contracts';
import { Fragment } from 'react';
import { dateText } from '../words/days.js';
import type { Words } from '../words/words.js';

type Parcel = ReplyOf<typeof openWallet>['orders'][number]['parcels'][number];
interface ParcelNoteProps {
  parcel: Parcel;
  /** Of several parcels each says what is in it. */
  isSplit: boolean;
  timeZone: string;
  words: Words;
}

/** When something was sent, by whom, and where to follow it. */
export function ParcelNote({ parcel, isSplit, timeZone, words }: ParcelNoteProps) {
  const { items, carrier, trackingCode, trackingUrl } = parcel;
  const tracking = [
    carrier !== '' && <bdi>{carrier}</bdi>,
    trackingCode !== '' && <bdi>{trackingCode}</bdi>,
    trackingUrl !== '' && (
      <a href={trackingUrl} target="_blank" rel="noopener noreferrer">
        {words.i18n.t('Follow the parcel')}
      </a>
    ),
  ].filter((part) => part !== false);
  return (
    <p className="small">
      {sentOn(parcel, timeZone, words)}
      {isSplit &&
        items.map(({ title, qty }, index) => (
          <Fragment key={index}>
            <br />
            {qty} × <bdi>{title}</bdi>
          </Fragment>
        ))}
      {tracking.map((part, index) => (
        <Fragment key={index}>
          {index > 0 ? ' · ' : <br />}
          {part}
        </Fragment>
      ))}
    </p>
  );
}

function sentOn({ state, shippedAt, deliveredAt }: Parcel, timeZone: string, words: Words): string {
  const { i18n } = words;
  if (state === 'delivered' && deliveredAt)
    return i18n.t('Delivered on {day}', { day: dateText(deliveredAt, words, timeZone) });
  return shippedAt ? i18n.t('Shipped on {day}', { day: dateText(shippedAt, words, timeZone) }) : '';
}

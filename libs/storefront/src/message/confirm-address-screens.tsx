import type { Screen } from '../document/screen.js';
import { HiddenField } from '../form/FormParts.js';
import type { Words } from '../words/words.js';

/** Asks a person whether what was ordered or booked with their address is theirs. */
export function confirmAddressScreen({ mailbox }: { mailbox: string }, { i18n }: Words): Screen {
  const title = i18n.t('Was this you?');
  return {
    title,
    layout: 'middle',
    body: (
      <>
        <h1>{title}</h1>
        <p>
          {i18n.t(
            'Several orders or bookings were made with your e-mail address. Confirm that it was you: then the latest ones are made too, and you get the mails about them.',
          )}
        </p>
        <p>{i18n.t('If it was not you, close this page: what waits is deleted after a day.')}</p>
        <form method="post" action="/confirm-address">
          <HiddenField name="mailbox" value={mailbox} />
          <p>
            <button className="btn go">{i18n.t('Yes, that was me')}</button>
          </p>
        </form>
      </>
    ),
  };
}

export interface ConfirmedItem {
  path: string;
  title: string;
}
export interface AddressConfirmed {
  made: readonly ConfirmedItem[];
  /** What could not be made any more, with the reason in the reader's language. */
  gone: readonly (ConfirmedItem & { reason: string })[];
}

/** What has become of everything that waited for the confirmation. */
export function addressConfirmedScreen({ made, gone }: AddressConfirmed, { i18n }: Words): Screen {
  const title = i18n.t('Thank you');
  return {
    title,
    layout: 'middle',
    body: (
      <>
        <h1>{title}</h1>
        <p>{i18n.t('The mails are on their way to you.')}</p>
        {made.length > 0 && (
          <>
            <p>{i18n.t('This is yours now:')}</p>
            <ul>
              {made.map((item) => (
                <li key={item.path}>
                  <ItemLink {...item} />
                </li>
              ))}
            </ul>
          </>
        )}
        {gone.length > 0 && (
          <>
            <p>{i18n.t('This could not be made any more. You can ask for it again:')}</p>
            <ul>
              {gone.map(({ reason, ...item }) => (
                <li key={item.path}>
                  <ItemLink {...item} />: {reason}
                </li>
              ))}
            </ul>
          </>
        )}
      </>
    ),
  };
}

const ItemLink = ({ path, title }: ConfirmedItem) => (
  <a href={path}>
    <bdi>{title}</bdi>
  </a>
);

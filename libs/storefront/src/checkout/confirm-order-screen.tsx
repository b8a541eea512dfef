import type { Screen } from '../document/screen.js';
import { HiddenField } from '../form/FormParts.js';
import type { Words } from '../words/words.js';

interface ConfirmOrder {
  /** Path that the button posts to. */
  action: string;
  /** Id of the order that waits. */
  waiting: string;
  token: string;
}

/** Behind the link of a mail: a large order holds nothing until its buyer has pressed the button. */
export function confirmOrderScreen({ action, waiting, token }: ConfirmOrder, { i18n }: Words): Screen {
  const title = i18n.t('Is this order yours?');
  return {
    title,
    layout: 'middle',
    body: (
      <>
        <h1>{title}</h1>
        <p>{i18n.t('Confirm it, and its items are kept for you for half an hour, so that you can pay.')}</p>
        <form method="post" action={action}>
          <HiddenField name="order" value={waiting} />
          <HiddenField name="token" value={token} />
          <p>
            <button className="btn go">{i18n.t('Confirm and go on')}</button>
          </p>
        </form>
      </>
    ),
  };
}

import type { openWallet, ReplyOf } from '@linkyard/contracts';
import { i18n } from '../../locales/texts.js';
import { dateText } from '../booking/calendar-days.js';
import { html, type HtmlValue } from '../html.js';

type Download = ReplyOf<typeof openWallet>['orders'][number]['downloads'][number];

/** What is left of each download of an order. */
export const orderDownloads = (downloads: readonly Download[]): HtmlValue =>
  downloads.map((download) => html`<p class="quiet small"><bdi>${download.title}</bdi>: ${leftOf(download)}</p>`);

function leftOf({ state, remaining, expiresAt }: Download): string {
  if (state === 'revoked') return i18n.t('withdrawn by the seller');
  if (state === 'expired') return i18n.t('the time to download has ended');
  if (state === 'exhausted') return i18n.t('all downloads are used');
  const left = remaining === null ? i18n.t('no limit') : i18n.t('{remaining} left', { remaining });
  return expiresAt === null ? left : `${left}, ${i18n.t('until {day}', { day: dateText(expiresAt) })}`;
}

import type { DownloadView, listDownloads, ReplyOf } from '@linkyard/contracts';
import { numberFormat } from '@linkyard/languages';
import { i18n } from '../../locales/texts.js';
import { dateText } from '../../locales/calendar-days.js';
import { html, type HtmlValue } from '../html.js';
import type { PublicScreen } from '../public-screen.js';
import { stylesheet } from '../stylesheet.js';

type Opened = ReplyOf<typeof listDownloads>;

const style = stylesheet(`
.file{display:flex;gap:12px;align-items:center;justify-content:space-between;padding:12px 0;border-top:1px solid var(--line)}
.file .btn{flex:none}
.key{font:16px/24px ui-monospace,Menlo,Consolas,monospace;padding:8px 12px;margin:0 0 8px;border-radius:8px;background:var(--paper);border:1px solid var(--line);user-select:all}
`);

/** What a buyer may download, and what is left of it. The page itself counts nothing. */
export function downloadScreen({ order, seller, isReady, downloads }: Opened): PublicScreen {
  const title = i18n.t('Your downloads');
  const number = order.number === null ? '' : ` · ${i18n.t('Order {number}', { number: order.number })}`;
  return {
    title,
    creator: seller,
    styles: [style],
    // A paid order is delivered within seconds.
    ...(isReady ? {} : { refreshSec: 5 }),
    body: html`<h1>${title}</h1>
      <p class="quiet">${i18n.t('From {seller}', { seller: order.sellerName })}${number}</p>
      ${contentOf(isReady, downloads)}`,
  };
}

function contentOf(isReady: boolean, downloads: readonly DownloadView[]): HtmlValue {
  if (downloads.length > 0) return downloads.map(downloadCard);
  const words = isReady
    ? i18n.t('There is nothing to download in this order.')
    : i18n.t('We are preparing your files. This page opens them in a moment.');
  return html`<div class="note"><p>${words}</p></div>`;
}

const downloadCard = (download: DownloadView): HtmlValue =>
  html`<section class="card">
    <h2 dir="auto">${download.title}</h2>
    ${stateNote(download)}${download.files.map(fileRow)}${
      download.externalUrl !== '' &&
      html`<p>
        <a class="btn" href="${download.externalUrl}" rel="noopener noreferrer">${i18n.t('Open the link')}</a>
      </p>`
    }${
      download.licenceKeys.length > 0 &&
      html`<p class="label">
          ${i18n.t('{count, plural, one {Licence key} other {Licence keys}}', { count: download.licenceKeys.length })}
        </p>
        ${download.licenceKeys.map((key) => html`<p class="key">${key}</p>`)}`
    }
  </section>`;

const fileRow = ({ name, size, version, path }: DownloadView['files'][number]): HtmlValue =>
  html`<div class="file">
    <span
      ><bdi>${name}</bdi><br /><span class="quiet small"
        >${[sizeOf(size), version].filter(Boolean).join(' · ')}</span
      ></span
    >${path !== '' && html`<a class="btn go" href="${path}" download>${i18n.t('Download')}</a>`}
  </div>`;

function stateNote({ state, remaining, expiresAt, files }: DownloadView): HtmlValue {
  if (state === 'revoked')
    return html`<div class="note warn"><p>${i18n.t('The seller has withdrawn these downloads.')}</p></div>`;
  if (files.length === 0) return null;
  if (state === 'expired')
    return html`<div class="note warn">
      <p>${i18n.t('The time to download has ended. Please ask the seller for more.')}</p>
    </div>`;
  if (state === 'exhausted')
    return html`<div class="note warn">
      <p>${i18n.t('All downloads are used. Please ask the seller for more.')}</p>
    </div>`;
  const left =
    remaining === null
      ? ''
      : i18n.t('{remaining, plural, one {# download left} other {# downloads left}}', { remaining });
  const until = expiresAt === null ? '' : i18n.t('until {day}', { day: dateText(expiresAt) });
  return html`<p class="quiet small">${[left, until].filter(Boolean).join(', ')}</p>`;
}

/** Bytes for a reader, in steps of 1000. */
export function sizeOf(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const units = ['kB', 'MB', 'GB'];
  const step = Math.min(units.length, Math.floor(Math.log10(bytes) / 3));
  const size = bytes / 1000 ** step;
  const digits = size < 10 ? 1 : 0;
  const shown = numberFormat(i18n.language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${shown.format(size)} ${units[step - 1] ?? ''}`;
}

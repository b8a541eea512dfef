import type { DownloadView, listDownloads, ReplyOf } from '@linkyard/contracts';
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
export function downloadScreen({ order, isReady, downloads }: Opened): PublicScreen {
  const title = 'Your downloads';
  const number = order.number === null ? '' : ` · Order ${order.number}`;
  return {
    title,
    styles: [style],
    // A paid order is delivered within seconds.
    ...(isReady ? {} : { refreshSec: 5 }),
    body: html`<h1>${title}</h1>
      <p class="quiet">From ${order.sellerName}${number}</p>
      ${contentOf(isReady, downloads)}`,
  };
}

function contentOf(isReady: boolean, downloads: readonly DownloadView[]): HtmlValue {
  if (downloads.length > 0) return downloads.map(downloadCard);
  const words = isReady
    ? 'There is nothing to download in this order.'
    : 'We are preparing your files. This page opens them in a moment.';
  return html`<div class="note"><p>${words}</p></div>`;
}

/** Shared with the wallet. */
export const downloadStyle = style;

export const downloadCard = (download: DownloadView): HtmlValue =>
  html`<section class="card">
    <h2>${download.title}</h2>
    ${stateNote(download)}${download.files.map(fileRow)}${
      download.externalUrl !== '' &&
      html`<p><a class="btn" href="${download.externalUrl}" rel="noopener noreferrer">Open the link</a></p>`
    }${
      download.licenceKeys.length > 0 &&
      html`<p class="label">${download.licenceKeys.length === 1 ? 'Licence key' : 'Licence keys'}</p>
        ${download.licenceKeys.map((key) => html`<p class="key">${key}</p>`)}`
    }
  </section>`;

const fileRow = ({ name, size, version, path }: DownloadView['files'][number]): HtmlValue =>
  html`<div class="file">
    <span>${name}<br /><span class="quiet small">${[sizeOf(size), version].filter(Boolean).join(' · ')}</span></span
    >${path !== '' && html`<a class="btn go" href="${path}" download>Download</a>`}
  </div>`;

function stateNote({ state, remaining, expiresAt, files }: DownloadView): HtmlValue {
  if (state === 'revoked') return html`<div class="note warn"><p>The seller has withdrawn these downloads.</p></div>`;
  if (files.length === 0) return null;
  if (state === 'expired')
    return html`<div class="note warn"><p>The time to download has ended. Please ask the seller for more.</p></div>`;
  if (state === 'exhausted')
    return html`<div class="note warn"><p>All downloads are used. Please ask the seller for more.</p></div>`;
  const left = remaining === null ? '' : `${remaining} ${remaining === 1 ? 'download' : 'downloads'} left`;
  const until = expiresAt === null ? '' : `until ${dayOf(expiresAt)}`;
  return html`<p class="quiet small">${[left, until].filter(Boolean).join(', ')}</p>`;
}

const dayOf = (at: string | Date): string =>
  new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Bytes for a reader, in steps of 1000. */
export function sizeOf(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const units = ['kB', 'MB', 'GB'];
  const step = Math.min(units.length, Math.floor(Math.log10(bytes) / 3));
  return `${(bytes / 1000 ** step).toFixed(bytes / 1000 ** step < 10 ? 1 : 0)} ${units[step - 1] ?? ''}`;
}

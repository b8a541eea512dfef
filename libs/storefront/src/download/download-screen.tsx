import type { listDownloads, ReplyOf } from '@linkyard/contracts';
import type { Screen } from '../document/screen.js';
import { stylesheet } from '../document/stylesheet.js';
import { sentence } from '../words/sentence.js';
import type { Words } from '../words/words.js';
import { DownloadCard } from './DownloadCard.js';

export type OpenedDownloads = ReplyOf<typeof listDownloads>;

const style = stylesheet(`
.file{display:flex;gap:12px;align-items:center;justify-content:space-between;padding:12px 0;border-top:1px solid var(--line)}
.file .btn{flex:none}
.key{font:16px/24px ui-monospace,Menlo,Consolas,monospace;padding:8px 12px;margin:0 0 8px;border-radius:8px;background:var(--paper);border:1px solid var(--line);user-select:all}
`);

/** What a buyer may download, and what is left of it. The page itself counts nothing. */
export function downloadScreen({ order, seller, isReady, downloads }: OpenedDownloads, words: Words): Screen {
  const { number, sellerName } = order;
  const { i18n } = words;
  const title = i18n.t('Your downloads');
  return {
    title,
    creator: seller,
    styles: [style],
    // A paid order is delivered within seconds.
    ...(isReady ? {} : { refreshSec: 5 }),
    body: (
      <>
        <h1>{title}</h1>
        <p className="quiet">
          {sentence(words, /*i18n*/ 'From {seller}', { seller: <bdi>{sellerName}</bdi> })}
          {number !== null && ` · ${i18n.t('Order {number}', { number })}`}
        </p>
        {downloads.map((download) => (
          <DownloadCard key={download._id} download={download} words={words} />
        ))}
        {downloads.length === 0 && (
          <div className="note">
            <p>
              {isReady
                ? i18n.t('There is nothing to download in this order.')
                : i18n.t('We are preparing your files. This page opens them in a moment.')}
            </p>
          </div>
        )}
      </>
    ),
  };
}

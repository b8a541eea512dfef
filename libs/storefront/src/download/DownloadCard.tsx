import type { DownloadView } from '@linkyard/contracts';
import { dateText } from '../words/days.js';
import type { Words } from '../words/words.js';
import { fileSize } from './file-size.js';

/** What a buyer may download of one line of an order: files, a link, and keys. */
export function DownloadCard({ download, words }: { download: DownloadView; words: Words }) {
  const { title, files, externalUrl, licenceKeys } = download;
  const { i18n } = words;
  return (
    <section className="card">
      <h2 dir="auto">{title}</h2>
      <StateNote download={download} words={words} />
      {files.map((file) => (
        <FileRow key={file.mediaId} file={file} words={words} />
      ))}
      {externalUrl !== '' && (
        <p>
          <a className="btn" href={externalUrl} rel="noopener noreferrer">
            {i18n.t('Open the link')}
          </a>
        </p>
      )}
      {licenceKeys.length > 0 && (
        <p className="label">
          {i18n.t('{count, plural, one {Licence key} other {Licence keys}}', { count: licenceKeys.length })}
        </p>
      )}
      {licenceKeys.map((licenceKey, index) => (
        <p key={index} className="key">
          {licenceKey}
        </p>
      ))}
    </section>
  );
}

function FileRow({ file, words }: { file: DownloadView['files'][number]; words: Words }) {
  const { name, size, version, path } = file;
  return (
    <div className="file">
      <span>
        <bdi>{name}</bdi>
        <br />
        <span className="quiet small">
          {fileSize(size, words)}
          {version !== '' && (
            <>
              {' · '}
              <bdi>{version}</bdi>
            </>
          )}
        </span>
      </span>
      {path !== '' && (
        <a className="btn go" href={path} download>
          {words.i18n.t('Download')}
        </a>
      )}
    </div>
  );
}

/** What is left of the downloads, or why there are none any more. */
function StateNote({ download, words }: { download: DownloadView; words: Words }) {
  const { state, remaining, expiresAt, files } = download;
  const { i18n } = words;
  if (state === 'revoked') return <Warning text={i18n.t('The seller has withdrawn these downloads.')} />;
  if (files.length === 0) return null;
  if (state === 'expired')
    return <Warning text={i18n.t('The time to download has ended. Please ask the seller for more.')} />;
  if (state === 'exhausted')
    return <Warning text={i18n.t('All downloads are used. Please ask the seller for more.')} />;
  const left =
    remaining === null
      ? ''
      : i18n.t('{remaining, plural, one {# download left} other {# downloads left}}', { remaining });
  const until = expiresAt === null ? '' : i18n.t('until {day}', { day: dateText(expiresAt, words) });
  return <p className="quiet small">{[left, until].filter(Boolean).join(', ')}</p>;
}

const Warning = ({ text }: { text: string }) => (
  <div className="note warn">
    <p>{text}</p>
  </div>
);

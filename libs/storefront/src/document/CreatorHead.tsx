import type { VisitorHost } from '@linkyard/contracts';
import type { Words } from '../words/words.js';

interface CreatorHeadProps {
  creator: VisitorHost;
  /** Of the screen, whose width it has. */
  layout: string;
  words: Words;
}

/** Who sells, meets or hosts: picture and name above a screen, and the way back to their page. */
export function CreatorHead({ creator: { name, picture, look }, layout, words: { i18n } }: CreatorHeadProps) {
  const initial = [...name.trim()][0]?.toUpperCase() ?? '';
  return (
    <header className={`top ${layout}`}>
      <div className="seller">
        {picture ? (
          <img className="face" src={picture} alt="" width="40" height="40" />
        ) : (
          <span className="face" aria-hidden="true">
            {initial}
          </span>
        )}
        <span dir="auto">{name}</span>
      </div>
      {look && (
        <a className="back" href={look.page.path} dir="auto">
          {i18n.t('Back to {page}', { page: look.page.title })}
        </a>
      )}
    </header>
  );
}

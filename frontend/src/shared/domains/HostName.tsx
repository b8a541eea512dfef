import type { DomainView } from '@linkyard/contracts';
import css from './domains.module.css';

/** A host in its own letters, with the form that DNS knows beneath where it is another. */
export function HostName({ host, displayHost }: Pick<DomainView, 'host' | 'displayHost'>) {
  return (
    <span className={css['host']} dir="auto">
      <bdi>{displayHost}</bdi>
      {displayHost !== host && (
        <small>
          <bdi dir="ltr">{host}</bdi>
        </small>
      )}
    </span>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { WebinarConnectionView } from '@linkyard/contracts';
import { perLanguage, DateText, InlineAlert, StatusBadge, translated, type StatusMap } from '@linkyard/ui';
import css from '../integrations.module.css';

/** @source models.md 10 WebinarConnection */
const states: () => StatusMap<WebinarConnectionView['state']> = perLanguage(() => ({
  connected: { label: t`Working`, tone: 'good' },
  expired: { label: t`Connect again`, tone: 'bad' },
  revoked: { label: t`Disconnected`, tone: 'neutral' },
}));

/** Which account it is, and how it stands. */
export function ConnectedAccount({ connection }: { connection: WebinarConnectionView }) {
  const { email, organizerKey, state, lastError, lastSyncAt } = connection;
  return (
    <ul className={css['connections']}>
      <li>
        <div className={css['account']}>
          <b dir="auto">{email || organizerKey}</b>
          <span className={css['badges']}>
            <StatusBadge state={state} states={states()} />
          </span>
          <small>
            <Trans>
              Last used: <DateText value={lastSyncAt} fallback={t`never`} />
            </Trans>
          </small>
        </div>
        {lastError && (
          <div className={css['trouble']}>
            <InlineAlert tone={state === 'expired' ? 'danger' : 'warning'} title={translated(lastError)} />
          </div>
        )}
      </li>
    </ul>
  );
}

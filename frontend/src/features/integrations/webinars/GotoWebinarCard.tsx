import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { getWebinarConnection, ReplyOf } from '@linkyard/contracts';
import { CopyField, InlineAlert, toast } from '@linkyard/ui';
import { IconPresentation } from '@tabler/icons-react';
import { useState } from 'react';
import { refusalOf } from '../../../shared/api/api-error.js';
import { useAuthWebinarProviderMutation } from '../api.js';
import { CallbackSetting } from './CallbackSetting.js';
import { ConnectedAccount } from './ConnectedAccount.js';
import { OrganizerField } from './OrganizerField.js';
import { DisconnectWebinarsDialog } from './DisconnectWebinarsDialog.js';
import css from '../integrations.module.css';

type GotoWebinarCardProps = ReplyOf<typeof getWebinarConnection>;

/** The creator's account at GoToWebinar: how it stands, and what can be done. */
export function GotoWebinarCard({ connection, isAvailable, isSimulated, redirectUrl }: GotoWebinarCardProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  const current = connection?.state === 'revoked' ? null : connection;
  return (
    <article className={css['card']} aria-label={t`GoToWebinar`}>
      <header>
        <span className={css['logo']} data-provider="gotowebinar">
          <IconPresentation size={22} stroke={1.75} aria-hidden />
        </span>
        <div className={css['words']}>
          <h3>
            <Trans>GoToWebinar</Trans>
          </h3>
          <p>
            <Trans>Webinars are scheduled there, people get their personal link, and attendance comes back.</Trans>
          </p>
        </div>
      </header>
      {!isAvailable && (
        <InlineAlert tone="info" title={t`This installation has no client at GoTo yet.`}>
          <Trans>Its administrator can add one, with the address below as its redirect address.</Trans>
        </InlineAlert>
      )}
      {isSimulated && !current && (
        <InlineAlert tone="info" title={t`This provider is simulated on this installation. Any account works.`} />
      )}
      {!isAvailable && <CopyField label={t`Redirect address`} value={redirectUrl} />}
      {current && <ConnectedAccount connection={current} />}
      {current?.state === 'connected' && <OrganizerField connection={current} />}
      {current?.state === 'connected' && <CallbackSetting connection={current} />}
      {isAvailable && <ConnectActions isConnected={current !== null} onDisconnect={() => setIsLeaving(true)} />}
      <DisconnectWebinarsDialog connection={isLeaving ? current : null} onClose={() => setIsLeaving(false)} />
    </article>
  );
}

function ConnectActions({ isConnected, onDisconnect }: { isConnected: boolean; onDisconnect: () => void }) {
  const [auth, { isLoading }] = useAuthWebinarProviderMutation();
  const connect = async () => {
    const answer = await auth({});
    const refusal = refusalOf(answer);
    if (refusal) toast.error(refusal.message);
    else if (answer.data?.authorizeUrl) window.location.assign(answer.data.authorizeUrl);
  };
  return (
    <footer className={css['acts']}>
      <Button variant={isConnected ? 'default' : 'filled'} loading={isLoading} onClick={() => void connect()}>
        {isConnected ? t`Connect again` : t`Connect GoToWebinar`}
      </Button>
      {isConnected && (
        <Button variant="default" color="red" onClick={onDisconnect}>
          <Trans>Disconnect</Trans>
        </Button>
      )}
    </footer>
  );
}

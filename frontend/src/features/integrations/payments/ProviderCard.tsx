import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ListedPaymentConnection } from '@linkyard/contracts';
import { ConnectionRow } from './ConnectionRow.js';
import { providers, type PaymentProviderName } from './providers.js';
import css from '../integrations.module.css';

interface ProviderCardProps {
  provider: PaymentProviderName;
  connections: readonly ListedPaymentConnection[];
  /** More than one account is connected, at any provider: then one of them is the default. */
  hasOthers: boolean;
  onConnect: () => void;
  onDisconnect: (connection: ListedPaymentConnection) => void;
}

export function ProviderCard({ provider, connections, hasOthers, onConnect, onDisconnect }: ProviderCardProps) {
  const { name, icon: Icon, purpose } = providers()[provider];
  const isConnected = connections.length > 0;
  return (
    <article className={css['card']} aria-label={name}>
      <header>
        <span className={css['logo']} data-provider={provider}>
          <Icon size={22} stroke={1.75} aria-hidden />
        </span>
        <div className={css['words']}>
          <h3>{name}</h3>
          <p>{purpose}</p>
        </div>
      </header>
      {isConnected && (
        <ul className={css['connections']}>
          {connections.map((connection) => (
            <ConnectionRow
              key={connection._id}
              connection={connection}
              hasOthers={hasOthers}
              onReconnect={onConnect}
              onDisconnect={() => onDisconnect(connection)}
            />
          ))}
        </ul>
      )}
      <footer>
        {isConnected ? (
          <Button variant="default" onClick={onConnect}>
            <Trans>Connect another account</Trans>
          </Button>
        ) : (
          <Button onClick={onConnect}>
            <Trans>Connect {name}</Trans>
          </Button>
        )}
      </footer>
    </article>
  );
}

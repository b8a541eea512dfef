import { Trans } from '@lingui/react/macro';
import type { ListedPaymentConnection } from '@linkyard/contracts';
import { CardsSkeleton, ErrorState } from '@linkyard/ui';
import { useState } from 'react';
import { asApiError } from '../../../shared/api/api-error.js';
import { usePaymentConnectionsQuery } from '../api.js';
import { ConnectDrawer } from './ConnectDrawer.js';
import { DisconnectDialog } from './DisconnectDialog.js';
import { ProviderCard } from './ProviderCard.js';
import type { PaymentProviderName } from './providers.js';
import css from '../integrations.module.css';

const order: readonly PaymentProviderName[] = ['stripe', 'paypal'];

/** Providers that pay creators, with the accounts connected at each. */
export function PaymentProviders() {
  const list = usePaymentConnectionsQuery({});
  const [connecting, setConnecting] = useState<PaymentProviderName | null>(null);
  const [leaving, setLeaving] = useState<ListedPaymentConnection | null>(null);
  const connections = list.data?.data;
  return (
    <section aria-labelledby="integrations-payments">
      <h2 className={css['purpose']} id="integrations-payments">
        <Trans>Payments</Trans>
      </h2>
      <p className={css['help']}>
        <Trans>
          Buyers and donors pay straight into your account. You can sell products and take donations as soon as one
          account works.
        </Trans>
      </p>
      {!connections && list.isLoading && <CardsSkeleton />}
      {!connections && list.isError && (
        <ErrorState failure={asApiError(list.error)} retry={() => void list.refetch()} retrying={list.isFetching} />
      )}
      {connections && (
        <div className={css['cards']}>
          {order.map((provider) => (
            <ProviderCard
              key={provider}
              provider={provider}
              connections={connections.filter((connection) => connection.provider === provider)}
              hasOthers={connections.length > 1}
              onConnect={() => setConnecting(provider)}
              onDisconnect={setLeaving}
            />
          ))}
        </div>
      )}
      <ConnectDrawer
        provider={connecting}
        isSimulated={connecting !== null && (list.data?.simulated.includes(connecting) ?? false)}
        onClose={() => setConnecting(null)}
      />
      <DisconnectDialog connection={leaving} others={connections ?? []} onClose={() => setLeaving(null)} />
    </section>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { PaymentConnectionView } from '@linkyard/contracts';
import { InlineAlert } from '@linkyard/ui';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { usePaymentAccountsQuery } from './payment-accounts.js';

type Provider = PaymentConnectionView['provider'];

/** Says that a price cannot be paid because no account takes payments. @param providers the only ones by which it may be paid; empty for every one */
export function NoPaymentAccount({ providers = [] }: { providers?: readonly Provider[] }) {
  const { data } = usePaymentAccountsQuery({});
  const canTake = ({ provider, state }: Pick<PaymentConnectionView, 'provider' | 'state'>) =>
    (state === 'active' || state === 'restricted') && (providers.length === 0 || providers.includes(provider));
  if (!data || data.data.some(canTake)) return null;
  return (
    <InlineAlert title={t`Visitors cannot pay this price yet: no payment account is connected for it.`}>
      <Anchor component={Link} to="/integrations" inherit underline="always">
        <Trans>Connect a payment account</Trans>
      </Anchor>
    </InlineAlert>
  );
}

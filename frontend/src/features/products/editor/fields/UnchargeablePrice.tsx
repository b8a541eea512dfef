import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { canCharge, takesCurrency, type PaymentConnectionView } from '@linkyard/contracts';
import { formatMoney, InlineAlert } from '@linkyard/ui';
import { usePaymentAccountsQuery } from '../../../../shared/payments/payment-accounts.js';
import type { ProductValues } from '../product-values.js';

type Account = Pick<PaymentConnectionView, '_id' | 'provider' | 'state'>;

/** Says at the price that none of the accounts can charge it. That there is no account is said at the ways to pay. */
export function UnchargeablePrice({ values }: { values: ProductValues }) {
  const { data } = usePaymentAccountsQuery({});
  const { currency, payment } = values;
  const accounts = (data?.data ?? []).filter((account) => canBePaidTo(account, payment));
  if (accounts.length === 0 || payment.methods.includes('offline')) return null;
  if (!accounts.some(({ provider }) => takesCurrency(provider, currency)))
    return (
      <InlineAlert title={t`None of your payment accounts takes ${currency}: buyers cannot pay this price.`}>
        <Trans>Choose another currency, or let buyers pay offline.</Trans>
      </InlineAlert>
    );
  const refused = pricesOf(values).find(
    (price) => !accounts.some(({ provider }) => canCharge(provider, price, currency)),
  );
  if (refused === undefined) return null;
  const amount = formatMoney({ amount: refused, currency });
  return (
    <InlineAlert title={t`None of your payment accounts can charge ${amount}: a purchase for it alone cannot be paid.`}>
      <Trans>Choose another price, or let buyers pay offline.</Trans>
    </InlineAlert>
  );
}

function canBePaidTo({ _id, provider, state }: Account, { methods, connectionIds }: ProductValues['payment']): boolean {
  if (state !== 'active' && state !== 'restricted') return false;
  return (
    (methods.length === 0 || methods.includes(provider)) && (connectionIds.length === 0 || connectionIds.includes(_id))
  );
}

/** Minor units that one item may cost, without those that cost nothing. */
function pricesOf({ priceModel, price, minPrice, suggestedPrice, variants }: ProductValues): number[] {
  const own = variants.length > 0 ? variants.map((variant) => variant.price ?? price) : [price];
  const prices = priceModel === 'fixed' ? own : [minPrice, suggestedPrice];
  return prices.filter((amount) => amount !== null).filter((amount) => amount > 0);
}

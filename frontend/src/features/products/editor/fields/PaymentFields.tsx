import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paymentMethods } from '@linkyard/contracts';
import { InlineAlert, perLanguage } from '@linkyard/ui';
import { Button, Checkbox, Stack, Textarea } from '@mantine/core';
import { NoPaymentAccount } from '../../../../shared/payments/NoPaymentAccount.js';
import { usePaymentAccountsQuery } from '../../../../shared/payments/payment-accounts.js';
import { textField } from '../../../../shared/forms/field-props.js';
import type { ProductForm } from '../use-product-form.js';
import css from '../editor.module.css';

const names = perLanguage(() => ({
  stripe: t`Stripe`,
  paypal: t`PayPal`,
  offline: t`Offline: bank transfer, cash or another way that you describe`,
}));

const providersOf = (methods: ProductForm['draft']['payment']['methods']) =>
  methods.filter((method) => method !== 'offline');

/** How buyers can pay for the product. */
export function PaymentFields({ form }: { form: ProductForm }) {
  const { methods } = form.draft.payment;
  return (
    <section className={css['group']} aria-label={t`Payment`}>
      <h3 className={css['groupTitle']}>
        <Trans>Payment</Trans>
      </h3>
      <Checkbox.Group
        label={t`Ways to pay`}
        description={t`When none is chosen, buyers pay by every account that you have connected.`}
        value={methods}
        onChange={(chosen) =>
          form.set(
            'payment.methods',
            paymentMethods.filter((method) => chosen.includes(method)),
          )
        }
        error={form.errorOf('payment.methods')}
      >
        <Stack gap="xs" mt="xs">
          {paymentMethods.map((method) => (
            <Checkbox key={method} value={method} label={names()[method]} />
          ))}
        </Stack>
      </Checkbox.Group>
      {methods.includes('offline') && (
        <Textarea
          label={t`How to pay offline`}
          description={t`Buyers see it after they have ordered. You mark the order as paid once you have the money.`}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={2000}
          {...textField(form, 'payment.offlineText')}
        />
      )}
      {!methods.includes('offline') && <NoPaymentAccount providers={providersOf(methods)} />}
      <AccountField form={form} />
    </section>
  );
}

const providerNames = { stripe: 'Stripe', paypal: 'PayPal' };

/** Only where there is something to choose: a creator with one account has no use for it. */
function AccountField({ form }: { form: ProductForm }) {
  const { connectionIds } = form.draft.payment;
  const { data } = usePaymentAccountsQuery({});
  const accounts = data?.data ?? [];
  if (!data || (accounts.length < 2 && connectionIds.length === 0)) return null;
  const isGone = connectionIds.some((id) => accounts.every(({ _id }) => _id !== id));
  return (
    <>
      {isGone && (
        <InlineAlert
          title={t`An account that was chosen here is no longer connected. Without one of the chosen accounts the product cannot be paid online.`}
        />
      )}
      <Checkbox.Group
        label={t`Accounts`}
        description={t`When none is chosen, buyers pay to every account that you have connected, the default one first.`}
        value={connectionIds}
        onChange={(chosen) =>
          form.set(
            'payment.connectionIds',
            accounts.map(({ _id }) => _id).filter((id) => chosen.includes(id)),
          )
        }
        error={form.errorOf('payment.connectionIds')}
      >
        <Stack gap="xs" mt="xs">
          {accounts.map(({ _id, provider, label, accountId, state }) => (
            <Checkbox
              key={_id}
              value={_id}
              label={`${providerNames[provider]}: ${label || accountId}`}
              disabled={!connectionIds.includes(_id) && state !== 'active' && state !== 'restricted'}
            />
          ))}
        </Stack>
        {isGone && (
          <Button size="xs" variant="default" mt="xs" onClick={() => form.set('payment.connectionIds', [])}>
            <Trans>Use every account</Trans>
          </Button>
        )}
      </Checkbox.Group>
    </>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paymentMethods } from '@linkyard/contracts';
import { perLanguage } from '@linkyard/ui';
import { Checkbox, Stack, Textarea } from '@mantine/core';
import type { ProductForm } from '../use-product-form.js';
import css from '../editor.module.css';

const names = perLanguage(() => ({
  stripe: t`Stripe`,
  paypal: t`PayPal`,
  offline: t`Offline: bank transfer, cash or another way that you describe`,
}));

/** How buyers can pay for the product. */
export function PaymentFields({ form }: { form: ProductForm }) {
  const { methods } = form.values.payment;
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
          form.setFieldValue(
            'payment.methods',
            paymentMethods.filter((method) => chosen.includes(method)),
          )
        }
        error={form.errors['payment.methods']}
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
          {...form.getInputProps('payment.offlineText')}
        />
      )}
    </section>
  );
}

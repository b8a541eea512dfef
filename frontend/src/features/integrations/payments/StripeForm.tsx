import { t } from '@lingui/core/macro';
import { PasswordInput, Stack } from '@mantine/core';
import type { PaymentConnectionView } from '@linkyard/contracts';
import { DialogFoot, InlineAlert, useUiForm } from '@linkyard/ui';
import { refusalOf } from '../../../shared/api/api-error.js';
import { useConnectPaymentsMutation } from '../api.js';
import { StepList } from './StepList.js';
import { simulatedKey } from './simulated-key.js';

export interface ConnectFormProps {
  isSimulated: boolean;
  onConnected: (connection: PaymentConnectionView) => void;
  onCancel: () => void;
}

export function StripeForm({ isSimulated, onConnected, onCancel }: ConnectFormProps) {
  const [connect] = useConnectPaymentsMutation();
  const { form, formProps, failure, submitting } = useUiForm({
    initialValues: { secretKey: '' },
    validate: {
      secretKey: (key) =>
        /^[sr]k_(?:test|live)_/.test(key.trim())
          ? null
          : t`A Stripe key begins with rk_ or sk_. Please copy all of it.`,
    },
    submit: async ({ secretKey }) => {
      const answer = await connect({ provider: 'stripe', secretKey: secretKey.trim() });
      if (answer.data) onConnected(answer.data);
      return refusalOf(answer);
    },
  });
  return (
    <form {...formProps}>
      <Stack gap="lg">
        {isSimulated && (
          <InlineAlert
            tone="info"
            title={t`Stripe is simulated on this installation. Any test key works, and no money moves.`}
            actions={[
              {
                label: t`Use a test key`,
                onClick: () => form.setFieldValue('secretKey', `sk_test_${simulatedKey()}`),
              },
            ]}
          />
        )}
        <StepList provider="stripe">
          <PasswordInput
            label={t`Restricted or secret key`}
            description={t`Stored encrypted. It is never shown again.`}
            placeholder="rk_live_…"
            autoComplete="off"
            spellCheck={false}
            maxLength={300}
            dir="ltr"
            {...form.getInputProps('secretKey')}
          />
        </StepList>
        <DialogFoot failure={failure} submit={t`Connect and test`} submitting={submitting} onCancel={onCancel} />
      </Stack>
    </form>
  );
}

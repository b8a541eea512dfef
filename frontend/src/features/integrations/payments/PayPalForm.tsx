import { t } from '@lingui/core/macro';
import { PasswordInput, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { DialogFoot, InlineAlert, useUiForm } from '@linkyard/ui';
import { refusalOf } from '../../../shared/api/api-error.js';
import { useConnectPaymentsMutation } from '../api.js';
import { simulatedKey } from './simulated-key.js';
import { StepList } from './StepList.js';
import type { ConnectFormProps } from './StripeForm.js';

const isWhole = (message: string) => (value: string) => (value.trim().length >= 8 ? null : message);

export function PayPalForm({ isSimulated, onConnected, onCancel }: ConnectFormProps) {
  const [connect] = useConnectPaymentsMutation();
  const { form, formProps, failure, submitting } = useUiForm({
    initialValues: { mode: isSimulated ? 'test' : 'live', clientId: '', clientSecret: '' },
    validate: {
      clientId: isWhole(t`Please enter the whole client ID.`),
      clientSecret: isWhole(t`Please enter the whole secret.`),
    },
    submit: async ({ mode, clientId, clientSecret }) => {
      const answer = await connect({
        provider: 'paypal',
        mode: mode === 'live' ? 'live' : 'test',
        clientId: clientId.trim(),
        clientSecret: clientSecret.trim(),
      });
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
            title={t`PayPal is simulated on this installation. Any client ID and secret work, and no money moves.`}
            actions={[
              {
                label: t`Use test credentials`,
                onClick: () =>
                  form.setValues({ mode: 'test', clientId: simulatedKey(), clientSecret: `secret_${simulatedKey()}` }),
              },
            ]}
          />
        )}
        <StepList provider="paypal">
          <Stack gap="md">
            <SegmentedControl
              aria-label={t`Mode`}
              data={[
                { value: 'live', label: t`Live` },
                { value: 'test', label: t`Sandbox` },
              ]}
              {...form.getInputProps('mode')}
            />
            <TextInput
              label={t`Client ID`}
              autoComplete="off"
              spellCheck={false}
              maxLength={300}
              dir="ltr"
              {...form.getInputProps('clientId')}
            />
            <PasswordInput
              label={t`Secret`}
              description={t`Stored encrypted. It is never shown again.`}
              autoComplete="off"
              maxLength={300}
              dir="ltr"
              {...form.getInputProps('clientSecret')}
            />
          </Stack>
        </StepList>
        <DialogFoot failure={failure} submit={t`Connect and test`} submitting={submitting} onCancel={onCancel} />
      </Stack>
    </form>
  );
}

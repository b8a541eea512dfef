import { t } from '@lingui/core/macro';
import { toMajorUnits, type BookingView, priceStep } from '@linkyard/contracts';
import { ConfirmDanger, DialogFoot, formatMoney, MoneyField, toast, useUiForm } from '@linkyard/ui';
import { Modal, Stack, Text } from '@mantine/core';
import { refusalOf } from '../../shared/api/api-error.js';
import { whenText } from '../../shared/time/when-text.js';
import { useChargeBookingMutation } from './api.js';

interface HoldDialogProps {
  booking: BookingView;
  onClose: () => void;
}

/** Charges the card that is held, in whole or in part. */
export function ChargeDialog({ booking, onClose }: HoldDialogProps) {
  const { attendee, chargeable, uid } = booking;
  const [charge] = useChargeBookingMutation();
  const { form, submitting, failure, formProps } = useUiForm<{ amount: number | null }>({
    initialValues: { amount: chargeable?.amount ?? null },
    closesOnSave: true,
    submit: async ({ amount }) => {
      if (amount === null || !chargeable) return null;
      const sent = toMajorUnits(amount, chargeable.currency);
      const refusal = refusalOf(await charge({ uid, command: 'charge', amount: sent }));
      if (refusal) return refusal;
      toast.success(t`The card was charged. The visitor gets a mail.`);
      onClose();
      return null;
    },
  });
  if (!chargeable) return null;
  const { currency } = chargeable;
  const { amount } = form.values;
  return (
    <Modal opened onClose={onClose} title={t`Charge the card?`}>
      <form {...formProps}>
        <Stack>
          <MoneyField
            label={t`Amount`}
            description={t`At most ${formatMoney(chargeable)}.`}
            {...form.getInputProps('amount')}
            value={amount}
            currency={currency}
            step={priceStep(currency)}
            min={1}
            max={chargeable.amount}
            required
          />
          <Text size="sm" c="dimmed">
            {t`This can be done once. What you do not charge of the card of ${attendee.name} is free again.`}
          </Text>
          <DialogFoot
            failure={failure}
            submit={amount === null ? t`Charge card` : t`Charge ${formatMoney({ amount, currency })}`}
            submitting={submitting}
            disabled={amount === null}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Modal>
  );
}

/** Asks before nothing can be charged any more. */
export function ReleaseDialog({ booking, onClose }: HoldDialogProps) {
  const { uid, holdUntil, hostTimeZone } = booking;
  const [charge] = useChargeBookingMutation();
  return (
    <ConfirmDanger
      opened
      onClose={onClose}
      title={t`Release the card?`}
      loses={
        holdUntil
          ? t`Nothing can be charged for this booking any more. By itself the card is released on ${whenText(holdUntil, hostTimeZone)}.`
          : t`Nothing can be charged for this booking any more.`
      }
      verb={t`Release the card`}
      onConfirm={async () => {
        const refusal = refusalOf(await charge({ uid, command: 'release' }));
        if (refusal) return refusal;
        toast.success(t`Released. Nothing was charged.`);
        onClose();
        return null;
      }}
    />
  );
}

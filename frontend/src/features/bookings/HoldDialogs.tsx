import { t } from '@lingui/core/macro';
import { toMajorUnits, type BookingView, priceStep } from '@linkyard/contracts';
import { ConfirmDanger, DialogFoot, formatMoney, MoneyField, toast, type Failure } from '@linkyard/ui';
import { Modal, Stack, Text } from '@mantine/core';
import { useState, type FormEvent } from 'react';
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
  const [charge, { isLoading }] = useChargeBookingMutation();
  const [amount, setAmount] = useState<number | null>(chargeable?.amount ?? null);
  const [failure, setFailure] = useState<Failure | null>(null);
  if (!chargeable) return null;
  const { currency } = chargeable;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (amount === null) return;
    const refusal = refusalOf(await charge({ uid, command: 'charge', amount: toMajorUnits(amount, currency) }));
    setFailure(refusal);
    if (refusal) return;
    toast.success(t`The card was charged. The visitor gets a mail.`);
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={t`Charge the card?`}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <MoneyField
            label={t`Amount`}
            description={t`At most ${formatMoney(chargeable)}.`}
            value={amount}
            currency={currency}
            step={priceStep(currency)}
            onChange={setAmount}
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
            submitting={isLoading}
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

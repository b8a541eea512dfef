import { t } from '@lingui/core/macro';
import { Stack, TextInput } from '@mantine/core';
import { refundDonation, toMajorUnits, type DonationView } from '@linkyard/contracts';
import { ConfirmDanger, formatMoney, MoneyField, toast, translated } from '@linkyard/ui';
import { useState } from 'react';
import { isCertain, refusalOf } from '../../shared/api/api-error.js';
import { refundStep } from '../../shared/payments/refund-step.js';
import { useRefundDonationMutation } from './api.js';
import { donorName } from './donation-labels.js';

interface RefundDialogProps {
  donation: DonationView;
  onClose: () => void;
}

/** Returns all that is left of a donation, or a part of it. */
export function RefundDialog({ donation, onClose }: RefundDialogProps) {
  const { _id, total, refunded, providerFee } = donation;
  const { currency } = total;
  const left = total.amount - refunded.amount;
  const feeText = providerFee
    ? t`Your provider does not return its fee of ${formatMoney(providerFee)}.`
    : t`Your provider does not return its fee.`;
  const [amount, setAmount] = useState<number | null>(left);
  const [reason, setReason] = useState('');
  // Pressing the button again after an unclear answer repeats the same refund; after a refusal it is another one.
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  const [refund] = useRefundDonationMutation();

  const confirm = async () => {
    if (amount === null) return { message: t`Please enter an amount.` };
    const answer = await refund({ _id, amount: toMajorUnits(amount, currency), reason, idempotencyKey });
    const refusal = refusalOf(answer);
    if (isCertain(refusal)) setIdempotencyKey(crypto.randomUUID());
    if (refusal) return refusal;
    toast.success(translated(refundDonation.message));
    onClose();
    return null;
  };

  return (
    <ConfirmDanger
      opened
      onClose={onClose}
      title={t`Refund ${donorName(donation)}?`}
      verb={t`Refund`}
      loses={`${t`The money goes back to the donor. ${formatMoney({ amount: left, currency })} can be returned.`} ${feeText}`}
      onConfirm={confirm}
    >
      <Stack gap="md">
        <MoneyField
          label={t`Amount`}
          value={amount}
          currency={currency}
          onChange={setAmount}
          min={1}
          max={left}
          step={refundStep({ amount: left, currency })}
        />
        <TextInput
          label={t`Reason (optional)`}
          description={t`Only you see it.`}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Stack>
    </ConfirmDanger>
  );
}

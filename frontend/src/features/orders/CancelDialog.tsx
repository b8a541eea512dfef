import { t } from '@lingui/core/macro';
import type { OrderView } from '@linkyard/contracts';
import { DialogFoot, formatMoney, toast, type Failure } from '@linkyard/ui';
import { Modal, Stack, Text, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { refusalOf } from '../../shared/api/api-error.js';
import { useCancelOrderMutation } from './api.js';
import { buyerOf } from './order-words.js';

interface CancelDialogProps {
  opened: boolean;
  order: OrderView;
  /** Whether something of it is counted in stock. */
  isCounted: boolean;
  onClose: () => void;
}

/** Cancels an order without a refund, and says why. */
export function CancelDialog({ opened, onClose, ...form }: CancelDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={t`Cancel this order`}>
      {opened && <CancelForm {...form} onClose={onClose} />}
    </Modal>
  );
}

function CancelForm({ order, isCounted, onClose }: Omit<CancelDialogProps, 'opened'>) {
  const [cancel, { isLoading }] = useCancelOrderMutation();
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);

  const isPaid = order.paidAt !== null;
  const kept = formatMoney(order.totals.refundable);
  const consequences = [
    isPaid
      ? t`${buyerOf(order)} gets an e-mail and no money back: ${kept} stays with you.`
      : t`${buyerOf(order)} gets an e-mail.`,
    ...(isCounted ? [isPaid ? t`What was not sent is on sale again.` : t`What was reserved is on sale again.`] : []),
    ...(isPaid && order.hasDownloads ? [t`The downloads are withdrawn.`] : []),
  ];

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const decided = isPaid ? { withoutRefund: true } : {};
    const refusal = refusalOf(await cancel({ _id: order._id, reason, ...decided }));
    setFailure(refusal);
    if (refusal) return;
    toast.success(t`The order is cancelled.`);
    onClose();
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <Text size="sm">{consequences.join(' ')}</Text>
        <Textarea
          label={t`Reason (optional)`}
          description={t`The buyer reads it.`}
          value={reason}
          maxLength={500}
          autosize
          minRows={2}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <DialogFoot
          failure={failure}
          submit={t`Cancel the order`}
          dismiss={t`Keep the order`}
          submitting={isLoading}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}

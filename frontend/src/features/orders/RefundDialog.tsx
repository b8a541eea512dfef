import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { refundReasons, toMajorUnits, type OrderView } from '@linkyard/contracts';
import { perLanguage, DialogFoot, formatMoney, MoneyField, toast, type Failure } from '@linkyard/ui';
import { Checkbox, Modal, Select, Stack, Text, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { isCertain, refusalOf } from '../../shared/api/api-error.js';
import { useRefundOrderMutation } from './api.js';
import { allOf, LineQuantities, lineRequests } from './LineQuantities.js';
import { refundStep } from '../../shared/payments/refund-step.js';
import { RefundOutcome } from './RefundOutcome.js';

interface RefundDialogProps {
  opened: boolean;
  order: OrderView;
  /** Of the order, those that can be put back into stock. */
  countedLines: readonly string[];
  onClose: () => void;
}

const reasonWords: () => Record<(typeof refundReasons)[number], string> = perLanguage(() => ({
  requested: t`The buyer asked for it`,
  duplicate: t`It was bought twice`,
  fraud: t`It looks like fraud`,
  cancelled: t`The order is cancelled`,
  other: t`Another reason`,
}));

/** Returns money, in whole or in part. */
export function RefundDialog({ opened, onClose, ...form }: RefundDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={t`Refund this order`}>
      {opened && <RefundForm {...form} onClose={onClose} />}
    </Modal>
  );
}

function RefundForm({ order, countedLines, onClose }: Omit<RefundDialogProps, 'opened'>) {
  const { refundable } = order.totals;
  const [refund, { isLoading }] = useRefundOrderMutation();
  const [amount, setAmount] = useState<number | null>(refundable.amount);
  const [reason, setReason] = useState<(typeof refundReasons)[number]>('requested');
  const [note, setNote] = useState('');
  const open = order.lines
    .map(({ id, title, qty, refundedQty }) => ({ id, title, most: qty - refundedQty }))
    .filter(({ id, most }) => most > 0 && countedLines.includes(id));
  const [restock, setRestock] = useState(false);
  const [returned, setReturned] = useState(() => allOf(open));
  const [chosenAccess, setChosenAccess] = useState<boolean | null>(null);
  const keepsAccess = chosenAccess ?? (amount !== null && amount < refundable.amount);
  const [failure, setFailure] = useState<Failure | null>(null);
  // Pressing the button again after an unclear answer repeats the same refund; after a refusal it is another one.
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  const { currency } = refundable;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (amount === null) return;
    const restockLines = lineRequests(returned);
    const goods = restock ? { restock: restockLines.length > 0, restockLines } : {};
    const access = chosenAccess === null ? {} : { revokeAccess: !chosenAccess };
    const request = { reason, note, idempotencyKey, ...goods, ...access };
    const answer = await refund({ _id: order._id, amount: toMajorUnits(amount, currency), ...request });
    const refusal = refusalOf(answer);
    setFailure(refusal);
    if (isCertain(refusal)) setIdempotencyKey(crypto.randomUUID());
    if (refusal) return;
    toast.success(t`The refund is on its way.`);
    onClose();
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <MoneyField
          label={t`Amount`}
          value={amount}
          currency={currency}
          onChange={setAmount}
          min={1}
          max={refundable.amount}
          step={refundStep(refundable)}
          required
        />
        <Select
          label={t`Reason`}
          value={reason}
          data={refundReasons.map((value) => ({ value, label: reasonWords()[value] }))}
          onChange={(value) => setReason(refundReasons.find((known) => known === value) ?? 'requested')}
          allowDeselect={false}
        />
        <Textarea
          label={t`Note`}
          description={t`Only you see it.`}
          value={note}
          maxLength={500}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {open.length > 0 && (
          <Checkbox
            label={t`Put the items back into stock`}
            checked={restock}
            onChange={(event) => setRestock(event.currentTarget.checked)}
          />
        )}
        {restock && <LineQuantities lines={open} quantities={returned} onChange={setReturned} />}
        {order.hasDownloads && order.fulfilmentState !== 'revoked' && (
          <Checkbox
            label={t`Customer keeps access`}
            description={t`Without it, the downloads and licence keys of this order can no longer be opened. The receipt stays.`}
            checked={keepsAccess}
            onChange={(event) => setChosenAccess(event.currentTarget.checked)}
          />
        )}
        <RefundOutcome order={order} amount={amount} />
        {order.isOffline && (
          <Text size="sm">
            <Trans>This order was paid offline: return the money to the buyer yourself. This notes that you did.</Trans>
          </Text>
        )}
        <DialogFoot
          failure={failure}
          submit={amount === null ? t`Refund` : t`Refund ${formatMoney({ amount, currency })}`}
          submitting={isLoading}
          disabled={amount === null}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}

import { t } from '@lingui/core/macro';
import { Anchor } from '@mantine/core';
import { shownEmail, taxPartsOf, type OrderView } from '@linkyard/contracts';
import { FactList, formatMoney, RecordDrawer, RecordSection, toast, type RecordAction } from '@linkyard/ui';
import { useState } from 'react';
import { refusalOf } from '../../shared/api/api-error.js';
import { shownRecord, type OpenedRow } from '../../shared/lists/use-opened-record.js';
import { useReceipt } from '../../shared/receipts/use-receipt.js';
import {
  useDeliverOrderMutation,
  useMarkOrderPaidMutation,
  useNoteOrderMutation,
  useOrderQuery,
  useResendAccessMutation,
  useRevokeAccessMutation,
} from './api.js';
import { CancelDialog } from './CancelDialog.js';
import { FulfilDialog } from './FulfilDialog.js';
import { OrderAttention } from './OrderAttention.js';
import { OrderBadges } from './OrderBadges.js';
import { OrderDownloads } from './OrderDownloads.js';
import { OrderPayments } from './OrderPayments.js';
import {
  isAwaitingPayment,
  isCancellable,
  isFulfillable,
  isUnderWay,
  paymentText,
  timelineOf,
  titleOf,
} from './order-words.js';
import { RefundDialog } from './RefundDialog.js';

/** One order beside the list, and what can be done with it. */
export function OrderDrawer({ opened }: { opened: OpenedRow<OrderView> }) {
  const read = useOrderQuery({ _id: opened.id ?? '' }, { skip: opened.id === null });
  const { record: order, ...reading } = shownRecord(
    opened,
    { ...read, record: read.currentData?.order },
    t`There is no such order.`,
  );
  const countedLines = read.currentData?.countedLines ?? [];
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [note] = useNoteOrderMutation();
  const actions = useOrderActions(order, setDialog);
  const nextStep = useNextStep(order, () => setDialog('fulfil'));

  return (
    <>
      <RecordDrawer
        title={t`Order`}
        {...(order ? shownOf(order, nextStep) : {})}
        opened={opened.id !== null}
        {...opened.steps}
        {...reading}
        actions={actions}
        attention={order && <OrderAttention order={order} onRefund={() => setDialog('refund')} />}
        {...(order ? { notes: notesOf(order, (text) => note({ _id: order._id, note: text })) } : {})}
      >
        {order && <Lines order={order} />}
        {order && <OrderPayments order={order} />}
        {order?.hasDownloads && <OrderDownloads order={order} />}
      </RecordDrawer>
      {order && <Dialogs shown={dialog} order={order} countedLines={countedLines} onClose={() => setDialog(null)} />}
    </>
  );
}

type Dialog = 'refund' | 'fulfil' | 'cancel';

interface DialogsProps {
  shown: Dialog | null;
  order: OrderView;
  countedLines: readonly string[];
  onClose: () => void;
}

const Dialogs = ({ shown, countedLines, ...of }: DialogsProps) => (
  <>
    <RefundDialog opened={shown === 'refund'} countedLines={countedLines} {...of} />
    <CancelDialog opened={shown === 'cancel'} isCounted={countedLines.length > 0} {...of} />
    <FulfilDialog opened={shown === 'fulfil'} {...of} />
  </>
);

function say(answer: { error?: unknown }, text: string): void {
  const refusal = refusalOf(answer);
  if (refusal) toast.error(refusal.message);
  else toast.success(text);
}

/** What the seller does next with an order. */
function useNextStep(order: OrderView | null, onFulfil: () => void): RecordAction | undefined {
  const [deliver, delivering] = useDeliverOrderMutation();
  const [markPaid, marking] = useMarkOrderPaidMutation();
  if (!order) return undefined;
  const { _id } = order;
  if (isAwaitingPayment(order)) {
    const onClick = async () => say(await markPaid({ _id }), t`The order is paid.`);
    return { label: t`Mark as paid`, onClick: () => void onClick(), loading: marking.isLoading };
  }
  if (isFulfillable(order)) return { label: t`Mark as fulfilled`, onClick: onFulfil };
  if (!isUnderWay(order)) return undefined;
  const onClick = async () => say(await deliver({ _id }), t`Marked as delivered.`);
  return { label: t`Mark as delivered`, onClick: () => void onClick(), loading: delivering.isLoading };
}

const shownOf = (order: OrderView, primary: RecordAction | undefined) => ({
  title: titleOf(order),
  amount: formatMoney(order.totals.total),
  status: <OrderBadges {...order} />,
  primary,
  facts: factsOf(order),
  timeline: timelineOf(order),
});

/** The newest first, like the timeline. */
const notesOf = ({ notesInternal }: OrderView, add: (text: string) => Promise<{ error?: unknown }>) => ({
  notes: notesInternal.toReversed().map(({ by, ...note }) => ({ ...note, by: by === 'user' ? t`You` : undefined })),
  onAdd: async (text: string) => refusalOf(await add(text)),
});

function useOrderActions(order: OrderView | null, show: (dialog: 'refund' | 'cancel') => void): RecordAction[] {
  const [resend] = useResendAccessMutation();
  const [revoke] = useRevokeAccessMutation();
  const openReceipt = useReceipt();
  if (!order) return [];
  const { _id } = order;
  const send = async (reset: boolean) =>
    say(await resend({ _id, reset, idempotencyKey: crypto.randomUUID() }), t`The links are on their way.`);
  return [
    ...(order.paidAt === null
      ? []
      : [{ label: t`Receipt (PDF)`, onClick: () => void openReceipt({ of: 'order', _id }) }]),
    ...(order.hasDownloads
      ? [
          { label: t`Send the links again`, onClick: () => void send(false) },
          { label: t`Send the links with all downloads`, onClick: () => void send(true) },
        ]
      : []),
    ...(order.totals.refundable.amount > 0 ? [{ label: t`Refund`, onClick: () => show('refund'), danger: true }] : []),
    ...(isAwaitingPayment(order) ? [{ label: t`Cancel the order`, onClick: () => show('cancel'), danger: true }] : []),
    ...(isCancellable(order)
      ? [{ label: t`Cancel and keep the payment`, onClick: () => show('cancel'), danger: true }]
      : []),
    ...(order.fulfilmentState === 'granted'
      ? [
          {
            label: t`Withdraw downloads`,
            onClick: () => void revoke({ _id }).then((answer) => say(answer, t`The downloads are withdrawn.`)),
            danger: true,
          },
        ]
      : []),
  ];
}

function factsOf(order: OrderView) {
  const { buyer, totals, coupon, answers, buyerNote, fulfilments } = order;
  const amount = (money: typeof totals.total) => (money.amount === 0 ? '' : formatMoney(money));
  const tax = taxPartsOf(totals);
  return [
    { label: t`Buyer`, value: <bdi>{buyer.name}</bdi> },
    { label: t`E-mail`, value: <Anchor href={`mailto:${buyer.email}`}>{shownEmail(buyer.email)}</Anchor> },
    { label: t`Phone`, value: buyer.phone },
    { label: t`Address`, value: [buyer.address, buyer.country].filter(Boolean).join(', ') },
    ...answers.map(({ title, value }) => ({ label: title, value })),
    { label: t`Note from the buyer`, value: buyerNote },
    { label: t`Payment`, value: order.isOffline ? t`${paymentText(order)}, offline` : paymentText(order) },
    { label: t`Coupon`, value: coupon && `${coupon.code} (${formatMoney(coupon.amount)})` },
    { label: t`Shipping`, value: amount(totals.shipping) },
    { label: t`Tax`, value: amount(tax.added) },
    { label: t`Tax included`, value: amount(tax.included) },
    { label: t`Refunded`, value: amount(totals.refunded) },
    ...fulfilments
      .filter(({ trackingCode }) => trackingCode !== '')
      .map(({ carrier, trackingCode }) => ({
        label: t`Tracking`,
        value: [carrier, trackingCode].filter(Boolean).join(' '),
      })),
  ];
}

function Lines({ order }: { order: OrderView }) {
  return (
    <RecordSection title={t`Items`}>
      <FactList
        facts={order.lines.map(({ qty, title, total, refundedQty }) => ({
          label: `${qty} × ${title}${refundedQty > 0 ? t` (${refundedQty} refunded)` : ''}`,
          value: formatMoney(total),
          align: 'end' as const,
        }))}
      />
    </RecordSection>
  );
}

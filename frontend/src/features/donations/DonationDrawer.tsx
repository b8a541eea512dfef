import { shownEmail } from '@linkyard/contracts';
import { t } from '@lingui/core/macro';
import { Anchor } from '@mantine/core';
import type { DonationView } from '@linkyard/contracts';
import {
  formatDate,
  formatMoney,
  RecordDrawer,
  RecordSection,
  StatusBadge,
  type Fact,
  type RecordAction,
} from '@linkyard/ui';
import { IconFileTypePdf, IconReceiptRefund } from '@tabler/icons-react';
import { useState } from 'react';
import { shownRecord, type OpenedRow } from '../../shared/lists/use-opened-record.js';
import { WithTestMark } from '../../shared/payments/payment-mode.js';
import { useReceipt } from '../../shared/receipts/use-receipt.js';
import { useDonationQuery } from './api.js';
import { donationStateLabels, donorName, intervalLabels, providerNames } from './donation-labels.js';
import { DonationNotices } from './DonationNotices.js';
import { RefundDialog } from './RefundDialog.js';

const isRefundable = ({ state }: DonationView) => state === 'completed' || state === 'partiallyRefunded';

function factsOf(donation: DonationView): Fact[] {
  const { fee, total, providerFee, refunded, interval, endedAt, renewalFailedAt, receiptNumber, goal, donor } =
    donation;
  return [
    { label: t`Receipt`, value: receiptNumber === null ? null : t`No. ${receiptNumber}` },
    { label: t`Fees covered`, value: fee.amount > 0 ? formatMoney(fee) : null, align: 'end' },
    { label: t`Paid`, value: fee.amount > 0 ? formatMoney(total) : null, align: 'end' },
    { label: t`Fee of the provider`, value: providerFee && formatMoney(providerFee), align: 'end' },
    { label: t`Refunded`, value: refunded.amount > 0 ? formatMoney(refunded) : null, align: 'end' },
    { label: t`How often`, value: intervalLabels()[interval] },
    {
      label: t`The last payment failed`,
      value: endedAt === null && renewalFailedAt ? formatDate(renewalFailedAt) : null,
    },
    { label: t`Ended`, value: endedAt && formatDate(endedAt) },
    { label: t`E-mail`, value: <Anchor href={`mailto:${donor.email}`}>{shownEmail(donor.email)}</Anchor> },
    { label: t`Shown on the page`, value: donation.isAnonymous ? t`No, the donor stays anonymous` : null },
    { label: t`Goal`, value: goal?.title },
    { label: t`Page`, value: donation.campaignName },
    { label: t`Paid by`, value: providerNames()[donation.provider] },
  ];
}

function actionsOf(donation: DonationView, run: { openReceipt: () => void; refund: () => void }): RecordAction[] {
  const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
  const receipt = { label: t`Receipt (PDF)`, icon: <IconFileTypePdf {...icon} />, onClick: run.openReceipt };
  const refund = { label: t`Refund`, danger: true, icon: <IconReceiptRefund {...icon} />, onClick: run.refund };
  return [...(donation.completedAt === null ? [] : [receipt]), ...(isRefundable(donation) ? [refund] : [])];
}

/** One donation beside the list: what was paid, by whom, what happened, and the refund. */
export function DonationDrawer({ opened }: { opened: OpenedRow<DonationView> }) {
  const read = useDonationQuery({ _id: opened.id ?? '' }, { skip: opened.id === null });
  const { record: donation, ...reading } = shownRecord(
    opened,
    { ...read, record: read.currentData?.donation },
    t`There is no such donation.`,
  );
  const [isRefunding, setRefunding] = useState(false);
  const openReceipt = useReceipt();
  const drawer = { opened: opened.id !== null, ...opened.steps, ...reading };
  if (!donation) return <RecordDrawer {...drawer} title={t`Donation`} />;
  return (
    <>
      <RecordDrawer
        {...drawer}
        title={donorName(donation)}
        amount={formatMoney(donation.amount)}
        status={
          <WithTestMark mode={donation.mode}>
            <StatusBadge state={donation.state} states={donationStateLabels()} />
          </WithTestMark>
        }
        actions={actionsOf(donation, {
          openReceipt: () => void openReceipt({ of: 'donation', _id: donation._id }),
          refund: () => setRefunding(true),
        })}
        attention={<DonationNotices key={donation._id} donation={donation} />}
        facts={factsOf(donation)}
        timeline={[...donation.history].reverse().map(({ state, at, text }, index) => ({
          id: `${index}`,
          title: donationStateLabels()[state].label,
          at,
          text,
        }))}
      >
        {donation.message && (
          <RecordSection title={t`Message`}>
            <p dir="auto">{donation.message}</p>
          </RecordSection>
        )}
      </RecordDrawer>
      {isRefunding && <RefundDialog donation={donation} onClose={() => setRefunding(false)} />}
    </>
  );
}

import { t } from '@lingui/core/macro';
import type { OrderView } from '@linkyard/contracts';
import { DialogFoot, toast, type Failure } from '@linkyard/ui';
import { Checkbox, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { refusalOf } from '../../shared/api/api-error.js';
import { useFulfilOrderMutation } from './api.js';
import { allOf, LineQuantities, lineRequests } from './LineQuantities.js';

interface FulfilDialogProps {
  opened: boolean;
  order: OrderView;
  onClose: () => void;
}

/** Marks what is still open, or a part of it, as sent or handed over. */
export function FulfilDialog({ opened, onClose, ...form }: FulfilDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={t`Mark as fulfilled`}>
      {opened && <FulfilForm {...form} onClose={onClose} />}
    </Modal>
  );
}

function FulfilForm({ order, onClose }: Omit<FulfilDialogProps, 'opened'>) {
  const [fulfil, { isLoading }] = useFulfilOrderMutation();
  const [carrier, setCarrier] = useState('');
  const [trackingCode, setTrackingCode] = useState('');
  const [trackingUrl, setTrackingUrl] = useState('');
  const [notify, setNotify] = useState(true);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const open = order.lines.filter(({ delivery, fulfilledQty, qty }) => delivery !== 'digital' && fulfilledQty < qty);
  const left = open.map(({ id, title, qty, fulfilledQty }) => ({ id, title, most: qty - fulfilledQty }));
  const isSeveral = left.reduce((sum, { most }) => sum + most, 0) > 1;
  const [quantities, setQuantities] = useState(() => allOf(left));
  const lines = lineRequests(quantities);
  const isSent = open.some(({ delivery }) => delivery === 'shipping');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const tracking = { carrier, trackingCode, trackingUrl };
    const refusal = refusalOf(await fulfil({ _id: order._id, lines, ...tracking, notify, idempotencyKey }));
    setFailure(refusal);
    if (refusal) return;
    toast.success(t`Marked as fulfilled.`);
    onClose();
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        {isSeveral ? (
          <LineQuantities lines={left} quantities={quantities} onChange={setQuantities} />
        ) : (
          <Text size="sm">{left.map(({ title, most }) => `${most} × ${title}`).join(', ')}</Text>
        )}
        {isSent && (
          <>
            <TextInput
              label={t`Carrier`}
              value={carrier}
              maxLength={80}
              onChange={(event) => setCarrier(event.currentTarget.value)}
            />
            <TextInput
              label={t`Tracking number`}
              value={trackingCode}
              maxLength={120}
              dir="ltr"
              onChange={(event) => setTrackingCode(event.currentTarget.value)}
            />
            <TextInput
              label={t`Tracking link`}
              type="url"
              placeholder="https://"
              value={trackingUrl}
              dir="ltr"
              onChange={(event) => setTrackingUrl(event.currentTarget.value)}
            />
          </>
        )}
        <Checkbox
          label={t`Tell the buyer by e-mail`}
          checked={notify}
          onChange={(event) => setNotify(event.currentTarget.checked)}
        />
        <DialogFoot
          failure={failure}
          submit={t`Mark as fulfilled`}
          submitting={isLoading}
          disabled={lines.length === 0}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}

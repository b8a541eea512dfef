import { t } from '@lingui/core/macro';
import type { OrderView } from '@linkyard/contracts';
import { DialogFoot, toast, useUiForm } from '@linkyard/ui';
import { Checkbox, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
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
  const [fulfil] = useFulfilOrderMutation();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const open = order.lines.filter(({ delivery, fulfilledQty, qty }) => delivery !== 'digital' && fulfilledQty < qty);
  const left = open.map(({ id, title, qty, fulfilledQty }) => ({ id, title, most: qty - fulfilledQty }));
  const isSeveral = left.reduce((sum, { most }) => sum + most, 0) > 1;
  const [quantities, setQuantities] = useState(() => allOf(left));
  const lines = lineRequests(quantities);
  const isSent = open.some(({ delivery }) => delivery === 'shipping');

  const { form, submitting, failure, formProps } = useUiForm({
    initialValues: { carrier: '', trackingCode: '', trackingUrl: '', notify: true },
    closesOnSave: true,
    submit: async (sent) => {
      const refusal = refusalOf(await fulfil({ _id: order._id, lines, ...sent, idempotencyKey }));
      if (refusal) return refusal;
      toast.success(t`Marked as fulfilled.`);
      onClose();
      return null;
    },
  });

  return (
    <form {...formProps}>
      <Stack>
        {isSeveral ? (
          <LineQuantities lines={left} quantities={quantities} onChange={setQuantities} />
        ) : (
          <Text size="sm">{left.map(({ title, most }) => `${most} × ${title}`).join(', ')}</Text>
        )}
        {isSent && (
          <>
            <TextInput label={t`Carrier`} maxLength={80} {...form.getInputProps('carrier')} />
            <TextInput label={t`Tracking number`} maxLength={120} dir="ltr" {...form.getInputProps('trackingCode')} />
            <TextInput
              label={t`Tracking link`}
              type="url"
              placeholder="https://"
              dir="ltr"
              {...form.getInputProps('trackingUrl')}
            />
          </>
        )}
        <Checkbox label={t`Tell the buyer by e-mail`} {...form.getInputProps('notify', { type: 'checkbox' })} />
        <DialogFoot
          failure={failure}
          submit={t`Mark as fulfilled`}
          submitting={submitting}
          disabled={lines.length === 0}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}

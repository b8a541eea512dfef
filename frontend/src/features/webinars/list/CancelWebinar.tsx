import { plural, t } from '@lingui/core/macro';
import { Textarea } from '@mantine/core';
import type { WebinarView } from '@linkyard/contracts';
import { ConfirmDanger } from '@linkyard/ui';
import { useState } from 'react';
import { titleOf } from '../webinar-labels.js';
import { useWebinarActions } from './use-webinar-actions.js';

interface CancelWebinarProps {
  webinar: WebinarView;
  onClose: () => void;
  onDone?: () => void;
}

/** Asks for the reason, which all registrants read. */
export function CancelWebinar({ webinar, onClose, onDone }: CancelWebinarProps) {
  const [reason, setReason] = useState('');
  const actions = useWebinarActions();
  const { registered } = webinar;
  const people = plural(registered, { one: '# person gets a mail.', other: '# people get a mail.' });
  return (
    <ConfirmDanger
      opened
      onClose={onClose}
      title={t`Cancel “${titleOf(webinar)}”?`}
      loses={t`${people} Everything that was paid is refunded. A cancelled webinar cannot be opened again.`}
      verb={t`Cancel the webinar`}
      onConfirm={async () => {
        const refusal = await actions.cancel(webinar, reason);
        if (!refusal) {
          onClose();
          onDone?.();
        }
        return refusal;
      }}
    >
      <Textarea
        label={t`Reason`}
        description={t`It is in the mail.`}
        autosize
        minRows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        data-autofocus
      />
    </ConfirmDanger>
  );
}

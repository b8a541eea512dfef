import type { ChatMessage } from '@linkyard/contracts';
import { t } from '@lingui/core/macro';
import { Modal, Stack, Textarea } from '@mantine/core';
import { DialogFoot, toast } from '@linkyard/ui';
import { useState } from 'react';
import { asApiError, type ApiError } from '../../shared/api/api-error.js';
import { useReportMessageMutation } from './api.js';

/** @param message  null: closed */
export function ReportMessage({ message, onClose }: { message: ChatMessage | null; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [report, { isLoading }] = useReportMessageMutation();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const close = () => {
    setReason('');
    setFailure(null);
    onClose();
  };
  const submit = async () => {
    if (!message) return;
    const reply = await report({ _id: message._id, reason });
    if (reply.error) {
      setFailure(asApiError(reply.error));
      return;
    }
    toast.success(t`Thank you. The moderators will look at it.`);
    close();
  };
  return (
    <Modal opened={message !== null} onClose={close} title={t`Report this message`}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap="md">
          <Textarea
            label={t`What is wrong with it?`}
            description={t`Optional. The author does not learn who reported it.`}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            maxLength={300}
            autosize
            minRows={2}
            data-autofocus
          />
          <DialogFoot failure={failure} submit={t`Report`} submitting={isLoading} onCancel={close} />
        </Stack>
      </form>
    </Modal>
  );
}

import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { PushMessageView } from '@linkyard/contracts';
import { DateText, FormFailure } from '@linkyard/ui';
import { useState } from 'react';
import type { ApiError } from '../../../shared/api/api-error.js';
import { usePushStatsQuery } from '../api.js';
import type { MessageActions } from './use-message-actions.js';

interface SendDialogProps {
  message: PushMessageView;
  actions: MessageActions;
  onClose: () => void;
}

/** Says how many it reaches and when, before it cannot be taken back. */
export function SendDialog({ message, actions, onClose }: SendDialogProps) {
  const { _id, title, audience, schedule } = message;
  const stats = usePushStatsQuery({ audience }, { refetchOnMountOrArgChange: true });
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const send = async () => {
    setIsBusy(true);
    const refused = await actions.send(_id);
    setIsBusy(false);
    setRefusal(refused);
    if (!refused) onClose();
  };
  return (
    <Modal opened onClose={onClose} title={schedule.at ? t`Schedule “${title}”?` : t`Send “${title}”?`}>
      <Stack gap="sm">
        <Text>
          <Plural value={stats.data?.followers ?? 0} one="It goes to # browser." other="It goes to # browsers." />{' '}
          {schedule.at && (
            <>
              <DateText value={schedule.at} />{' '}
              {schedule.inFollowersZone && <Trans>on each follower’s own clock.</Trans>}
            </>
          )}
        </Text>
        <Text size="sm" c="dimmed">
          <Trans>Up to three a day go to one page. What has arrived cannot be taken back.</Trans>
        </Text>
        <FormFailure message={refusal?.message} requestId={refusal?.requestId} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button loading={isBusy} disabled={!stats.data?.followers} onClick={() => void send()}>
            {schedule.at ? <Trans>Schedule</Trans> : <Trans>Send</Trans>}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

import { t } from '@lingui/core/macro';
import { ActionIcon, Tooltip } from '@mantine/core';
import { resendInvite, type SubUserView } from '@linkyard/contracts';
import { toast, translated } from '@linkyard/ui';
import { IconMailForward } from '@tabler/icons-react';
import { refusalOf } from '../../../shared/api/api-error.js';
import { useResendInviteMutation } from './api.js';

/** Mails another link; the earlier one is good no longer. */
export function ResendInvite({ user }: { user: SubUserView }) {
  const [resend, { isLoading }] = useResendInviteMutation();
  const send = async () => {
    const refusal = refusalOf(await resend({ userId: user._id }));
    if (refusal) toast.error(refusal.message);
    else toast.success(translated(resendInvite.message));
  };
  return (
    <Tooltip label={t`Send the invitation again`}>
      <ActionIcon
        variant="subtle"
        size={40}
        loading={isLoading}
        aria-label={t`Send the invitation to ${user.email} again`}
        onClick={() => void send()}
      >
        <IconMailForward size={18} stroke={1.5} />
      </ActionIcon>
    </Tooltip>
  );
}

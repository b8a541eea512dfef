import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { revokeWebinarProvider, type WebinarConnectionView } from '@linkyard/contracts';
import { ConfirmDanger, toast, translated } from '@linkyard/ui';
import { refusalOf } from '../../../shared/api/api-error.js';
import { useRevokeWebinarProviderMutation } from '../api.js';

interface DisconnectWebinarsDialogProps {
  connection: WebinarConnectionView | null;
  onClose: () => void;
}

export function DisconnectWebinarsDialog({ connection, onClose }: DisconnectWebinarsDialogProps) {
  const [revoke] = useRevokeWebinarProviderMutation();
  const confirm = async () => {
    if (!connection) return null;
    const answer = await revoke({ _id: connection._id });
    const refusal = refusalOf(answer);
    if (refusal) return refusal;
    if (answer.data?.isRevokedThere) toast.success(translated(revokeWebinarProvider.message));
    else
      toast.error(t`Disconnected here. GoTo could not be reached: please remove the access in your account there too.`);
    onClose();
    return null;
  };
  return (
    <ConfirmDanger
      opened={connection !== null}
      onClose={onClose}
      title={t`Disconnect GoToWebinar?`}
      verb={t`Disconnect`}
      onConfirm={confirm}
      loses={
        <>
          <p>
            <Trans>
              Webinars at GoToWebinar stay there, and follow changes no more. New registrations get no link to join.
            </Trans>
          </p>
          <p>
            <Trans>Our access is revoked at GoTo and erased here.</Trans>
          </p>
        </>
      }
    />
  );
}

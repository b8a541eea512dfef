import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { deletePaymentConnection, type PaymentConnectionView } from '@linkyard/contracts';
import { ConfirmDanger, toast, translated } from '@linkyard/ui';
import { refusalOf } from '../../../shared/api/api-error.js';
import { useDeletePaymentConnectionMutation } from '../api.js';
import { accountName, providers } from './providers.js';

interface DisconnectDialogProps {
  connection: PaymentConnectionView | null;
  /** All accounts, with this one. */
  others: readonly PaymentConnectionView[];
  onClose: () => void;
}

/** Says what stops before an account is disconnected. */
export function DisconnectDialog({ connection, others, onClose }: DisconnectDialogProps) {
  const [remove] = useDeletePaymentConnectionMutation();
  const name = connection ? providers()[connection.provider].name : '';
  const confirm = async () => {
    if (!connection) return null;
    const refusal = refusalOf(await remove({ _id: connection._id }));
    if (!refusal) {
      toast.success(translated(deletePaymentConnection.message));
      onClose();
    }
    return refusal;
  };
  const isLast = others.every(({ _id, state }) => _id === connection?._id || state === 'error');
  return (
    <ConfirmDanger
      opened={connection !== null}
      onClose={onClose}
      title={t`Disconnect ${name}?`}
      verb={t`Disconnect`}
      onConfirm={confirm}
      loses={
        <>
          <p>
            <Trans>
              <b dir="auto">{connection && accountName(connection)}</b> takes no more payments here. We erase its key
              and remove our webhook at {name}.
            </Trans>
          </p>
          <p>
            <Trans>
              Payments that are open now, and refunds of payments it has taken, can no longer be made from here; your{' '}
              {name} account keeps them.
            </Trans>
          </p>
          {isLast && (
            <p>
              <Trans>This is your only working account: checkout and donations stop until you connect one.</Trans>
            </p>
          )}
        </>
      }
    />
  );
}

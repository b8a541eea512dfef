import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { deletePaymentConnection, type ListedPaymentConnection } from '@linkyard/contracts';
import { ConfirmDanger, toast, translated } from '@linkyard/ui';
import { refusalOf } from '../../../shared/api/api-error.js';
import { useDeletePaymentConnectionMutation } from '../api.js';
import { accountName, providers } from './providers.js';

interface DisconnectDialogProps {
  connection: ListedPaymentConnection | null;
  /** All accounts, with this one. */
  others: readonly ListedPaymentConnection[];
  onClose: () => void;
}

/** Says what stops before an account is disconnected. */
export function DisconnectDialog({ connection, others, onClose }: DisconnectDialogProps) {
  const [remove] = useDeletePaymentConnectionMutation();
  const name = connection ? providers()[connection.provider].name : '';
  const confirm = async () => {
    if (!connection) return null;
    const refusal = refusalOf(await remove({ _id: connection._id, endSubscriptions: connection.subscriptions > 0 }));
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
              Open payment pages are closed. Payments it has taken can be refunded from here only when you connect the
              same account again.
            </Trans>
          </p>
          {connection && connection.subscriptions > 0 && <Repeated connection={connection} name={name} />}
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

/** With a key that is refused nothing can be ended from here. */
function Repeated({
  connection: { subscriptions, state },
  name,
}: {
  connection: ListedPaymentConnection;
  name: string;
}) {
  return (
    <p>
      {state === 'error' ? (
        <Plural
          value={subscriptions}
          one={`${name} goes on to charge # repeated donation, because it no longer accepts the key. Please replace the key first, or end it at ${name}.`}
          other={`${name} goes on to charge # repeated donations, because it no longer accepts the key. Please replace the key first, or end them at ${name}.`}
        />
      ) : (
        <Plural
          value={subscriptions}
          one="# repeated donation ends. Its donor is informed by email."
          other="# repeated donations end. Their donors are informed by email."
        />
      )}
    </p>
  );
}

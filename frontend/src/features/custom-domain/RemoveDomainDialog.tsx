import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { deleteDomains, type DomainView } from '@linkyard/contracts';
import { ConfirmDanger, toast, translated } from '@linkyard/ui';
import { refusalOf } from '../../shared/api/api-error.js';
import { useDeleteDomainsMutation } from './api.js';

interface RemoveDomainDialogProps {
  opened: boolean;
  domain: DomainView;
  onClose: () => void;
  onRemoved: () => void;
}

export function RemoveDomainDialog({ opened, domain, onClose, onRemoved }: RemoveDomainDialogProps) {
  const [remove] = useDeleteDomainsMutation();
  const { _id, displayHost, isVerified } = domain;
  const confirm = async () => {
    const refusal = refusalOf(await remove({ _id }));
    if (!refusal) {
      toast.success(translated(deleteDomains.message));
      onRemoved();
    }
    return refusal;
  };
  return (
    <ConfirmDanger
      opened={opened}
      onClose={onClose}
      title={t`Remove ${displayHost}?`}
      verb={t`Remove domain`}
      onConfirm={confirm}
      loses={
        <>
          {isVerified && (
            <p>
              <Trans>
                Visitors of {displayHost} will not find your page from now on, also by links and QR codes with this
                domain. The page itself stays, at its address here.
              </Trans>
            </p>
          )}
          <p>
            <Trans>To use the domain here again, you set a new TXT record.</Trans>
          </p>
        </>
      }
    />
  );
}

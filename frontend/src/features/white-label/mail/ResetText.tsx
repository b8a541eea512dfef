import { t } from '@lingui/core/macro';
import { ConfirmDanger, type Failure } from '@linkyard/ui';

interface ResetTextProps {
  /** As it calls itself, such as Deutsch; null while nothing is asked. */
  language: string | null;
  onClose: () => void;
  onReset: () => Promise<Failure | null>;
}

/** Asks once more before the own words of a mail give way to the built-in ones. Stands beside the form, not in it: it has one of its own. */
export function ResetText({ language, onClose, onReset }: ResetTextProps) {
  const name = language ?? '';
  return (
    <ConfirmDanger
      opened={language !== null}
      onClose={onClose}
      title={t`Bring back the built-in text?`}
      loses={t`Your own words for this mail are deleted (${name}).`}
      verb={t`Bring back`}
      onConfirm={async () => {
        const failure = await onReset();
        if (!failure) onClose();
        return failure;
      }}
    />
  );
}

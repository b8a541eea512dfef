import { t } from '@lingui/core/macro';
import { ConfirmDanger, formatCount } from '@linkyard/ui';
import type { ApiError } from '../../shared/api/api-error.js';

interface DeleteLeadsProps {
  /** Ids to erase; null: closed. */
  ids: readonly string[] | null;
  /** What one of them is called. */
  noun: string;
  onClose: () => void;
  onDelete: (ids: readonly string[]) => Promise<ApiError | null>;
}

/** Erased for good: these are other people's data. */
export function DeleteLeads({ ids, noun, onClose, onDelete }: DeleteLeadsProps) {
  const count = ids?.length ?? 0;
  const what = count === 1 ? `this ${noun}` : t`${formatCount(count)} ${noun}s`;
  return (
    <ConfirmDanger
      opened={ids !== null}
      onClose={onClose}
      title={t`Delete ${what}?`}
      verb={count === 1 ? t`Delete` : t`Delete ${formatCount(count)}`}
      loses={
        count === 1
          ? t`Name, contact details and answers of 1 person are erased for good. This cannot be undone.`
          : t`Names, contact details and answers of ${formatCount(count)} people are erased for good. This cannot be undone.`
      }
      onConfirm={async () => {
        if (!ids) return null;
        const refusal = await onDelete(ids);
        if (!refusal) onClose();
        return refusal;
      }}
    />
  );
}

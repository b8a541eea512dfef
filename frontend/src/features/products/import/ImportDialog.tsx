import { t } from '@lingui/core/macro';
import { Loader, Modal } from '@mantine/core';
import { useState } from 'react';
import { ImportForm } from './ImportForm.js';
import { ImportProgress } from './ImportProgress.js';
import { ImportReport } from './ImportReport.js';
import { useLatestImport } from './use-latest-import.js';

/** Products of another shop: a file, then what it would make, then the import. It goes on when the dialog is closed, and is found here again. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [isChoosing, setChoosing] = useState(false);
  const { latest, isOpen, isLoading } = useLatestImport();

  return (
    <Modal opened onClose={onClose} title={t`Import products`} size="lg">
      {isLoading ? (
        <Loader />
      ) : latest && isOpen ? (
        <ImportProgress latest={latest} />
      ) : latest && !isChoosing ? (
        <ImportReport latest={latest} onClose={onClose} onAnother={() => setChoosing(true)} />
      ) : (
        <ImportForm onClose={onClose} onStarted={() => setChoosing(false)} />
      )}
    </Modal>
  );
}

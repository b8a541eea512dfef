import { t } from '@lingui/core/macro';
import { Loader, Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { productsApi, useProductImportQuery } from '../api.js';
import { ImportForm } from './ImportForm.js';
import { ImportProgress } from './ImportProgress.js';
import { ImportReport } from './ImportReport.js';

const pollMs = 1_000;

/** Products of another shop: a file, then what it would make, then the import. It goes on when the dialog is closed, and is found here again. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [isPolling, setPolling] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const { data, isLoading } = useProductImportQuery(
    {},
    { pollingInterval: isPolling ? pollMs : 0, refetchOnMountOrArgChange: true },
  );
  const latest = data?.import ?? null;
  const isOpen = latest?.state === 'queued' || latest?.state === 'running';
  const ended = latest && !isOpen && !latest.isPreview ? `${latest.importId}-${latest.state}` : null;
  const dispatch = useDispatch();
  useEffect(() => setPolling(isOpen), [isOpen]);
  useEffect(() => {
    if (ended) dispatch(productsApi.util.invalidateTags(['Products', 'Notifications']));
  }, [dispatch, ended]);

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

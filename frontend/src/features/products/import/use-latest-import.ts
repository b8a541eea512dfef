import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { productsApi, useProductImportQuery } from '../api.js';

const pollMs = 1_000;

/** The latest import of products, followed while it is under way; the list is read again when it has ended. */
export function useLatestImport() {
  const [isPolling, setPolling] = useState(false);
  const { data, isLoading } = useProductImportQuery(
    {},
    { pollingInterval: isPolling ? pollMs : 0, refetchOnMountOrArgChange: true },
  );
  const latest = data?.import ?? null;
  const isOpen = latest?.state === 'queued' || latest?.state === 'running';
  const wasOpen = useRef(false);
  const dispatch = useDispatch();
  useEffect(() => {
    setPolling(isOpen);
    if (wasOpen.current && !isOpen) dispatch(productsApi.util.invalidateTags(['Products', 'Notifications']));
    wasOpen.current = isOpen;
  }, [dispatch, isOpen]);
  return { latest, isOpen, isLoading };
}

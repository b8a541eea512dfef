import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { Failure } from '../states/ErrorState.js';
import { toast } from '../toasts/toast.js';

interface ExportButtonProps {
  label?: string;
  /** Starts the export; resolves to why it was refused, or nothing. */
  onExport: () => Promise<Failure | null | undefined>;
}

/** Exports what the list shows; progress in place, a refusal as a toast. */
export function ExportButton({ label = t`Export`, onExport }: ExportButtonProps) {
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const failure = await onExport();
      if (failure) toast.error(failure.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      size="xs"
      loading={busy}
      leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
      onClick={() => void run()}
    >
      {label}
    </Button>
  );
}

import { plural, t } from '@lingui/core/macro';
import type { ExportView } from '@linkyard/contracts';
import { perLanguage, toast, type Failure } from '@linkyard/ui';
import { useEffect, useRef } from 'react';
import { refusalOf } from '../api/api-error.js';
import { openDownload } from '../save-file.js';
import { useAskExportMutation } from './api.js';

const askEveryMs = 1_000;
/** After that long a notification and a mail bring the file. */
const patienceMs = 60_000;
const failed: () => Failure = perLanguage(() => ({
  message: t`The export could not be written. Please try again later.`,
}));

interface Begun {
  data?: { exportId: string } | undefined;
  error?: unknown;
}

/**
 * Runs an export to its end: begins it, waits for its file and hands it to the browser. A long one comes by mail.
 * @param begin sends the call of this kind of export
 * @returns what a ListScreen takes as `onExport`
 */
export function useExport(begin: () => Promise<Begun>): () => Promise<Failure | null> {
  const [ask] = useAskExportMutation();
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const fileOf = async (exportId: string): Promise<ExportView | Failure | null> => {
    for (const end = Date.now() + patienceMs; isShown.current && Date.now() < end;) {
      const answer = await ask({ exportId });
      if (!answer.data) return refusalOf(answer);
      if (answer.data.state === 'failed') return failed();
      if (answer.data.state === 'ready') return answer.data;
      await new Promise((resolve) => setTimeout(resolve, askEveryMs));
    }
    return null;
  };

  return async () => {
    const begun = await begin();
    if (!begun.data) return refusalOf(begun);
    const found = await fileOf(begun.data.exportId);
    if (found === null) {
      toast.success(t`This takes a while. A notification and an e-mail bring you the file when it is ready.`);
      return null;
    }
    if ('message' in found) return found;
    if (found.url) openDownload(found.url);
    toast.success(t`Exported ${plural(found.rows, { one: '# row', other: '# rows' })}. The link is in your mail, too.`);
    return null;
  };
}

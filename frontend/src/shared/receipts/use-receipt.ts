import { t } from '@lingui/core/macro';
import { getReceipt, type RequestOf } from '@linkyard/contracts';
import { toast, type RecordAction } from '@linkyard/ui';
import { addEndpoints } from '../api/api.js';
import { refusalOf } from '../api/api-error.js';
import { commandMutation } from '../api/contract-endpoints.js';
import { openDownload } from '../save-file.js';

const receiptsApi = addEndpoints([], (build) => ({
  /** A mutation, for each asking is a new one: a receipt is rendered when it is first asked for. */
  askReceipt: commandMutation(build, getReceipt),
}));

const askEveryMs = 500;
const patienceMs = 20_000;

/** Downloads a receipt, once it is rendered. */
export function useReceipt(): (wanted: RequestOf<typeof getReceipt>) => Promise<void> {
  const [ask] = receiptsApi.useAskReceiptMutation();
  return async (wanted) => {
    for (const end = Date.now() + patienceMs; Date.now() < end;) {
      const answer = await ask(wanted);
      if (!answer.data) {
        toast.error(refusalOf(answer)?.message ?? '');
        return;
      }
      if (answer.data.url) return openDownload(answer.data.url);
      if (answer.data.state === 'failed') break;
      await new Promise((resolve) => setTimeout(resolve, askEveryMs));
    }
    toast.error(t`The receipt is not ready yet. Please try again in a minute.`);
  };
}

/** The drawer action for the receipt of a payment; none where nothing was paid. */
export function useReceiptActions(paymentId: string | null | undefined): RecordAction[] {
  const openReceipt = useReceipt();
  if (!paymentId) return [];
  return [{ label: t`Receipt (PDF)`, onClick: () => void openReceipt({ of: 'payment', _id: paymentId }) }];
}

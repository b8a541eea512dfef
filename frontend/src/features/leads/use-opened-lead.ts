import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import type { LeadView } from '@linkyard/contracts';
import { shownRecord, useOpenedRow } from '../../shared/lists/use-opened-record.js';
import { useLeadQuery } from './api.js';
import type { useLeadActs } from './use-lead-acts.js';

/** The lead beside the table, and its own call, which also has its answers and consent. Opening one reads it. */
export function useOpenedLead(shown: readonly LeadView[], acts: Pick<ReturnType<typeof useLeadActs>, 'run'>) {
  const opened = useOpenedRow('lead', shown);
  const read = useLeadQuery({ _id: opened.id ?? '' }, { skip: opened.id === null });
  const { record: lead, ...reading } = shownRecord<LeadView>(
    opened,
    { ...read, record: read.currentData?.lead },
    t`There is no such entry.`,
  );

  useEffect(() => {
    if (lead && !lead.isRead) void acts.run([lead], 'read', { silent: true });
    // Only opening reads: marked unread while it is open it stays unread.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only opening reads
  }, [lead?._id]);

  return { lead, read, open: opened.open, drawer: { opened: opened.id !== null, ...opened.steps, ...reading } };
}

import { t } from '@lingui/core/macro';
import { Badge } from '@mantine/core';
import type { LeadView } from '@linkyard/contracts';
import { perLanguage, DateText, type TableColumn } from '@linkyard/ui';
import { Person } from './Person.js';
import { stateWords } from './lead-states.js';

/** Columns that both tables begin and end with. */
export const personColumn: () => TableColumn<LeadView> = perLanguage(() => ({
  key: 'name',
  header: t`Name`,
  sort: 'name',
  onCard: 'title',
  wraps: true,
  width: '28%',
  cell: (lead) => <Person lead={lead} />,
}));

export const lastColumns: () => readonly TableColumn<LeadView>[] = perLanguage(() => [
  {
    key: 'state',
    header: t`State`,
    cell: (lead) => <Badge color={stateWords()[lead.state].color}>{stateWords()[lead.state].text}</Badge>,
  },
  {
    key: 'createdAt',
    header: t`Received`,
    sort: 'createdAt',
    align: 'end',
    cell: (lead) => <DateText value={lead.createdAt} />,
  },
]);

import { Badge } from '@mantine/core';
import type { LeadView } from '@linkyard/contracts';
import { DateText, type TableColumn } from '@linkyard/ui';
import { Person } from './Person.js';
import { stateWords } from './lead-states.js';

/** Columns that both tables begin and end with. */
export const personColumn: TableColumn<LeadView> = {
  key: 'name',
  header: 'Name',
  sort: 'name',
  onCard: 'title',
  cell: (lead) => <Person lead={lead} />,
};

export const lastColumns: readonly TableColumn<LeadView>[] = [
  {
    key: 'state',
    header: 'State',
    cell: (lead) => <Badge color={stateWords[lead.state].color}>{stateWords[lead.state].text}</Badge>,
  },
  {
    key: 'createdAt',
    header: 'Received',
    sort: 'createdAt',
    align: 'end',
    cell: (lead) => <DateText value={lead.createdAt} />,
  },
];

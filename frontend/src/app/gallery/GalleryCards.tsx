import { Button, Card, Checkbox, Skeleton } from '@mantine/core';
import { EmptyState, ListScreen, useTableState } from '@linkyard/ui';
import { useState } from 'react';
import css from './gallery.module.css';

interface Poster {
  id: string;
  title: string;
}

const posters: Poster[] = ['Harbour', 'Quay', 'Low tide', 'Lamp', 'Orchard', 'Plum'].map((title) => ({
  ...{ id: title, title },
}));
const options = { sorts: ['title'], filters: { state: ['new', 'sent'] } };
const filters = [
  {
    key: 'state',
    label: 'State',
    options: [
      { value: 'new', label: 'New' },
      { value: 'sent', label: 'Sent' },
    ],
  },
];
const page = { data: posters, currentPage: 1, totalCount: 42, pageCounts: 7, listPerPage: 6 };
const answer = { data: page, isLoading: false, isFetching: false, isError: false, refetch: () => undefined };

/** A list drawn as cards, with places beside it. */
export function GalleryCards() {
  const { state, change } = useTableState(options);
  const [chosen, setChosen] = useState<readonly Poster[]>([]);
  const toggle = (poster: Poster) =>
    setChosen(chosen.includes(poster) ? chosen.filter((other) => other !== poster) : [...chosen, poster]);
  return (
    <ListScreen
      title="Posters"
      purpose="Rows as cards instead of a table."
      action={<Button>New poster</Button>}
      name="gallery-posters"
      label="Posters"
      list={answer}
      state={state}
      onChange={change}
      filters={filters}
      aside={<nav aria-label="Folders">All posters</nav>}
      cards={{
        orders: [
          { value: 'newest', label: 'Newest' },
          { value: 'title', label: 'Title' },
        ],
        skeleton: <Skeleton height={120} />,
        render: (rows) => (
          <div className={css['grid']}>
            {rows.map((poster) => (
              <Card key={poster.id}>
                <Checkbox label={poster.title} checked={chosen.includes(poster)} onChange={() => toggle(poster)} />
              </Card>
            ))}
          </div>
        ),
        chosen,
        onClearChosen: () => setChosen([]),
      }}
      bulkActions={() => (
        <Button size="xs" variant="subtle" color="gray">
          Mark as sent
        </Button>
      )}
      empty={<EmptyState drawing="templates" text="No poster yet." />}
    />
  );
}

import { Button, SegmentedControl } from '@mantine/core';
import { PageHead } from '@linkyard/ui';
import { useState } from 'react';
import { GalleryCards } from './GalleryCards.js';
import { GalleryEditor } from './GalleryEditor.js';
import { GalleryFields } from './GalleryFields.js';
import { GalleryFigures } from './GalleryFigures.js';
import { GalleryList } from './GalleryList.js';
import { GalleryMails } from './GalleryMails.js';
import css from './gallery.module.css';

const pages = {
  ...{ list: GalleryList, cards: GalleryCards, editor: GalleryEditor },
  ...{ fields: GalleryFields, figures: GalleryFigures, mails: GalleryMails },
};
type Page = keyof typeof pages;
const isPage = (text: string | null): text is Page => text !== null && text in pages;

/** Every shared part with made-up records, to look at. Only in development. */
export function GalleryScreen() {
  const asked = new URLSearchParams(window.location.search).get('part');
  const [page, setPage] = useState<Page>(isPage(asked) ? asked : 'list');
  const Shown = pages[page];
  const turn = () => {
    document.documentElement.dir = document.documentElement.dir === 'rtl' ? 'ltr' : 'rtl';
  };
  return (
    <main className={css['gallery']}>
      <PageHead
        title="Gallery"
        purpose="The parts that screens are made of."
        action={
          <Button variant="default" onClick={turn}>
            Turn direction
          </Button>
        }
      />
      <SegmentedControl
        aria-label="Parts"
        data={Object.keys(pages)}
        value={page}
        onChange={(next) => isPage(next) && setPage(next)}
      />
      <div className={css['page']}>
        <Shown />
      </div>
    </main>
  );
}

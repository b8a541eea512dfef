import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { blockEditors, type BlockEditor } from '@linkyard/blocks/editor';
import { blockCategories } from '@linkyard/blocks/schema';
import { perLanguage, translated } from '@linkyard/ui';
import type { SourceData } from '@linkyard/contracts';
import { IconClipboard, IconSearch } from '@tabler/icons-react';
import { type Ref, Suspense, useState } from 'react';
import { pasteByButton } from '../clipboard/system-clipboard.js';
import { useBlocksOff, useBlockSources } from '../store/use-block-sources.js';
import { useEditor, useEditorSession } from '../store/use-editor.js';
import { ReadyMade } from '../menus.js';
import { ReadyMadeSkeleton } from '../ready-made/ReadyMadeSkeleton.js';
import { BlockCard } from './BlockCard.js';
import { MissingCard } from './MissingCard.js';
import css from './picker.module.css';

interface BlockPickerProps {
  /** Something was added. */
  onAdded: (id: string) => void;
  searchRef?: Ref<HTMLInputElement>;
}

/** What most pages begin with comes first; the rest by name. */
const firstOnes = ['el_profile', 'el_link', 'el_heading', 'el_paragraph', 'el_button', 'el_social_icons'];
const rank = ({ code }: BlockEditor) => (firstOnes.includes(code) ? firstOnes.indexOf(code) : firstOnes.length);
// Our own words, in the order of their letters: asking the language for it takes a library that has to be woken.
const offered = perLanguage(() =>
  blockEditors.toSorted((one, other) => rank(one) - rank(other) || (one.label < other.label ? -1 : 1)),
);

const matches = (word: string) => {
  const wanted = word.trim().toLowerCase();
  return ({ label, hint, category }: BlockEditor) =>
    wanted === '' || [label, hint, translated(category)].some((text) => text.toLowerCase().includes(wanted));
};

/** What a block waits for before it can show anything; null when it can be added. */
const missing = ({ needs }: BlockEditor, sources: SourceData | undefined) =>
  needs !== null && !sources?.[needs]?.length ? needs : null;

/** Everything that can be put onto a page: by click after the selected block, by dragging to a place. */
export function BlockPicker({ onAdded, searchRef }: BlockPickerProps) {
  const [tab, setTab] = useState('blocks');
  const [word, setWord] = useState('');
  const session = useEditorSession();
  const insertAt = useEditor((state) => state.insertAt);
  const sources = useBlockSources();
  const off = useBlocksOff();
  const found = offered()
    .filter(({ code }) => !off.includes(code))
    // A block with a missing source is hidden only once the sources are known.
    .filter((block) => sources !== undefined || block.needs === null)
    .filter(matches(word));
  return (
    <div className={css['picker']}>
      <SegmentedControl
        fullWidth
        aria-label={t`What to add`}
        data={[
          { value: 'blocks', label: t`Blocks` },
          { value: 'ready', label: t`Ready-made` },
        ]}
        value={tab}
        onChange={setTab}
      />
      <TextInput
        ref={searchRef}
        type="search"
        aria-label={t`Search blocks`}
        placeholder={t`Search`}
        leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
        value={word}
        onChange={(event) => setWord(event.currentTarget.value)}
      />
      {insertAt !== null && (
        <p className={css['note']} role="status">
          {insertAt === 0 ? t`Goes to the top of the page.` : t`Goes after block ${insertAt}.`}
        </p>
      )}
      {tab === 'ready' ? (
        <Suspense fallback={<ReadyMadeSkeleton />}>
          <ReadyMade word={word} onAdded={onAdded} />
        </Suspense>
      ) : (
        <>
          {blockCategories.map((category) => {
            const blocks = found.filter((block) => block.category === category);
            if (blocks.length === 0) return null;
            return (
              <section key={category} className={css['group']} aria-label={translated(category)}>
                <h2 className={css['category']}>{translated(category)}</h2>
                <div className={css['cards']}>
                  {blocks.map((block) => {
                    const needs = missing(block, sources);
                    return needs ? (
                      <MissingCard key={block.code} block={block} needs={needs} />
                    ) : (
                      <BlockCard key={block.code} block={block} onAdded={onAdded} />
                    );
                  })}
                </div>
              </section>
            );
          })}
          <Button
            fullWidth
            variant="subtle"
            color="gray"
            leftSection={<IconClipboard size={18} stroke={1.5} aria-hidden />}
            onClick={() => void pasteByButton(session)}
          >
            <Trans>Paste copied blocks</Trans>
          </Button>
          {found.length === 0 && (
            <p className={css['nothing']}>
              <Trans>No block is called that.</Trans>
            </p>
          )}
        </>
      )}
    </div>
  );
}

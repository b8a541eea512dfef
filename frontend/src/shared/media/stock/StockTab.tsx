import { t } from '@lingui/core/macro';
import { ActionIcon, SegmentedControl, Tabs, TextInput } from '@mantine/core';
import { type MediaView, type Orientation, type StockPlatform, stockPlatforms } from '@linkyard/contracts';
import { EmptyState } from '@linkyard/ui';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { orientationChoices, platformNames } from './platform-words.js';
import { StockResults } from './StockResults.js';
import css from './stock.module.css';

const isPlatform = (value: string | null): value is StockPlatform => stockPlatforms.some((name) => name === value);

/** Pictures of stock services, to find and to put into the library. @source spec 2 "Royalty Free", 5, 8, 9 */
export function StockTab({ onAdded }: { onAdded: (media: MediaView) => void }) {
  const [platform, setPlatform] = useState<StockPlatform>('unsplash');
  const [orientation, setOrientation] = useState<Orientation | 'any'>('any');
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const box = useRef<HTMLInputElement>(null);

  const search = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    setProblem(wanted ? null : t`Please enter a keyword to search images.`);
    if (wanted) setKeyword(wanted);
    else box.current?.focus();
  };
  const narrowed = orientation === 'any' ? {} : { orientation };

  return (
    <div className={css['tab']}>
      <form className={css['tools']} role="search" aria-label={t`Royalty free images`} onSubmit={search}>
        <TextInput
          ref={box}
          className={css['box']}
          type="search"
          aria-label={t`Search royalty free images`}
          placeholder={t`Search here`}
          maxLength={100}
          enterKeyHint="search"
          value={typed}
          error={problem}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setProblem(null);
          }}
          rightSection={
            <ActionIcon type="submit" variant="subtle" aria-label={t`Search`}>
              <IconSearch size={18} stroke={1.5} aria-hidden />
            </ActionIcon>
          }
        />
        <SegmentedControl
          className={css['orientation']}
          aria-label={t`Orientation`}
          data={[...orientationChoices()]}
          value={orientation}
          onChange={setOrientation}
        />
      </form>
      <Tabs value={platform} onChange={(value) => isPlatform(value) && setPlatform(value)} keepMounted={false}>
        <Tabs.List aria-label={t`Provider`}>
          {stockPlatforms.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {platformNames()[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {stockPlatforms.map((name) => (
          <Tabs.Panel key={name} value={name} pt={16}>
            {keyword ? (
              <StockResults
                key={`${keyword} ${orientation}`}
                search={{ keyword, platform: name, ...narrowed }}
                onAdded={onAdded}
              />
            ) : (
              <EmptyState
                drawing="search"
                text={t`Start Searching for Images`}
                hint={t`Type a keyword, such as “coffee”, “mountains” or “studio”, to find free pictures on ${platformNames()[name]}.`}
              />
            )}
          </Tabs.Panel>
        ))}
      </Tabs>
    </div>
  );
}

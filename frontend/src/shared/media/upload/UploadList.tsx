import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, Group, Progress } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconFile, IconPhoto, IconRefresh, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { isEnded, mayRetry, type UploadItem } from './upload-item.js';
import { newsWords, stateWords, summaryWords } from './upload-words.js';
import type { Uploads } from './use-upload-queue.js';
import css from './upload.module.css';

/** Files on their way, one row each: how far, why not, cancel and try again. Nothing while there are none. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  const { items, dismiss } = uploads;
  const news = useNews(items);
  return (
    <>
      {/* There before the first news: a region that comes with its words is not read out. */}
      <div className="ly-visually-hidden" role="status">
        {news}
      </div>
      {items.length > 0 && (
        <section className={css['uploads']} aria-label={t`Uploads`}>
          <Group justify="space-between" wrap="nowrap" className={css['head'] ?? ''}>
            <b>{summaryWords(items)}</b>
            {items.some(isEnded) && (
              <Button size="compact-sm" variant="subtle" onClick={dismiss}>
                <Trans>Clear finished</Trans>
              </Button>
            )}
          </Group>
          <ul>
            {items.map((item) => (
              <Row key={item.id} item={item} uploads={uploads} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Row({ item, uploads }: { item: UploadItem; uploads: Uploads }) {
  const { id, name, state } = item;
  const part = item.size > 0 ? (item.sent / item.size) * 100 : 0;
  return (
    <li data-state={state}>
      <StateIcon item={item} />
      <div className={css['what']}>
        <bdi className={css['name']} title={name}>
          {name}
        </bdi>
        {(state === 'sending' || state === 'preparing') && (
          <Progress.Root size={4} className={css['bar'] ?? ''}>
            <Progress.Section
              value={state === 'preparing' || part >= 100 ? 100 : part}
              striped={state === 'preparing' || part >= 100}
              animated={state === 'preparing' || part >= 100}
              aria-label={t`Upload of ${name}`}
              aria-valuetext={stateWords(item)}
            />
          </Progress.Root>
        )}
        <span className={css['words']}>{stateWords(item)}</span>
      </div>
      {mayRetry(item) && (
        <ActionIcon size={40} variant="subtle" aria-label={t`Try ${name} again`} onClick={() => uploads.retry(id)}>
          <IconRefresh size={18} stroke={1.5} />
        </ActionIcon>
      )}
      {!isEnded(item) && (
        <ActionIcon size={40} variant="subtle" aria-label={t`Cancel ${name}`} onClick={() => uploads.cancel(id)}>
          <IconX size={18} stroke={1.5} />
        </ActionIcon>
      )}
    </li>
  );
}

function StateIcon({ item: { state, media, name } }: { item: UploadItem }) {
  const size = { size: 22, stroke: 1.5, 'aria-hidden': true } as const;
  if (state === 'stored' && media?.type === 'gallery' && media.file.thumb)
    return <img className={css['thumb']} src={media.file.thumb} alt="" />;
  if (state === 'stored') return <IconCircleCheck {...size} />;
  if (state === 'failed') return <IconAlertCircle {...size} />;
  return /\.(?:png|jpe?g|gif|webp|avif)$/i.test(name) ? <IconPhoto {...size} /> : <IconFile {...size} />;
}

/** What changed between two looks at the list. */
function useNews(items: readonly UploadItem[]): string {
  const before = useRef<readonly UploadItem[]>([]);
  const [words, setWords] = useState('');
  useEffect(() => {
    const next = newsWords(before.current, items);
    before.current = items;
    if (next) setWords(next);
  }, [items]);
  return words;
}

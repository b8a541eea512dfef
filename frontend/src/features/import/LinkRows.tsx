import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import { perLanguage } from '@linkyard/ui';
import { IconHeading, IconLink, IconPlayerPlay, type Icon } from '@tabler/icons-react';
import { memo, useState, type Dispatch } from 'react';
import type { Draft, DraftAction, FoundLink } from './draft.js';
import css from './link-rows.module.css';

interface LinkRowsProps {
  links: Draft['links'];
  /** Which way the page runs: its rows run the same way. */
  direction: Draft['page']['direction'];
  change: Dispatch<DraftAction>;
}

/** All rows in their order; as many as 500, so each renders only when it changes itself. */
export function LinkRows({ links, direction, change }: LinkRowsProps) {
  const ticked = links.filter((link) => link.ticked).length;
  const all = ticked === links.length;
  return (
    <fieldset className={css['links']}>
      <legend className="ly-visually-hidden">
        <Trans>Links</Trans>
      </legend>
      <div className={css['linksHead']}>
        <Checkbox
          label={t`${ticked} of ${links.length} selected`}
          checked={all}
          indeterminate={!all && ticked > 0}
          onChange={() => change({ type: 'allLinks', ticked: !all })}
          aria-label={all ? t`Select none` : t`Select all`}
        />
      </div>
      <ul dir={direction}>
        {links.map((link, at) => (
          <Row key={at} at={at} link={link} ticked={link.ticked} change={change} />
        ))}
      </ul>
    </fieldset>
  );
}

const kinds = perLanguage((): Record<FoundLink['kind'], { icon: Icon; word: string }> => ({
  link: { icon: IconLink, word: t`link` },
  video: { icon: IconPlayerPlay, word: t`video` },
  heading: { icon: IconHeading, word: t`heading` },
}));

const shortAddress = (url: string) => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

interface RowProps {
  at: number;
  link: FoundLink;
  ticked: boolean;
  change: Dispatch<DraftAction>;
}

const Row = memo(function Row({ at, link, ticked, change }: RowProps) {
  const { icon: KindIcon, word } = kinds()[link.kind];
  // A picture that the old page no longer has.
  const [lost, setLost] = useState<string | null>(null);
  const second = link.kind === 'heading' ? link.subtitle : shortAddress(link.url);
  return (
    <li className={css['link']} data-kind={link.kind} data-off={!ticked || undefined}>
      <Checkbox
        checked={ticked}
        onChange={(event) => change({ type: 'link', at, change: { ticked: event.currentTarget.checked } })}
        aria-label={t`Bring ${word} ${link.title}`}
      />
      {link.image && link.image !== lost ? (
        <img
          src={link.image}
          alt=""
          width={32}
          height={32}
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setLost(link.image ?? null)}
        />
      ) : (
        <span className={css['kind']} title={word}>
          <KindIcon size={16} stroke={1.5} aria-hidden />
        </span>
      )}
      <span className={css['rowWords']}>
        <input
          value={link.title}
          dir="auto"
          maxLength={200}
          aria-label={t`Title of ${word} ${at + 1}`}
          onChange={(event) => change({ type: 'link', at, change: { title: event.currentTarget.value } })}
          // Enter would otherwise send the form while a title is being put right.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        {second && (
          <small dir={link.kind === 'heading' ? 'auto' : 'ltr'} title={link.url || undefined}>
            {second}
          </small>
        )}
      </span>
    </li>
  );
});

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor } from '@mantine/core';
import type { MediaView } from '@linkyard/contracts';
import { DateText, formatCount } from '@linkyard/ui';
import type { ReactNode } from 'react';
import { sizeText } from '../../../../shared/media/upload/size-text.js';
import { useMediaUsesQuery } from '../api.js';
import { durationText, extensionOf, kindName, sourceName } from '../media-words.js';
import { UseLinks } from '../UseLinks.js';
import css from './details.module.css';

/** Read-only properties of a file. */
export function Facts({ media }: { media: MediaView }) {
  const { file, credit } = media;
  const { width, height, duration } = file;
  return (
    <dl className={css['facts']}>
      <Fact name={t`Kind`}>
        {kindName(media)}
        {extensionOf(media) && `, ${extensionOf(media)}`}
      </Fact>
      <Fact name={t`Size`}>
        <bdi>{sizeText(file.size)}</bdi>
      </Fact>
      {width !== null && height !== null && (
        <Fact name={t`Dimensions`}>
          <Trans>
            {formatCount(width)} × {formatCount(height)} pixels
          </Trans>
        </Fact>
      )}
      {duration !== null && <Fact name={t`Length`}>{durationText(duration)}</Fact>}
      <Fact name={t`Added`}>
        <DateText value={media.createdAt} absolute />
      </Fact>
      <Fact name={t`From`}>{credit ? <Credit media={media} credit={credit} /> : sourceName(media)}</Fact>
      {media.prompt && <Fact name={t`Prompt`}>{media.prompt}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

const outside = { target: '_blank', rel: 'noreferrer' };

/** Only addresses of the web are made into links: what a provider sent is not ours. */
function Outside({ href, children }: { href: string; children: ReactNode }) {
  return /^https?:\/\//.test(href) ? (
    <Anchor href={href} {...outside}>
      {children}
    </Anchor>
  ) : (
    children
  );
}

function Credit({ media, credit }: { media: MediaView; credit: NonNullable<MediaView['credit']> }) {
  return (
    <>
      {credit.author && (
        <>
          <Outside href={credit.authorUrl}>
            <bdi>{credit.author}</bdi>
          </Outside>{' '}
          <Trans>on</Trans>{' '}
        </>
      )}
      <Outside href={credit.providerUrl}>{sourceName(media)}</Outside>
      {credit.licence && <small> ({credit.licence})</small>}
    </>
  );
}

/** Which pages and other records use it, each with a link to its editor. */
export function WhereUsed({ media }: { media: MediaView }) {
  const { data, isError, isLoading } = useMediaUsesQuery({ id: media._id });
  return (
    <section className={css['part']}>
      <h3>
        <Trans>Where it is used</Trans>
      </h3>
      {isLoading && (
        <p>
          <Trans>Looking…</Trans>
        </p>
      )}
      {isError && (
        <p>
          <Trans>This could not be found out right now.</Trans>
        </p>
      )}
      {data &&
        (data.uses.length > 0 ? (
          <UseLinks uses={data.uses} />
        ) : (
          <p>
            <Trans>Not used anywhere yet.</Trans>
          </p>
        ))}
    </section>
  );
}

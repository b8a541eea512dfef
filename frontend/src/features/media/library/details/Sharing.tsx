import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Switch } from '@mantine/core';
import type { MediaView } from '@linkyard/contracts';
import { useFieldSave } from '../use-field-save.js';
import type { SaveDetail } from './DetailFields.js';
import css from './details.module.css';

/** Of a document: whether it has an address that lasts and is public. */
export function Sharing({ media, save }: { media: MediaView; save: SaveDetail }) {
  const { value, problem, set } = useFieldSave(media.visibility, (visibility) => save({ visibility }));
  const isShared = value === 'public';
  return (
    <section className={css['part']}>
      <h3>
        <Trans>Sharing</Trans>
      </h3>
      <Switch
        label={t`Everybody who has the address can open it`}
        description={words(isShared, media.uses)}
        checked={isShared}
        error={problem}
        onChange={(event) => void set(event.currentTarget.checked ? 'public' : 'private')}
      />
    </section>
  );
}

function words(isShared: boolean, uses: number): string {
  if (isShared) return t`The address lasts. Switched off, it ends within a minute or two.`;
  return uses > 0
    ? t`Links to it on your pages lead nowhere until it is switched on.`
    : t`Only you can open it. An address copied below ends after an hour.`;
}

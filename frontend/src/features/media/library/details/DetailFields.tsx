import { t } from '@lingui/core/macro';
import { Autocomplete, TagsInput, Textarea, TextInput } from '@mantine/core';
import { shelfKey, type MediaView } from '@linkyard/contracts';
import type { KeyboardEvent } from 'react';
import type { ApiError } from '../../../../shared/api/api-error.js';
import { useMediaFoldersQuery } from '../api.js';
import { splitTags } from '../split-tags.js';
import { useFieldSave } from '../use-field-save.js';
import type { LibraryActs } from '../use-library-acts.js';
import css from './details.module.css';

export type SaveDetail = (patch: Parameters<LibraryActs['changeOne']>[1]) => Promise<ApiError | null>;

/** The tags that one list has and another has not. */
const without = (tags: readonly string[], others: readonly string[]) => {
  const known = new Set(others.map(shelfKey));
  return tags.filter((tag) => !known.has(shelfKey(tag)));
};

/** What a person says of a file. Each field saves itself when it is left. */
export function DetailFields({ media, save }: { media: MediaView; save: SaveDetail }) {
  const { folders = [], tags = [] } = useMediaFoldersQuery({}).data ?? {};
  const title = useFieldSave(media.title, (value) => save({ title: value }));
  const alt = useFieldSave(media.alt, (value) => save({ alt: value }));
  const folder = useFieldSave(media.folder, (value) => save({ folder: value }));
  const tagged = useFieldSave<readonly string[]>(media.tags, (value) => {
    const addTags = without(value, media.tags);
    const removeTags = without(media.tags, value);
    return save({ ...(addTags.length > 0 ? { addTags } : {}), ...(removeTags.length > 0 ? { removeTags } : {}) });
  });
  const onEnter = (commit: () => Promise<void>) => (event: KeyboardEvent) => {
    if (event.key === 'Enter') void commit();
  };

  return (
    <div className={css['fields']}>
      <TextInput
        label={t`Title`}
        maxLength={120}
        dir="auto"
        value={title.value}
        error={title.problem}
        onChange={(event) => title.change(event.currentTarget.value)}
        // A file is always called something.
        onBlur={() => (title.value.trim() ? void title.commit() : title.change(media.title))}
        onKeyDown={onEnter(title.commit)}
      />
      {(media.kind === 'picture' || media.kind === 'video') && (
        <Textarea
          label={t`Alt text`}
          description={t`Says what is to be seen. It is read out to people who do not see the picture, and search engines read it.`}
          maxLength={400}
          autosize
          minRows={2}
          dir="auto"
          value={alt.value}
          error={alt.problem}
          onChange={(event) => alt.change(event.currentTarget.value.replace(/\n/g, ' '))}
          onBlur={() => void alt.commit()}
        />
      )}
      <Autocomplete
        label={t`Folder`}
        placeholder={t`No folder`}
        data={folders.map(({ name }) => name)}
        maxLength={60}
        selectFirstOptionOnChange={false}
        value={folder.value}
        error={folder.problem}
        onChange={folder.change}
        onOptionSubmit={(name) => void folder.set(name)}
        onBlur={() => void folder.commit()}
        onKeyDown={onEnter(folder.commit)}
      />
      <TagsInput
        label={t`Tags`}
        description={t`Enter or a comma ends a tag.`}
        data={tags.map(({ name }) => name)}
        maxTags={20}
        maxLength={40}
        acceptValueOnBlur
        value={[...tagged.value]}
        error={tagged.problem}
        onChange={(value) => void tagged.set(splitTags(value))}
      />
    </div>
  );
}

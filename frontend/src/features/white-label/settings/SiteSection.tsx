import { t } from '@lingui/core/macro';
import { Textarea, TextInput } from '@mantine/core';
import { CategoryField } from './CategoryField.js';
import type { SectionProps } from './white-label-draft.js';

/** What the site calls itself, and where its people find help. */
export function SiteSection({ draft, change, errorOf }: SectionProps) {
  return (
    <>
      <TextInput
        label={t`Title`}
        description={t`Stands in the tab of the browser, in mails and on every screen.`}
        required
        maxLength={80}
        value={draft.title}
        error={errorOf('title')}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <TextInput
        label={t`Author`}
        required
        maxLength={120}
        value={draft.author}
        error={errorOf('author')}
        onChange={(event) => change({ author: event.currentTarget.value })}
      />
      <Textarea
        label={t`Description`}
        required
        autosize
        minRows={2}
        maxLength={300}
        value={draft.description}
        error={errorOf('description')}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <CategoryField
        value={draft.categories}
        error={errorOf('categories')}
        onChange={(categories) => change({ categories })}
      />
      <TextInput
        label={t`Support Email`}
        required
        type="email"
        inputMode="email"
        autoComplete="off"
        value={draft.supportEmail}
        error={errorOf('supportEmail')}
        onChange={(event) => change({ supportEmail: event.currentTarget.value })}
      />
      <TextInput
        label={t`Support URL`}
        required
        type="url"
        inputMode="url"
        placeholder="https://"
        value={draft.supportLink}
        error={errorOf('supportLink')}
        onChange={(event) => change({ supportLink: event.currentTarget.value })}
      />
    </>
  );
}

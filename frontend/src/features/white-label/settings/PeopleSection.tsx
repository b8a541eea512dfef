import { t } from '@lingui/core/macro';
import { Radio, Stack, Switch } from '@mantine/core';
import type { SectionProps } from './white-label-draft.js';

/** Who may open an account, and what visitors see of an account that is switched off. */
export function PeopleSection({ draft, change, errorOf }: SectionProps) {
  return (
    <>
      <Radio.Group
        label={t`Who may sign up`}
        value={draft.signupMode ?? 'closed'}
        error={errorOf('signupMode')}
        onChange={(mode) => change({ signupMode: mode === 'open' || mode === 'invite' ? mode : 'closed' })}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="closed" label={t`No one: you create each account`} />
          <Radio value="invite" label={t`Only people you have invited`} />
          <Radio value="open" label={t`Everyone who finds the site`} />
        </Stack>
      </Radio.Group>
      <Radio.Group
        label={t`Pages of an account that is switched off`}
        value={draft.offPage ?? 'gone'}
        error={errorOf('offPage')}
        onChange={(page) => change({ offPage: page === 'neutral' ? page : 'gone' })}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="gone" label={t`Are not found`} />
          <Radio value="neutral" label={t`Say that they are not available right now`} />
        </Stack>
      </Radio.Group>
      <Switch
        label={t`Name the site at the end of its pages`}
        description={t`"Made with" and your title, with a link to your site.`}
        checked={draft.showPoweredBy ?? false}
        onChange={(event) => change({ showPoweredBy: event.currentTarget.checked })}
      />
    </>
  );
}

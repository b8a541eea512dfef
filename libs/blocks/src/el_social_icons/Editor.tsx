import { t } from '@lingui/core/macro';
import { Select, SegmentedControl, Stack, Switch } from '@mantine/core';
import { perLanguage, translated } from '@linkyard/ui/language';
import type { EditorProps } from '../editor/context.js';
import { ItemList } from '../editor/ItemList.js';
import { linkFault } from '../editor/LinkField.js';
import { TextField } from '../editor/typing/TextField.js';
import { Icon } from '../kit/Icon.js';
import type { SocialIconsData } from './schema.js';
import { socialType, socialTypeOfUrl, socialTypes, socialUrl } from './social-types.js';

type Item = SocialIconsData['items'][number];
const networks = perLanguage(() => socialTypes.map(({ key, label }) => ({ value: key, label: translated(label) })));

function ItemForm({ item, onChange }: { item: Item; onChange: (next: Item) => void }) {
  const type = socialType(item.socialTypeId);
  const finish = (typed: string) => {
    const url = socialUrl(item.socialTypeId, typed);
    // A pasted address says by itself which network it belongs to.
    const inferred = socialTypeOfUrl(url)?.key;
    // `website` fits every address, so it says nothing against the network that was chosen.
    const socialTypeId = inferred && inferred !== 'website' ? inferred : item.socialTypeId;
    if (url !== typed || socialTypeId !== item.socialTypeId) onChange({ ...item, url, socialTypeId });
  };
  return (
    <Stack gap="xs">
      <Select
        aria-label={t`Network`}
        searchable
        allowDeselect={false}
        leftSection={<Icon name={type?.key ?? 'website'} size={18} />}
        data={networks()}
        value={item.socialTypeId}
        onChange={(socialTypeId) => socialTypeId && onChange({ ...item, socialTypeId })}
      />
      <TextField
        aria-label={t`Name or address`}
        dir="ltr"
        placeholder={type?.placeholder}
        maxLength={2048}
        value={item.url}
        error={/^[a-z]+:/i.test(item.url) ? linkFault(item.url) : null}
        onChange={(text) => onChange({ ...item, url: text })}
        onBlur={(event) => finish(event.currentTarget.value)}
      />
      <Switch
        label={t`Shown`}
        size="sm"
        checked={item.status !== 0}
        onChange={(event) => onChange({ ...item, status: event.currentTarget.checked ? 1 : 0 })}
      />
    </Stack>
  );
}

export function Editor({ value, onChange }: EditorProps<SocialIconsData>) {
  return (
    <Stack gap="md">
      <ItemList
        items={value.items}
        onChange={(items) => onChange({ ...value, items })}
        create={(): Item => ({ socialTypeId: 'instagram', url: '', status: 1 })}
        noun={t`icon`}
        most={60}
      >
        {(item, change) => <ItemForm item={item} onChange={change} />}
      </ItemList>
      <SegmentedControl
        aria-label={t`Size`}
        fullWidth
        data={[
          { value: 'sm', label: t`Small` },
          { value: 'md', label: t({ message: 'Medium', context: 'size' }) },
          { value: 'lg', label: t`Large` },
        ]}
        value={value.size}
        onChange={(size) => onChange({ ...value, size })}
      />
      <Select
        label={t`Shape`}
        allowDeselect={false}
        data={[
          { value: 'plain', label: t`Icon only` },
          { value: 'circle', label: t`Circle` },
          { value: 'rounded', label: t`Rounded` },
          { value: 'square', label: t`Square` },
        ]}
        value={value.shape}
        onChange={(shape) => shape && onChange({ ...value, shape })}
      />
      <Switch
        label={t`Colours of the networks`}
        checked={value.useBrandColors}
        onChange={(event) => onChange({ ...value, useBrandColors: event.currentTarget.checked })}
      />
    </Stack>
  );
}

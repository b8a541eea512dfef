import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { perLanguage } from '@linkyard/ui/language';
import type { EditorProps } from '../editor/context.js';
import { ImageField } from '../editor/ImageField.js';
import { ItemList } from '../editor/ItemList.js';
import { AddressField } from '../editor/LinkField.js';
import { MorePictures } from '../editor/MorePictures.js';
import { TextField } from '../editor/typing/TextField.js';
import { type BrandContent, brandLayouts, brandSpeeds } from './schema.js';

const most = 40;
const layoutNames = perLanguage(() => ({ row: t`In rows`, marquee: t`Passing by` }));
const speedNames = perLanguage(() => ({ slow: t`Slow`, normal: t`Normal`, fast: t`Fast` }));

function Movement({ value, onChange }: Pick<EditorProps<BrandContent>, 'value' | 'onChange'>) {
  return (
    <>
      <div>
        <Text size="sm" fw={500} mb={4}>
          <Trans>Shown</Trans>
        </Text>
        <SegmentedControl
          fullWidth
          aria-label={t`Shown`}
          data={brandLayouts.map((layout) => ({ value: layout, label: layoutNames()[layout] }))}
          value={value.layout}
          onChange={(next) => onChange({ ...value, layout: brandLayouts.find((layout) => layout === next) ?? 'row' })}
        />
      </div>
      {value.layout === 'marquee' && (
        <Select
          label={t`Speed`}
          description={t`Visitors can stop it; those who ask for less motion see rows.`}
          allowDeselect={false}
          data={brandSpeeds.map((speed) => ({ value: speed, label: speedNames()[speed] }))}
          value={value.speed}
          onChange={(next) => onChange({ ...value, speed: brandSpeeds.find((speed) => speed === next) ?? 'normal' })}
        />
      )}
    </>
  );
}

export function Editor({ value, onChange, context }: EditorProps<BrandContent>) {
  return (
    <Stack gap="md">
      <TextField
        label={t`Title`}
        maxLength={200}
        value={value.title}
        onChange={(text) => onChange({ ...value, title: text })}
      />
      <Movement value={value} onChange={onChange} />
      <MorePictures
        context={context}
        room={most - value.logos.length}
        onChosen={(pictures) => {
          const added = pictures.map(({ path, alt }) => ({ image: path, name: alt.slice(0, 80), url: '' }));
          onChange({ ...value, logos: [...value.logos, ...added] });
        }}
      />
      <ItemList
        items={value.logos}
        onChange={(logos) => onChange({ ...value, logos })}
        create={() => ({ image: '', name: '', url: '' })}
        noun={t`logo`}
        most={most}
      >
        {(logo, change) => (
          <Stack gap="xs">
            <TextField
              label={t`Name`}
              maxLength={80}
              value={logo.name}
              onChange={(text) => change({ ...logo, name: text })}
            />
            <ImageField
              label={t`Logo`}
              description={logo.image ? undefined : t`Without one the name is shown.`}
              context={context}
              value={logo.image}
              onChange={(image) => change({ ...logo, image })}
            />
            <AddressField
              context={context}
              label={t`Link (optional)`}
              value={logo.url}
              onChange={(url) => change({ ...logo, url })}
            />
          </Stack>
        )}
      </ItemList>
    </Stack>
  );
}

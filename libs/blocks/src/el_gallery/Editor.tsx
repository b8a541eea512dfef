import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SegmentedControl, Stack, Text } from '@mantine/core';
import { perLanguage } from '@linkyard/ui/language';
import type { EditorProps } from '../editor/context.js';
import { ImageField } from '../editor/ImageField.js';
import { ItemList } from '../editor/ItemList.js';
import { AddressField } from '../editor/LinkField.js';
import { MorePictures } from '../editor/MorePictures.js';
import { TextField } from '../editor/typing/TextField.js';
import { type GalleryContent, galleryTypes, type GalleryImage } from './schema.js';

const typeNames = perLanguage(() => ({ Full: t`Swipe`, Grid: t`Grid`, Mosaic: t`Mosaic` }));
const most = 60;
const empty: GalleryImage = { imgUrl: '', redirectUrl: '', imgId: '', alt: '' };

export function Editor({ value, onChange, context }: EditorProps<GalleryContent>) {
  return (
    <Stack gap="md">
      <TextField
        label={t`Title`}
        maxLength={200}
        value={value.title}
        onChange={(text) => onChange({ ...value, title: text })}
      />
      <div>
        <Text size="sm" fw={500} mb={4}>
          <Trans>Shown as</Trans>
        </Text>
        <SegmentedControl
          fullWidth
          aria-label={t`Shown as`}
          data={galleryTypes.map((type) => ({ value: type, label: typeNames()[type] }))}
          value={value.type}
          onChange={(next) => onChange({ ...value, type: galleryTypes.find((type) => type === next) ?? 'Full' })}
        />
      </div>
      <MorePictures
        context={context}
        room={most - value.images.length}
        onChosen={(pictures) => {
          const added = pictures.map(({ path, alt }) => ({ ...empty, imgUrl: path, alt: alt.slice(0, 300) }));
          onChange({ ...value, images: [...value.images, ...added] });
        }}
      />
      <ItemList
        items={value.images}
        onChange={(images) => onChange({ ...value, images })}
        create={() => empty}
        noun={t`picture`}
        most={most}
      >
        {(image, change) => (
          <Stack gap="xs">
            <ImageField
              label={t`Picture`}
              context={context}
              value={image.imgUrl}
              onChange={(imgUrl) => change({ ...image, imgUrl, imgId: '' })}
            />
            <TextField
              label={t`What it shows`}
              description={t`Read out to people who cannot see it, and shown below the large picture.`}
              maxLength={300}
              value={image.alt}
              onChange={(text) => change({ ...image, alt: text })}
            />
            <AddressField
              context={context}
              label={t`Leads to (empty opens it large)`}
              value={image.redirectUrl}
              onChange={(redirectUrl) => change({ ...image, redirectUrl })}
            />
          </Stack>
        )}
      </ItemList>
    </Stack>
  );
}

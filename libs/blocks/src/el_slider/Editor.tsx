import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SegmentedControl, Stack, Switch, Text } from '@mantine/core';
import { perLanguage } from '@linkyard/ui/language';
import type { EditorContext, EditorProps } from '../editor/context.js';
import { ImageField } from '../editor/ImageField.js';
import { ItemList } from '../editor/ItemList.js';
import { AddressField } from '../editor/LinkField.js';
import { MorePictures } from '../editor/MorePictures.js';
import { NumberField } from '../editor/typing/NumberField.js';
import { TextArea } from '../editor/typing/TextArea.js';
import { TextField } from '../editor/typing/TextField.js';
import { type Slide, type SliderContent, sliderStyles } from './schema.js';

const most = 30;
const empty: Slide = { image: '', title: '', text: '', link: '', btnText: '' };
const styleNames = perLanguage(() => ({ fade: t`Fade`, slide: t`Slide` }));

interface SlideFormProps {
  slide: Slide;
  onChange: (next: Slide) => void;
  context: EditorContext;
}
function SlideForm({ slide, onChange, context }: SlideFormProps) {
  const set = (part: Partial<Slide>) => onChange({ ...slide, ...part });
  return (
    <Stack gap="xs">
      <ImageField label={t`Picture`} context={context} value={slide.image} onChange={(image) => set({ image })} />
      <TextField label={t`Heading`} maxLength={200} value={slide.title} onChange={(text) => set({ title: text })} />
      <TextArea
        label={t`Words`}
        autosize
        minRows={2}
        maxLength={1000}
        value={slide.text}
        onChange={(text) => set({ text })}
      />
      <AddressField context={context} label={t`Leads to`} value={slide.link} onChange={(link) => set({ link })} />
      {slide.link !== '' && (
        <TextField
          label={t`On the link`}
          placeholder={t`Read more`}
          maxLength={80}
          value={slide.btnText}
          onChange={(text) => set({ btnText: text })}
        />
      )}
    </Stack>
  );
}

export function Editor({ value, onChange, context }: EditorProps<SliderContent>) {
  const set = (part: Partial<SliderContent>) => onChange({ ...value, ...part });
  return (
    <Stack gap="md">
      <TextField label={t`Title`} maxLength={200} value={value.title} onChange={(text) => set({ title: text })} />
      <MorePictures
        context={context}
        room={most - value.sectionArray.length}
        onChosen={(pictures) => {
          const added = pictures.map(({ path }) => ({ ...empty, image: path }));
          set({ sectionArray: [...value.sectionArray, ...added] });
        }}
      />
      <ItemList
        items={value.sectionArray}
        onChange={(sectionArray) => set({ sectionArray })}
        create={() => empty}
        noun={t`slide`}
        most={most}
      >
        {(slide, change) => <SlideForm slide={slide} onChange={change} context={context} />}
      </ItemList>
      <div>
        <Text size="sm" fw={500} mb={4}>
          <Trans>From one to the next</Trans>
        </Text>
        <SegmentedControl
          fullWidth
          aria-label={t`From one to the next`}
          data={sliderStyles.map((style) => ({ value: style, label: styleNames()[style] }))}
          value={value.style}
          onChange={(next) => set({ style: sliderStyles.find((style) => style === next) ?? 'fade' })}
        />
      </div>
      <Switch
        label={t`Runs by itself`}
        description={t`Pauses while a visitor reads, and can be stopped.`}
        checked={value.autoplay}
        onChange={(event) => set({ autoplay: event.currentTarget.checked })}
      />
      {value.autoplay && (
        <NumberField
          label={t`Each slide stays`}
          suffix=" s"
          min={3}
          max={30}
          clampBehavior="strict"
          allowDecimal={false}
          value={value.seconds}
          onChange={(seconds) => set({ seconds: Number(seconds) || 6 })}
        />
      )}
    </Stack>
  );
}

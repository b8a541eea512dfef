import { SegmentedControl, Stack, Switch, Text } from '@mantine/core';
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
const styleNames = { fade: 'Fade', slide: 'Slide' };

interface SlideFormProps {
  slide: Slide;
  onChange: (next: Slide) => void;
  context: EditorContext;
}
function SlideForm({ slide, onChange, context }: SlideFormProps) {
  const set = (part: Partial<Slide>) => onChange({ ...slide, ...part });
  return (
    <Stack gap="xs">
      <ImageField label="Picture" context={context} value={slide.image} onChange={(image) => set({ image })} />
      <TextField label="Heading" maxLength={200} value={slide.title} onChange={(text) => set({ title: text })} />
      <TextArea
        label="Words"
        autosize
        minRows={2}
        maxLength={1000}
        value={slide.text}
        onChange={(text) => set({ text })}
      />
      <AddressField context={context} label="Leads to" value={slide.link} onChange={(link) => set({ link })} />
      {slide.link !== '' && (
        <TextField
          label="On the link"
          placeholder="Read more"
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
      <TextField label="Title" maxLength={200} value={value.title} onChange={(text) => set({ title: text })} />
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
        noun="slide"
        most={most}
      >
        {(slide, change) => <SlideForm slide={slide} onChange={change} context={context} />}
      </ItemList>
      <div>
        <Text size="sm" fw={500} mb={4}>
          From one to the next
        </Text>
        <SegmentedControl
          fullWidth
          aria-label="From one to the next"
          data={sliderStyles.map((style) => ({ value: style, label: styleNames[style] }))}
          value={value.style}
          onChange={(next) => set({ style: sliderStyles.find((style) => style === next) ?? 'fade' })}
        />
      </div>
      <Switch
        label="Runs by itself"
        description="Pauses while a visitor reads, and can be stopped."
        checked={value.autoplay}
        onChange={(event) => set({ autoplay: event.currentTarget.checked })}
      />
      {value.autoplay && (
        <NumberField
          label="Each slide stays"
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

import { NumberInput, SegmentedControl, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import type { EditorContext, EditorProps } from '../editor/context.js';
import { ImageField } from '../editor/ImageField.js';
import { ItemList } from '../editor/ItemList.js';
import { AddressField } from '../editor/LinkField.js';
import { MorePictures } from '../editor/MorePictures.js';
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
      <TextInput
        label="Heading"
        maxLength={200}
        value={slide.title}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <Textarea
        label="Words"
        autosize
        minRows={2}
        maxLength={1000}
        value={slide.text}
        onChange={(event) => set({ text: event.currentTarget.value })}
      />
      <AddressField context={context} label="Leads to" value={slide.link} onChange={(link) => set({ link })} />
      {slide.link !== '' && (
        <TextInput
          label="On the link"
          placeholder="Read more"
          maxLength={80}
          value={slide.btnText}
          onChange={(event) => set({ btnText: event.currentTarget.value })}
        />
      )}
    </Stack>
  );
}

export function Editor({ value, onChange, context }: EditorProps<SliderContent>) {
  const set = (part: Partial<SliderContent>) => onChange({ ...value, ...part });
  return (
    <Stack gap="md">
      <TextInput
        label="Title"
        maxLength={200}
        value={value.title}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
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
        description="Waits while somebody reads, and can be stopped."
        checked={value.autoplay}
        onChange={(event) => set({ autoplay: event.currentTarget.checked })}
      />
      {value.autoplay && (
        <NumberInput
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

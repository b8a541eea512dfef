import { t } from '@lingui/core/macro';
import { perLanguage } from '@linkyard/ui';
import { Fieldset, Input, SegmentedControl, Select, Stack, Switch } from '@mantine/core';
import { buttonFills, buttonShadows, buttonShapes, type Theme } from '@linkyard/contracts';
import { ColourField, FontField } from '@linkyard/blocks/editor';
import { useEditor, useEditorSession } from '../store/use-editor.js';
import { BackgroundFields } from './BackgroundFields.js';
import { LayoutField } from './LayoutField.js';
import { NightSample } from './NightSample.js';
import { Ruler } from './Ruler.js';

const colours = perLanguage(
  () =>
    [
      { field: 'primaryColor', label: t`Buttons`, against: t`the text on it` },
      { field: 'secondaryColor', label: t`Text on buttons`, against: t`the button` },
      { field: 'titleColor', label: t`Titles`, against: t`the background` },
      { field: 'textColor', label: t`Text`, against: t`the background` },
    ] as const,
);

/** What each colour is read against; null where a picture or video stands behind it. */
function paintAgainst(
  field: ReturnType<typeof colours>[number]['field'],
  { primaryColor, secondaryColor, background }: Theme,
) {
  if (field === 'primaryColor') return secondaryColor;
  if (field === 'secondaryColor') return primaryColor;
  return background.type === 'solid' || background.type === 'gradient' ? background.value : null;
}
const shapeNames = perLanguage(() => ({ rounded: t`Rounded`, pill: t`Pill`, square: t`Square`, soft: t`Soft` }));
const fillNames = perLanguage(() => ({ solid: t`Solid`, outline: t`Outline`, soft: t`Soft`, glass: t`Glass` }));
const shadowNames = perLanguage(() => ({ none: t`None`, soft: t`Soft`, hard: t`Hard` }));

/** The look of all pages. Every change is seen at once and is one step back. */
export function ThemePanel() {
  const { store } = useEditorSession();
  const theme = useEditor((state) => state.document.template.theme);
  const set = (part: Partial<Theme>) => void store.act({ type: 'setTheme', part });
  return (
    <Stack gap="lg">
      <LayoutField value={theme.layout} onChange={(layout) => set({ layout })} />
      <Fieldset legend={t`Colours`}>
        <Stack gap="sm">
          {colours().map(({ field, label, against }) => {
            const paint = paintAgainst(field, theme);
            return (
              <ColourField
                key={field}
                label={label}
                clearable={false}
                against={paint === null ? undefined : { label: against, paint }}
                value={theme[field]}
                onChange={(colour) => colour !== undefined && set({ [field]: colour })}
              />
            );
          })}
          <Switch
            label={t`Dark on dark devices`}
            description={t`Visitors whose device is set to dark see your colours by night.`}
            checked={theme.darkMode}
            onChange={(event) => set({ darkMode: event.currentTarget.checked })}
          />
          {theme.darkMode && <NightSample theme={theme} />}
        </Stack>
      </Fieldset>
      <FontField label={t`Font`} clearable={false} value={theme.font} onChange={(font) => font && set({ font })} />
      <Fieldset legend={t`Background`}>
        <BackgroundFields
          value={theme.background}
          theme={theme}
          onChange={(background) => background && set({ background })}
        />
      </Fieldset>
      <Buttons theme={theme} set={set} />
      <Fieldset legend={t`Measures`}>
        <Stack gap="sm">
          <Ruler label={t`Rounding`} value={theme.radius} max={40} onChange={(radius) => set({ radius })} />
          <Ruler
            label={t`Width of the column`}
            value={theme.maxWidth}
            min={320}
            max={1280}
            step={20}
            onChange={(maxWidth) => set({ maxWidth })}
          />
        </Stack>
      </Fieldset>
    </Stack>
  );
}

function Buttons({ theme, set }: { theme: Theme; set: (part: Partial<Theme>) => void }) {
  const { button } = theme;
  return (
    <Fieldset legend={t`Buttons and links`}>
      <Stack gap="sm">
        <Input.Wrapper label={t`Shape`} labelElement="div">
          <SegmentedControl
            fullWidth
            aria-label={t`Shape`}
            data={buttonShapes.map((value) => ({ value, label: shapeNames()[value] }))}
            value={button.shape}
            onChange={(next) => set({ button: { ...button, shape: next } })}
          />
        </Input.Wrapper>
        <Select
          label={t`Fill`}
          allowDeselect={false}
          data={buttonFills.map((value) => ({ value, label: fillNames()[value] }))}
          value={button.fill}
          onChange={(next) => next && set({ button: { ...button, fill: next } })}
        />
        <Input.Wrapper label={t`Shadow`} labelElement="div">
          <SegmentedControl
            fullWidth
            aria-label={t`Shadow`}
            data={buttonShadows.map((value) => ({ value, label: shadowNames()[value] }))}
            value={button.shadow}
            onChange={(next) => set({ button: { ...button, shadow: next } })}
          />
        </Input.Wrapper>
      </Stack>
    </Fieldset>
  );
}

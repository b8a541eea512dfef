import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, Input, Popover, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { paintCss, parseGradient } from '../../kit/paint.js';
import { ColourPicker, type ColourPickerProps } from './ColourPicker.js';

export interface PickerFieldProps extends Omit<ColourPickerProps, 'onChange'> {
  label: string;
  description?: string;
  onChange: (next: string | undefined) => void;
  /** Whether it can be given back to the theme. */
  clearable: boolean;
}

/** A paint in words. */
function wordsFor(paint: string | undefined): string {
  if (!paint) return t`As in the theme`;
  const gradient = parseGradient(paint);
  if (!gradient) return paint.toUpperCase();
  const count = gradient.stops.length;
  return gradient.type === 'radial' ? t`Radial, ${count} colours` : t`Linear, ${count} colours`;
}

/** The picker is nearly as high as a phone: it may lie over its own field, to be seen whole. */
const limiter = { fn: ({ x, y }: { x: number; y: number }) => ({ x, y }) };

/** A field that shows its paint and opens the picker. */
export function PickerField({ label, description, value, onChange, clearable, ...picker }: PickerFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const shown = paintCss(value);
  return (
    <Input.Wrapper label={label} description={description} labelElement="div">
      <Group gap="xs" wrap="nowrap">
        <Popover
          opened={isOpen}
          onChange={setOpen}
          width={312}
          position="bottom-start"
          trapFocus
          withinPortal
          shadow="md"
          middlewares={{ flip: true, shift: { crossAxis: true, padding: 8, limiter } }}
        >
          <Popover.Target>
            <UnstyledButton
              aria-label={`${label}: ${wordsFor(value)}`}
              onClick={() => setOpen(!isOpen)}
              style={{
                flex: 1,
                minWidth: 0,
                display: 'flex',
                alignItems: 'center',
                gap: 10,
                minHeight: 40,
                paddingInline: 8,
                fontSize: 14,
                borderRadius: 'var(--mantine-radius-default)',
                border: '1px solid var(--ly-control-line, #868e85)',
                background: 'var(--ly-surface)',
              }}
            >
              <span
                aria-hidden
                style={{
                  width: 26,
                  height: 26,
                  flexShrink: 0,
                  borderRadius: 7,
                  border: `1px ${shown ? 'solid' : 'dashed'} var(--ly-control-line, #868e85)`,
                  background: shown ?? undefined,
                }}
              />
              <bdi style={{ color: shown ? undefined : 'var(--ly-quiet)' }}>{wordsFor(value)}</bdi>
            </UnstyledButton>
          </Popover.Target>
          <Popover.Dropdown
            p="sm"
            style={{ maxHeight: 'calc(100dvh - 16px)', overflowY: 'auto' }}
            // Escape closes this, neither the sheet around it, which asks the element that has the focus, nor the block's form.
            onFocusCapture={(event) => event.target.setAttribute('data-mantine-stop-propagation', 'true')}
            onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
          >
            <ColourPicker value={value} onChange={onChange} {...picker} />
          </Popover.Dropdown>
        </Popover>
        {clearable && shown && (
          <UnstyledButton
            fz="sm"
            c="dimmed"
            aria-label={t`Reset ${label} to the theme's`}
            onClick={() => onChange(undefined)}
            style={{ minHeight: 40 }}
          >
            <Trans>Reset</Trans>
          </UnstyledButton>
        )}
      </Group>
    </Input.Wrapper>
  );
}

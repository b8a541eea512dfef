import { Input, Slider } from '@mantine/core';

interface RulerProps {
  label: string;
  value: number;
  min?: number;
  max: number;
  step?: number;
  unit?: string;
  onChange: (next: number) => void;
}

/** A number by sliding, with its value in the label. */
export function Ruler({ label, value, min = 0, max, step = 1, unit = 'px', onChange }: RulerProps) {
  return (
    <Input.Wrapper
      label={
        <>
          {label}:{' '}
          <bdi dir="ltr">
            {value} {unit}
          </bdi>
        </>
      }
      labelElement="div"
    >
      <Slider
        thumbLabel={label}
        label={null}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={onChange}
        styles={{ root: { paddingBlock: 6 } }}
      />
    </Input.Wrapper>
  );
}

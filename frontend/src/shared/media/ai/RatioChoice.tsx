import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { perLanguage } from '@linkyard/ui';
import { type AiRatio, aiRatios } from '@linkyard/contracts';
import { useId } from 'react';
import css from './ai.module.css';

const words: () => Readonly<Record<AiRatio, string>> = perLanguage(() => ({
  '1:1': t`Square`,
  '16:9': t`Wide`,
  '9:16': t`Story`,
  '4:3': t`Landscape`,
  '3:4': t`Portrait`,
  '3:2': t`Photo`,
}));
/** Pixels of the longer side of the little frame. */
const frame = 22;

function frameOf(ratio: AiRatio) {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  const longer = Math.max(across, down);
  return { width: (frame * across) / longer, height: (frame * down) / longer };
}

interface RatioChoiceProps {
  value: AiRatio;
  onChange: (ratio: AiRatio) => void;
}

/** The shapes a picture can be drawn in. @source models.md 15 "AI ratios offered" */
export function RatioChoice({ value, onChange }: RatioChoiceProps) {
  const name = useId();
  return (
    <fieldset className={css['ratios']}>
      <legend>
        <Trans>Aspect ratio</Trans>
      </legend>
      {aiRatios.map((ratio) => (
        <label key={ratio} className={css['ratio']}>
          <input
            type="radio"
            name={name}
            value={ratio}
            checked={ratio === value}
            onChange={() => onChange(ratio)}
            aria-label={`${ratio}, ${words()[ratio]}`}
          />
          <span className={css['frame']} aria-hidden>
            <i style={frameOf(ratio)} />
          </span>
          <span dir="ltr">{ratio}</span>
          <small>{words()[ratio]}</small>
        </label>
      ))}
    </fieldset>
  );
}

import { t } from '@lingui/core/macro';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { translated } from '@linkyard/ui/language';
import { readTypedPaint } from '../../kit/paint.js';

interface TypedPaintProps {
  value: string | undefined;
  mayBeGradient: boolean;
  onChange: (paint: string) => void;
}

/** The paint as text, to read, type over or paste into. What cannot be read is said and kept, so that it can be put right. */
export function TypedPaint({ value, mayBeGradient, onChange }: TypedPaintProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const read = (text: string) => {
    const outcome = readTypedPaint(text, mayBeGradient);
    if ('problem' in outcome) return setProblem(translated(outcome.problem));
    setTyped(null);
    setProblem(null);
    onChange(outcome.paint);
  };
  return (
    <TextInput
      dir="ltr"
      aria-label={mayBeGradient ? t`Colour or gradient as text` : t`Colour as text`}
      placeholder={mayBeGradient ? t`#1F7A4D or linear-gradient(…)` : '#1F7A4D'}
      spellCheck={false}
      autoComplete="off"
      value={typed ?? value ?? ''}
      error={problem}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        setProblem(null);
      }}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text');
        const isAll = event.currentTarget.selectionEnd === event.currentTarget.value.length;
        if (!isAll || 'problem' in readTypedPaint(pasted, mayBeGradient)) return;
        event.preventDefault();
        read(pasted);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        if (typed !== null) read(typed);
      }}
      onBlur={() => {
        if (typed === '') setTyped(null);
        else if (typed !== null) read(typed);
      }}
    />
  );
}

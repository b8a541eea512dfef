import { TextInput } from '@mantine/core';
import { type FocusEvent, useRef, useState } from 'react';

interface InlineNameProps {
  label: string;
  name: string;
  maxLength: number;
  onKeep: (next: string) => void;
  onDone: () => void;
}

const isMenuButton = (element: Element | null) => element?.matches('[aria-haspopup=menu]') ?? false;

/** Names something in place: Enter or leaving keeps it, Escape does not. */
export function InlineName({ label, name, maxLength, onKeep, onDone }: InlineNameProps) {
  const [typed, setTyped] = useState(name);
  const isLeft = useRef(false);
  // The menu that led here closes after this field has come, and gives the focus back to its button once.
  const mayLose = useRef(true);
  const leave = (keep: boolean) => {
    // Taking the field away makes it lose the focus, which would come here again.
    if (isLeft.current) return;
    isLeft.current = true;
    const next = typed.trim();
    if (keep && next !== '' && next !== name) onKeep(next);
    onDone();
  };
  const blur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLInputElement>) => {
    if (!mayLose.current || !isMenuButton(relatedTarget)) return leave(true);
    mayLose.current = false;
    currentTarget.focus();
  };
  return (
    <TextInput
      aria-label={label}
      style={{ flex: 1 }}
      maxLength={maxLength}
      autoFocus
      value={typed}
      onChange={(event) => {
        mayLose.current = false;
        setTyped(event.currentTarget.value);
      }}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={blur}
      onKeyDown={(event) => {
        if (event.key === 'Tab') mayLose.current = false;
        if (event.key === 'Enter') leave(true);
        if (event.key === 'Escape') {
          event.stopPropagation();
          leave(false);
        }
      }}
    />
  );
}

import { Badge } from '@mantine/core';

/** What a state means for who reads it, whatever it is called. */
export type StatusTone = 'neutral' | 'good' | 'waiting' | 'bad' | 'info' | 'new';

export interface StatusWords {
  label: string;
  tone: StatusTone;
}

/** Every state of one state machine, in words and colour. A state without an entry does not compile. */
export type StatusMap<State extends string> = Readonly<Record<State, StatusWords>>;

interface StatusBadgeProps<State extends string> {
  state: State;
  states: StatusMap<State>;
}

const colours: Record<StatusTone, string> = {
  neutral: 'gray',
  good: 'green',
  waiting: 'yellow',
  bad: 'red',
  info: 'blue',
  new: 'orange',
};

/** The state of a record. A state that a newer server sends is shown by its own name. */
export function StatusBadge<State extends string>({ state, states }: StatusBadgeProps<State>) {
  const words: StatusWords | undefined = states[state];
  return <Badge color={colours[words?.tone ?? 'neutral']}>{words?.label ?? state}</Badge>;
}

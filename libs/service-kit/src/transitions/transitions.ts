/** What each event makes of each state; an event that a state does not name changes nothing. */
export type Transitions<State extends string, Event extends string> = {
  readonly [From in State]: Readonly<Partial<Record<Event, State>>>;
};

/** @returns null where the event changes nothing about this state */
export const nextState = <State extends string, Event extends string>(
  table: Transitions<State, Event>,
  from: State,
  event: NoInfer<Event>,
): State | null => table[from][event] ?? null;

const statesOf = <State extends string>(table: Transitions<State, string>): State[] => {
  const states: unknown[] = Object.keys(table);
  return states.filter((state): state is State => typeof state === 'string');
};
const targetsOf = <State extends string>(row: Readonly<Partial<Record<string, State>>>): State[] =>
  Object.values(row).filter((to) => to !== undefined);

/** Whether one step leads from one state to another. */
export const canBecome = <State extends string>(table: Transitions<State, string>, from: State, to: State): boolean =>
  targetsOf(table[from]).includes(to);

/** @param initial states in which a record begins */
export function unreachableStates<State extends string>(
  table: Transitions<State, string>,
  initial: readonly State[],
): State[] {
  const reached = new Set<State>(initial);
  for (const state of reached) for (const to of targetsOf(table[state])) reached.add(to);
  return statesOf(table).filter((state) => !reached.has(state));
}

/** As the documentation prints it: one line for each state that something follows. */
export const printTransitions = <State extends string>(table: Transitions<State, string>): string =>
  ['| From | Event → to |', '| --- | --- |', ...statesOf(table).flatMap((from) => lineOf(from, table[from]))].join(
    '\n',
  );

function lineOf(from: string, row: Readonly<Partial<Record<string, string>>>): string[] {
  const steps = Object.entries(row).map(([event, to]) => `${event} → ${to}`);
  return steps.length === 0 ? [] : [`| ${from} | ${steps.join(', ')} |`];
}

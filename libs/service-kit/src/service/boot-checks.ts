import { allCommands, type AnyCommand } from '@linkyard/contracts';
import { handlesKey } from '../bus/handles.js';

/** Subjects a class's methods answer. */
export function handledBy(controller: object): AnyCommand[] {
  const names = Object.getOwnPropertyNames(controller).filter((name) => name !== 'constructor');
  return names.flatMap((name) => {
    const method: unknown = Object.getOwnPropertyDescriptor(controller, name)?.value;
    const command: AnyCommand | undefined =
      typeof method === 'function' ? Reflect.getMetadata(handlesKey, method) : undefined;
    return command ? [command] : [];
  });
}

/**
 * A service refuses to start when a contract it owns has no handler or two, or when it handles one of another service.
 * @throws Error naming each of them
 */
export function checkHandlers(service: string, handled: readonly AnyCommand[], owned = allCommands()) {
  const count = new Map<string, number>();
  for (const { subject } of handled) count.set(subject, (count.get(subject) ?? 0) + 1);
  const mine: string[] = owned.filter((command) => command.service === service).map((command) => command.subject);
  const faults = [
    ...mine.filter((subject) => !count.has(subject)).map((subject) => `${subject} has no handler`),
    ...[...count].filter(([, times]) => times > 1).map(([subject]) => `${subject} has two handlers`),
    ...[...count.keys()]
      .filter((subject) => !mine.includes(subject))
      .map((subject) => `${subject} is not a contract of ${service}`),
  ];
  if (faults.length > 0) throw new Error(`${service} cannot start:\n  ${faults.join('\n  ')}`);
}

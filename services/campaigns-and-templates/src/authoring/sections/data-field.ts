import { fieldRefusal } from '@linkyard/service-kit';

type Data = Record<string, unknown>;

/**
 * Section data with one field changed; the rest is shared with the old data.
 * @param path names and places of lists with dots between; a place may be the one after the last
 * @throws DomainError core.invalid_input when a list or an object on the way is not there
 */
export function withField(data: Data, path: string, value: unknown): Data {
  const [name = '', ...rest] = path.split('.');
  return { ...data, [name]: changed(data[name], rest, value, path) };
}

/** The value of a field, undefined when it is not there. */
export const fieldOf = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => {
    if (Array.isArray(part)) return part[Number(name)];
    return isData(part) ? part[name] : undefined;
  }, data);

function changed(part: unknown, path: readonly string[], value: unknown, whole: string): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (Array.isArray(part)) {
    const at = Number(name);
    if (!Number.isInteger(at) || at > part.length) throw fieldRefusal('field', 'sections.no_such_place');
    const entry: unknown = part[at] ?? {};
    return part.toSpliced(at, 1, changed(entry, rest, value, whole));
  }
  if (!isData(part)) throw fieldRefusal('field', 'sections.no_such_field');
  return { ...part, [name]: changed(part[name], rest, value, whole) };
}

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

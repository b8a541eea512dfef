import type { FieldError } from '@linkyard/ui';

type Below<Value> = Value extends readonly (infer Item)[]
  ? `${number}` | (Item extends object ? `${number}.${Below<Item>}` : never)
  : PathOf<Value>;

/** Where a value of a draft stands, as the server names it: 'limits.minQty', 'variants.0.sku'. */
export type PathOf<Draft> = {
  [Name in keyof Draft & string]: Draft[Name] extends object ? Name | `${Name}.${Below<Draft[Name]>}` : Name;
}[keyof Draft & string];

type Member<Whole, Name> = Name extends keyof Whole
  ? Whole[Name]
  : Whole extends readonly (infer Item)[]
    ? Name extends `${number}`
      ? Item
      : never
    : never;

export type ValueAt<Whole, Path> = Path extends `${infer Name}.${infer Rest}`
  ? ValueAt<Member<Whole, Name>, Rest>
  : Member<Whole, Path>;

/** The paths of a draft whose values are of this type. */
export type PathTo<Value, Draft, Path = PathOf<Draft>> =
  Path extends PathOf<Draft> ? (ValueAt<Draft, Path> extends Value ? Path : never) : never;

type Branch = Record<string, unknown>;
const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

export const valueAt = (whole: unknown, path: string): unknown =>
  path.split('.').reduce((value, name) => (isBranch(value) ? value[name] : undefined), whole);

/** The same with another value at `path`. */
export function withValueAt<Whole extends object>(whole: Whole, path: string, value: unknown): Whole {
  const replaced = (branch: unknown, [name = '', ...rest]: string[]): unknown => {
    if (!isBranch(branch)) throw new Error(`A draft has nothing at ${path}`);
    const next = rest.length > 0 ? replaced(branch[name], rest) : value;
    return Array.isArray(branch) ? branch.with(Number(name), next) : { ...branch, [name]: next };
  };
  return replaced(whole, path.split('.')) as Whole;
}

/**
 * What is still refused after an edit: a value that was edited is forgiven, and what was said about a row of a list
 * moves with it.
 * @param names  how the draft calls values that have another name on the server
 */
export function stillRefused(
  errors: readonly FieldError[],
  before: object,
  after: object,
  names: Readonly<Record<string, string>> = {},
): FieldError[] {
  return errors.flatMap((error) => {
    const [first = '', ...rest] = error.path.split('.');
    const name = names[first] ?? first;
    if (!(name in before)) return [error];
    const path = pathAfter([name, ...rest], before, after);
    return path ? [{ ...error, path: [first, ...path.slice(1)].join('.') }] : [];
  });
}

/** Where a value stands after an edit; null when it is another one or is gone. */
function pathAfter(path: string[], before: unknown, after: unknown): string[] | null {
  const [name, ...rest] = path;
  if (name === undefined || !isBranch(before) || !isBranch(after) || !(name in before))
    return JSON.stringify(before) === JSON.stringify(after) ? path : null;
  const place = Array.isArray(before) && Array.isArray(after) ? rowAfter(Number(name), before, after) : name;
  if (place === null) return null;
  const below = pathAfter(rest, before[name], after[place]);
  return below && [place, ...below];
}

/** Where a row of a list stands after an edit: it may have been moved, edited in its place, or removed. */
function rowAfter(index: number, before: readonly unknown[], after: readonly unknown[]): string | null {
  const moved = after.indexOf(before[index]);
  if (moved !== -1) return String(moved);
  return before.includes(after[index]) ? null : String(index);
}

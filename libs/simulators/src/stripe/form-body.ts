/** A value of a bracketed form: `a[b][0]=c` is {a: {b: {'0': 'c'}}}. */
export type FormValue = string | FormFields;
export interface FormFields {
  [name: string]: FormValue;
}

/** Reads `line_items[0][price_data][currency]=eur` and `expand[]=x` as Stripe does; arrays keep their indexes as names. */
export function formFields(parameters: URLSearchParams): FormFields {
  const root: FormFields = {};
  for (const [name, value] of parameters) {
    const path = [name.split('[')[0] ?? '', ...[...name.matchAll(/\[([^\]]*)\]/g)].map(([, part]) => part ?? '')];
    let at = root;
    for (const part of path.slice(0, -1)) at = branch(at, part);
    const last = path.at(-1) ?? '';
    at[last === '' ? String(Object.keys(at).length) : last] = value;
  }
  return root;
}

function branch(fields: FormFields, name: string): FormFields {
  const existing = fields[name];
  if (typeof existing === 'object') return existing;
  const made: FormFields = Object.create(null);
  fields[name] = made;
  return made;
}

export const textOf = (fields: FormFields, name: string): string | null => {
  const value = fields[name];
  return typeof value === 'string' && value !== '' ? value : null;
};
export const groupOf = (fields: FormFields, name: string): FormFields => {
  const value = fields[name];
  return typeof value === 'object' ? value : {};
};
export const intOf = (fields: FormFields, name: string): number | null => {
  const text = textOf(fields, name);
  return text !== null && /^-?\d{1,15}$/.test(text) ? Number(text) : null;
};
export const listOf = (fields: FormFields, name: string): FormValue[] => Object.values(groupOf(fields, name));
export const textsOf = (fields: FormFields, name: string): string[] =>
  listOf(fields, name).filter((value) => typeof value === 'string');
export const metadataOf = (fields: FormFields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(groupOf(fields, 'metadata')).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

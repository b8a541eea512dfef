/** The fields of one nested object as paths for `$set`, so that its other fields stay: `{ title }` in `seo` → `{ 'seo.title': title }`. */
export const dottedFields = (name: string, fields: object = {}): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [`${name}.${field}`, value]),
  );

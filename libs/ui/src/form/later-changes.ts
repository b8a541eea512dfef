/**
 * The values of a form once its save was answered: the server's, except for fields that were edited after sending.
 * @param sent  the values that were saved @param current  the values on the screen
 */
export function withLaterChanges<Values extends object>(stored: Values, sent: Values, current: Values): Values {
  const merged = { ...stored };
  for (const key in current) if (JSON.stringify(current[key]) !== JSON.stringify(sent[key])) merged[key] = current[key];
  return merged;
}

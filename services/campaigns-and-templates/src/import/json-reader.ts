export type JsonRecord = Record<string, unknown>;

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value as a record, or an empty one: chains of these never throw on foreign JSON. */
export const recordOf = (value: unknown): JsonRecord => (isRecord(value) ? value : {});

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const recordsOf = (value: unknown): JsonRecord[] => listOf(value).filter(isRecord);

/** The first of the named fields that holds text (or a number, as text). */
export function textAt(record: JsonRecord, ...names: string[]): string | undefined {
  for (const name of names) {
    const value = Object.hasOwn(record, name) ? record[name] : undefined;
    if (typeof value === 'string' && value.trim() !== '') return value;
    if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  }
  return undefined;
}

/** Parsed JSON, or undefined when it is none. */
export function readJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    // Broken JSON is an answer here, not a fault: the caller warns about it.
    return undefined;
  }
}

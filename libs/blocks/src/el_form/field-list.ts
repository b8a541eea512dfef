import type { Texts } from '@linkyard/languages';
import { type FormField, formFieldSchema } from './schema.js';

const numbered = (fields: FormField[]) => fields.map((field, order) => ({ ...field, order }));

/** A free id: random, so that a new question never takes over the answers of a deleted one. */
function freeId(fields: readonly FormField[]): string {
  const id = `q${Math.random().toString(36).slice(2, 10)}`;
  return fields.some((field) => field.id === id) ? freeId(fields) : id;
}

/** @param i18n the texts of the page's language: visitors read the question */
export function addField(fields: readonly FormField[], i18n: Texts): FormField[] {
  const title = i18n.t('New question');
  return numbered([...fields, formFieldSchema.parse({ id: freeId(fields), title })]);
}

export function removeField(fields: readonly FormField[], index: number): FormField[] {
  return numbered(fields.filter((_, place) => place !== index));
}

export function moveField(fields: readonly FormField[], from: number, to: number): FormField[] {
  const next = [...fields];
  next.splice(to, 0, ...next.splice(from, 1));
  return numbered(next);
}

/** Only one field is the sender's address: marking one unmarks the others. */
export function changeField(fields: readonly FormField[], index: number, changed: FormField): FormField[] {
  return fields.map((field, place) => {
    if (place === index) return changed;
    return changed.isemail && field.isemail ? { ...field, isemail: false } : field;
  });
}

import { languageName } from '@linkyard/languages';
import { currentLanguage } from '@linkyard/ui';

/** What most pages are written in; the browser names them in the language of the app. */
const codes =
  'ar bg bn cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv ms nb nl pl pt ro ru sk sl sr sv th tr uk ur vi zh'.split(
    ' ',
  );

export function languageChoices(present: string): { value: string; label: string }[] {
  const all = codes.includes(present) ? codes : [present, ...codes];
  const choices = all.map((value) => ({ value, label: languageName(value, [currentLanguage(), 'en']) }));
  return choices.toSorted((one, other) => one.label.localeCompare(other.label));
}

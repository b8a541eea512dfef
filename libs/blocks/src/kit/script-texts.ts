/** Texts that a script shows later. The server puts them on the element that the script reads, in the language of the page. */
export const scriptTexts = (texts: Readonly<Record<string, string>>) => ({ 'data-texts': JSON.stringify(texts) });

/** In the browser: the texts of an element, by the names that its view gave them. A new name needs pages rendered again (a migration). */
export function readTexts<Name extends string>(element: HTMLElement): Readonly<Record<Name, string>> {
  return JSON.parse(element.dataset.texts ?? '{}');
}

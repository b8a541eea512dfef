/**
 * Puts values into a declared sentence. The app recognises the sentence by its pattern and shows it in its language.
 * @param pattern `Use at most {count} characters.`
 */
export const sentence = (pattern: string, values: Readonly<Record<string, string | number>>): string =>
  pattern.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

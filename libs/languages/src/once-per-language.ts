/**
 * For constants that contain texts, and for formatters: made once for each language.
 * @param current the language to serve at the moment of a call
 */
export const oncePerLanguage =
  <Language extends string>(current: () => Language) =>
  <T>(make: (language: Language) => T): (() => T) => {
    const made = new Map<Language, { value: T }>();
    return () => {
      const language = current();
      const known = made.get(language);
      if (known) return known.value;
      const value = make(language);
      made.set(language, { value });
      return value;
    };
  };

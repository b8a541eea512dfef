/**
 * First German texts of the generated screen, around the English noun: no message may be without a translation.
 * @param {Record<string, string>} names  from `spellings`
 * @returns {Record<string, string>}  by message
 */
export function germanTexts({ 'one words': one, 'many words': many, 'Many words': Many }) {
  return {
    [Many]: Many,
    [`Your ${many}.`]: `Deine ${many}.`,
    [`Add ${one}`]: `${one} hinzufügen`,
    [`You have no ${many} yet.`]: `Du hast noch keine ${many}.`,
    [`The ${one} is deleted.`]: `${one} ist gelöscht.`,
    'It cannot be brought back.': 'Das lässt sich nicht rückgängig machen.',
    'Delete {title}?': '{title} löschen?',
    'Delete {title}': '{title} löschen',
    '{title} is on': '{title} ist an',
  };
}

/** Fills messages of a catalogue that have no translation yet. @param {string} catalogue  a PO file */
export function withTranslations(catalogue, texts) {
  return Object.entries(texts).reduce(
    (filled, [message, text]) =>
      filled.replace(`msgid "${message}"\nmsgstr ""\n`, () => `msgid "${message}"\nmsgstr "${text}"\n`),
    `${catalogue.trimEnd()}\n`,
  );
}

// What link tools say of a page where its owner says nothing. A sentence counts only as a whole.
const tools = '(?:linktree|linkstack|littlelink|beacons(?:\\.ai)?|carrd(?:\\.co)?|bio\\.?\\s?link|linkin\\.?bio|later)';
const sentences = [
  `${tools}[.:!|–-]? *make your link do more`,
  `(?:made|created|built|powered|published) (?:with|by|on|using) ${tools}`,
  // A name stands between the words: "View ada's links on Linktree".
  `(?:find|view|see|visit|check out|discover|explore) .{1,80}(?:\\||\\bon|\\bvia) *${tools}`,
  `(?:find|view|see|visit|check out|discover|explore) .{1,80}[’']s? ${tools}(?: page| profile| links?)?`,
  `${tools}`,
  'your personal link page',
  '(?:your )?page description|your description(?: here)?',
  'find us online',
  '(?:my )?link[ -]?in[ -]?bio(?: page)?',
].map((words) => new RegExp(`^(?:${words})[.!…]*$`, 'i'));

/** True for a description that the tool wrote, not the creator. */
export function isBoilerplate(text: string): boolean {
  const line = text.slice(0, 300).replace(/\s+/g, ' ').trim();
  return sentences.some((sentence) => sentence.test(line));
}

/** Something the person at the terminal can put right: what went wrong, in one line, and how to go on. */
export class Problem extends Error {
  /**
   * @param {string} what  one line, no full stop
   * @param {string} wayOn  what to do now, one line
   */
  constructor(what, wayOn) {
    super(`${what}. ${wayOn}`);
    this.name = 'Problem';
  }
}

/** The one line for any error: a Problem's own words, or what the system said about a full disk, or the message. */
export function explain(error) {
  if (error instanceof Problem) return error.message;
  if (error?.code?.startsWith('ERR_PARSE_ARGS')) return error.message;
  if (error?.code === 'ENOSPC') {
    return 'The disk is full. Free some space (the folder .data/ and the npm cache are the first to look at), then start again.';
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

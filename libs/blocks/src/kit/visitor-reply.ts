/** The answer to what a visitor sent. */
export interface VisitorReply {
  status?: unknown;
  message?: unknown;
  errors?: { message: string }[];
}

/**
 * What went wrong, in one sentence for one place.
 * @param failed said when the reply says nothing
 */
export function problemOf({ errors, message }: VisitorReply, failed: string): string {
  return errors?.[0]?.message || (typeof message === 'string' && message) || failed;
}

/** Puts the thanks in place of the form, and the focus on them. */
export function thankInstead(form: HTMLFormElement, text: string, className: string): void {
  const thanks = document.createElement('p');
  thanks.className = `t ${className}`;
  thanks.tabIndex = -1;
  thanks.textContent = text;
  form.replaceWith(thanks);
  thanks.focus();
}

type TextBox = Pick<HTMLInputElement, 'selectionStart' | 'selectionEnd'>;

/** The text of a box with an emoji where its cursor or selection is; at the end where the box is not there. */
export function withEmoji(text: string, emoji: string, box: TextBox | null): string {
  const from = box?.selectionStart ?? text.length;
  const to = box?.selectionEnd ?? text.length;
  return text.slice(0, from) + emoji + text.slice(to);
}

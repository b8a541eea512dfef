/** Gives the focus to a block on the canvas. */
export function focusSelected(id: string | null) {
  if (id !== null) document.getElementById(`frame-${id}`)?.focus({ preventScroll: false });
}

/** Gives the focus to where it came from once a popup is gone, unless something else has taken it. */
export function focusBack(opener: Element | null): void {
  requestAnimationFrame(() => {
    const nothingHasIt = !document.activeElement || document.activeElement === document.body;
    if (nothingHasIt && opener instanceof HTMLElement && opener.isConnected) opener.focus();
  });
}

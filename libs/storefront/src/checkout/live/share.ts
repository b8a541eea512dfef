/** How long a button says that it has copied. */
const copiedMs = 3000;

/** Shows the way to pass the product on that this device has: its own sheet on a phone, else the clipboard. */
export function startSharing(root: ParentNode): void {
  const share = root.querySelector<HTMLButtonElement>('[data-share]');
  const copy = root.querySelector<HTMLButtonElement>('[data-copy]');
  const isPhone = typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;
  if (share && isPhone) {
    share.hidden = false;
    const { share: url, title } = share.dataset;
    // Who closes the sheet has shared nothing, which is no failure.
    share.addEventListener('click', () => void navigator.share({ url, title }).catch(() => undefined));
  } else if (copy && typeof navigator.clipboard?.writeText === 'function') {
    copy.hidden = false;
    copyOnPress(copy);
  }
}

function copyOnPress(button: HTMLButtonElement): void {
  const { copy = '', copied = '' } = button.dataset;
  const label = button.textContent;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Read out when it changes.
  button.setAttribute('aria-live', 'polite');
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(copy).then(
      () => {
        button.textContent = copied;
        clearTimeout(timer);
        timer = setTimeout(() => (button.textContent = label), copiedMs);
      },
      () => showAddress(button),
    );
  });
}

/** Where the browser does not let the page write to the clipboard. */
function showAddress(button: HTMLButtonElement): void {
  const details = button.parentElement?.querySelector('details');
  if (details) details.open = true;
  details?.querySelector('input')?.select();
}

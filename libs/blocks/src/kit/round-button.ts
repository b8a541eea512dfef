/** The round arrows over pictures: `rb-p` leads back, `rb-n` on. Their css is in round-button-css.ts. */
export function makeButton(className: string, label: string, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `rb ${className}`;
  button.ariaLabel = label;
  button.addEventListener('click', onPress);
  return button;
}

export const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl';
export const wantsCalm = () => matchMedia('(prefers-reduced-motion:reduce)').matches;

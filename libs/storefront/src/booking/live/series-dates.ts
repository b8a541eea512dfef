/** Shows the dates of the chosen number, and what they cost together on the button. */
export function startSeriesDates(main: HTMLElement): void {
  const count = main.querySelector<HTMLSelectElement>('select[name=occurrences]');
  const button = main.querySelector<HTMLElement>('[data-verbs]');
  if (!count || !button) return;
  const verbs: string[] = JSON.parse(button.dataset['verbs'] ?? '[]');
  const dates = main.querySelector<HTMLDetailsElement>('.dates');
  const show = () => {
    const chosen = Number(count.value);
    button.textContent = verbs[chosen - 1] ?? '';
    if (!dates) return;
    dates.hidden = chosen === 1;
    dates.open = chosen > 1;
    for (const [index, date] of dates.querySelectorAll('li').entries()) date.hidden = index >= chosen;
  };
  count.addEventListener('change', show);
  show();
}

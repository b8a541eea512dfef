/**
 * Keeps the total of a checkout, what is wrong with its fields, and whether it asks for an address, up to date while it is filled in,
 * by the same post as its button "Update total", and counts down the hold.
 * Without it the button does the first and the text says the second.
 */
export const checkoutScript = `(() => {
  const form = document.querySelector('form.co');
  document.documentElement.classList.add('live');
  const left = document.querySelector('[data-left]');
  if (left) {
    const end = Date.now() + Number(left.dataset.left) * 1000;
    const tick = () => {
      const seconds = Math.max(0, Math.round((end - Date.now()) / 1000));
      if (seconds === 0) {
        left.closest('p').textContent = left.dataset.over;
        return;
      }
      const time = Math.floor(seconds / 60) + ':' + String(seconds % 60).padStart(2, '0');
      left.textContent = left.dataset.text.replace('{time}', time);
      setTimeout(tick, 1000);
    };
    tick();
  }
  if (!form) return;
  const priced = new Set(['variant', 'qty', 'price', 'bump', 'coupon', 'country', 'vat']);
  const choices = (ask) => ask.childElementCount + [...ask.querySelectorAll('[type=radio]')].map((one) => one.value).join();
  const replace = (id, next, isChanged = () => true) => {
    const fresh = next.getElementById(id);
    const old = document.getElementById(id);
    if (fresh && old && isChanged(fresh, old)) old.replaceWith(fresh);
  };
  const describe = (id, next) => {
    const fresh = next.getElementById(id);
    const field = document.getElementById(id);
    if (!fresh || !field) return;
    for (const name of ['aria-invalid', 'aria-describedby']) {
      if (fresh.hasAttribute(name)) field.setAttribute(name, fresh.getAttribute(name));
      else field.removeAttribute(name);
    }
  };
  let latest = 0;
  let timer;
  const update = async () => {
    const turn = ++latest;
    const body = new URLSearchParams(new FormData(form));
    body.set('action', 'update');
    try {
      const answer = await fetch(location.pathname, { method: 'POST', body, headers: { accept: 'text/html', 'x-live-update': '1' } });
      if (!answer.ok || turn !== latest) return;
      const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
      for (const id of ['summary', 'pay']) replace(id, next);
      // A field that stays keeps its focus and what is being typed.
      for (const id of ['ask-country', 'ask-address', 'ask-provider'])
        replace(id, next, (fresh, old) => choices(fresh) !== choices(old));
      for (const { id, dataset } of next.querySelectorAll('[data-live]')) {
        describe(dataset.live, next);
        replace(id, next);
      }
    } catch {
      // Offline: the button still works once the network is back.
    }
  };
  const soon = (event) => {
    const { name } = event.target;
    if (!priced.has(name) && !name.startsWith('more.')) return;
    clearTimeout(timer);
    timer = setTimeout(update, event.type === 'input' ? 500 : 0);
  };
  form.addEventListener('input', soon);
  form.addEventListener('change', soon);
  addEventListener('pageshow', (event) => {
    // What the browser has filled in again is not in the summary.
    const [entry] = performance.getEntriesByType('navigation');
    if (event.persisted || (entry && entry.type !== 'navigate')) update();
  });
  form.addEventListener('submit', (event) => {
    if (event.submitter && event.submitter.value === 'update') {
      event.preventDefault();
      clearTimeout(timer);
      update();
    }
  });
})();
`;

/**
 * Makes a booking page quicker: months and days without a reload, the visitor's own zone, arrow keys in the month, the dates and
 * the price of a series, and a hold while the form is filled in. All of it is links and forms that work without.
 */
export const bookingScript = `(() => {
  const main = document.querySelector('main');
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  let turn = 0;
  const load = async (href, isNew, wanted) => {
    const mine = ++turn;
    const focused = document.activeElement && document.activeElement.id;
    try {
      const answer = await fetch(href, { headers: { accept: 'text/html' } });
      if (!answer.ok) throw new Error(String(answer.status));
      const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
      if (mine !== turn) return;
      main.replaceChildren(...next.querySelector('main').childNodes);
      document.title = next.title;
      if (isNew) history.pushState(null, '', href);
      if (focused) ((wanted && wanted()) || document.getElementById(focused === 'tz' ? 'zone' : focused) || document.getElementById('month'))?.focus();
    } catch {
      location.href = href;
    }
  };
  addEventListener('popstate', () => load(location.href, false));
  main.addEventListener('click', (event) => {
    const link = event.target.closest('a[data-soft]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    load(link.href, true);
  });
  main.addEventListener('change', (event) => {
    if (event.target.id !== 'tz') return;
    const to = new URL(location.href);
    to.searchParams.set('tz', event.target.value);
    for (const name of ['day', 'start']) to.searchParams.delete(name);
    load(to.href, true);
  });
  const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
  main.addEventListener('keydown', (event) => {
    const from = event.target.dataset && event.target.dataset.day;
    let by = steps[event.key];
    if (!from || !by) return;
    event.preventDefault();
    if (document.dir === 'rtl' && Math.abs(by) === 1) by = -by;
    const wanted = new Date(Date.parse(from) + by * 864e5).toISOString().slice(0, 10);
    const nearest = () => {
      const days = [...main.querySelectorAll('a[data-day]')];
      return by > 0
        ? days.find((one) => one.dataset.day >= wanted)
        : days.reverse().find((one) => one.dataset.day <= wanted);
    };
    const next = nearest();
    if (next) return next.focus();
    const step = () => document.getElementById(by > 0 ? 'step1' : 'step-1');
    if (step()) load(step().href, true, () => nearest() || step());
  });
  const stored = 'hold-' + location.pathname.split('/')[2];
  const held = sessionStorage.getItem(stored);
  const to = new URL(location.href);
  if (main.querySelector('[data-detect]') && own) to.searchParams.set('tz', own);
  if (main.querySelector('[data-own-hold]') && held) to.searchParams.set('hold', held);
  if (to.href !== location.href) {
    history.replaceState(null, '', to.href);
    load(to.href, false);
  }
  const count = main.querySelector('select[name=occurrences]');
  if (count) {
    const button = main.querySelector('[data-verbs]');
    const dates = main.querySelector('.dates');
    const showDates = () => {
      button.textContent = JSON.parse(button.dataset.verbs)[count.value - 1];
      if (!dates) return;
      dates.hidden = count.value === '1';
      dates.open = count.value !== '1';
      [...dates.querySelectorAll('li')].forEach((one, index) => { one.hidden = index >= count.value; });
    };
    count.addEventListener('change', showDates);
    showDates();
  }
  const form = main.querySelector('form[data-hold]');
  if (!form) return;
  form.elements.started_at.value ||= String(Date.now());
  const note = main.querySelector('[data-hold-note]');
  const say = (text) => { note.textContent = text; note.hidden = false; };
  const countDown = (end) => {
    const left = Math.round((end - Date.now()) / 1000);
    if (left <= 0) return say(note.dataset.ended);
    say(note.dataset.kept.replace('{time}', Math.floor(left / 60) + ':' + String(left % 60).padStart(2, '0')));
    setTimeout(countDown, 1000, end);
  };
  // Chosen here: a form that is sent or left before the reply must not be refused because of its own hold.
  const key = held || btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24)))).replace(/[+]/g, '-').replace(/[/]/g, '_');
  sessionStorage.setItem(stored, key);
  form.elements.holdKey.value = key;
  const { hold: publicId, start, length } = form.dataset;
  fetch('/user/appointment/hold', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ publicId, start, duration: Number(length), holdKey: key }),
  }).then((answer) => answer.json()).then((answer) => {
    if (answer.status === 1) {
      const back = main.querySelector('a[data-back]');
      const choose = new URL(back.href);
      choose.searchParams.set('hold', key);
      back.href = choose.href;
      countDown(Date.parse(answer.data.expiresAt));
    } else if (String(answer.code).startsWith('bookings.')) {
      form.elements.holdKey.value = '';
      say(note.getAttribute('data-' + answer.code) || answer.message);
    }
  }).catch(() => undefined);
})();
`;

/**
 * The page's behaviour. It is sent to the browser as text (`mailbox-page.ts`), so it may use nothing outside itself.
 * What is open stands in the address (`#<id>`), so back, reload and a copied link work.
 */
export function mailboxClient(): void {
  interface Person {
    name: string;
    address: string;
  }
  interface Summary {
    id: string;
    at: string;
    from: Person;
    to: Person[];
    subject: string;
    preview: string;
  }
  interface Mail extends Summary {
    text: string;
    html: string;
    headers: Array<{ name: string; value: string }>;
    attachments: Array<{ filename: string; mimeType: string; size: number }>;
  }
  const pollMs = 2000;
  const element = (id: string): HTMLElement => {
    const found = document.getElementById(id);
    if (!found) throw new Error(`The page has no ${id}`);
    return found;
  };
  const make = (tag: string, className: string, text = ''): HTMLElement => {
    const made = document.createElement(tag);
    made.className = className;
    made.textContent = text;
    return made;
  };
  const [list, reader, empty, count] = [element('list'), element('reader'), element('empty'), element('count')];
  const search = document.querySelector<HTMLInputElement>('#search');
  let seenVersion = -1;
  let seenSearch = '';
  let tab = 'html';
  let opened = '';

  const label = ({ name, address }: Person) => name || address;
  const when = (iso: string) => {
    const date = new Date(iso);
    const isToday = date.toDateString() === new Date().toDateString();
    return isToday
      ? date.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })
      : date.toLocaleDateString([], { day: 'numeric', month: 'short' });
  };

  function row(mail: Summary): HTMLElement {
    const link = document.createElement('a');
    link.className = 'row';
    link.href = `#${mail.id}`;
    if (mail.id === opened) link.setAttribute('aria-current', 'true');
    const top = make('span', 'top');
    const time = document.createElement('time');
    time.dateTime = mail.at;
    time.textContent = when(mail.at);
    time.title = new Date(mail.at).toLocaleString();
    top.append(make('span', 'to', `To ${mail.to.map(label).join(', ')}`), time);
    link.append(top, make('span', 'subject', mail.subject || '(no subject)'), make('span', 'preview', mail.preview));
    const item = document.createElement('li');
    item.append(link);
    return item;
  }

  async function refresh(): Promise<void> {
    const wanted = search?.value.trim() ?? '';
    const reply = await fetch(`/api/messages?q=${encodeURIComponent(wanted)}`);
    const { version, total, messages }: { version: number; total: number; messages: Summary[] } = await reply.json();
    if (version === seenVersion && wanted === seenSearch) return;
    seenVersion = version;
    seenSearch = wanted;
    list.replaceChildren(...messages.map(row));
    count.textContent = total === 1 ? '1 mail' : `${total} mails`;
    empty.hidden = total > 0;
    empty.textContent = wanted ? 'No mail holds these words.' : 'No mail yet. Whatever is sent here appears by itself.';
  }

  function bodyOf(mail: Mail, shown: string): HTMLElement {
    if (shown === 'html' && mail.html) {
      const frame = document.createElement('iframe');
      frame.title = 'The mail as HTML';
      frame.setAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
      frame.src = `/api/messages/${mail.id}/html`;
      return frame;
    }
    const body = make('pre', 'body', mail.text || '(no text)');
    if (shown !== 'source') return body;
    body.textContent = 'Loading…';
    fetch(`/api/messages/${mail.id}/source`)
      .then((reply) => reply.text())
      .then(
        (source) => (body.textContent = source),
        () => (body.textContent = 'The source could not be loaded.'),
      );
    return body;
  }

  /** Back to the list, rendered again. */
  function leave(): void {
    if (location.hash) location.hash = '';
    else void open().catch(offline);
  }

  function show(mail: Mail): void {
    const back = document.createElement('a');
    back.className = 'back';
    back.href = '#';
    back.textContent = '← All mail';
    const facts = make('p', 'facts');
    const fact = (name: string, value: string) =>
      facts.append(make('span', 'name', name), make('span', 'value', value));
    fact('From', mail.from.name ? `${mail.from.name} <${mail.from.address}>` : mail.from.address);
    fact('To', mail.to.map(({ name, address }) => (name ? `${name} <${address}>` : address)).join(', '));
    fact('At', new Date(mail.at).toLocaleString());
    if (mail.attachments.length > 0)
      fact('Files', mail.attachments.map(({ filename, size }) => `${filename} (${size} bytes)`).join(', '));

    const tabs = make('div', 'tabs');
    const content = make('div', 'content');
    const draw = () => {
      content.replaceChildren(bodyOf(mail, tab));
      for (const button of tabs.querySelectorAll('button'))
        button.setAttribute('aria-pressed', String(button.value === tab));
    };
    for (const [value, text] of [
      ['html', 'HTML'],
      ['text', 'Text'],
      ['source', 'Source'],
    ] as const) {
      const button = document.createElement('button');
      button.type = 'button';
      button.value = value;
      button.textContent = text;
      button.addEventListener('click', () => {
        tab = value;
        draw();
      });
      tabs.append(button);
    }
    const remove = document.createElement('button');
    remove.type = 'button';
    remove.className = 'delete';
    remove.textContent = 'Delete';
    remove.addEventListener('click', () => {
      fetch(`/api/messages/${mail.id}`, { method: 'DELETE' }).then(leave, offline);
    });
    tabs.append(remove);
    reader.replaceChildren(back, make('h2', '', mail.subject || '(no subject)'), facts, tabs, content);
    draw();
  }

  async function open(): Promise<void> {
    opened = location.hash.slice(1);
    document.body.classList.toggle('reading', opened !== '');
    seenVersion = -1;
    await refresh();
    if (opened === '') {
      reader.replaceChildren(make('p', 'hint', 'Choose a mail to read it.'));
      return;
    }
    const reply = await fetch(`/api/messages/${opened}`);
    if (reply.ok) show(await reply.json());
    else location.hash = '';
  }

  function offline(): void {
    count.textContent = 'The mailbox does not answer. Trying again…';
    seenVersion = -1;
  }

  window.addEventListener('hashchange', () => void open().catch(offline));
  search?.addEventListener('input', () => void refresh().catch(offline));
  element('clear').addEventListener('click', () => {
    fetch('/api/messages', { method: 'DELETE' }).then(leave, offline);
  });
  document.addEventListener('visibilitychange', () => void refresh().catch(offline));
  setInterval(() => {
    if (!document.hidden) void refresh().catch(offline);
  }, pollMs);
  void open().catch(offline);
}

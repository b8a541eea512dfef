/** What a worker shows, and where a press leads. */
export interface ShownNotification {
  title: string;
  options: {
    body: string;
    tag?: string;
    icon?: string;
    image?: string;
    dir: 'auto';
    actions: { action: string; title: string }[];
    /** By the name of the action pressed; '' for the notification itself. */
    data: { links: Record<string, string> };
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textIn = (record: Record<string, unknown>, name: string): string => {
  const value = record[name];
  return typeof value === 'string' ? value : '';
};

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/**
 * A browser ends the subscription of a worker that shows nothing, so that something is shown whatever has arrived.
 * @param text of the push; null when it could not be read
 * @param host of the site, which stands in for a title
 */
export function shownNotification(text: string | null, host: string): ShownNotification {
  const payload = parsed(text);
  const optional = (name: 'tag' | 'icon' | 'image') => {
    const value = textIn(payload, name);
    return value ? { [name]: value } : {};
  };
  const actions = (Array.isArray(payload['actions']) ? payload['actions'] : []).filter(isRecord).slice(0, 2);
  const named = actions.map((one) => ({ action: textIn(one, 'action'), title: textIn(one, 'title') }));
  const links = Object.fromEntries(actions.map((one) => [textIn(one, 'action'), textIn(one, 'url')]));
  return {
    title: textIn(payload, 'title') || host,
    options: {
      ...{ body: textIn(payload, 'body'), dir: 'auto' as const },
      ...{ ...optional('tag'), ...optional('icon'), ...optional('image') },
      actions: named.filter(({ action, title }) => action !== '' && title !== ''),
      data: { links: { ...links, '': textIn(payload, 'url') } },
    },
  };
}

/** Where a press leads: an address of the worker's own origin, whatever the push says. */
export function targetOf(links: unknown, action: string, origin: string): string {
  const record = isRecord(links) ? links : {};
  const wanted = textIn(record, action) || textIn(record, '') || '/';
  const url = URL.canParse(wanted, origin) ? new URL(wanted, origin) : new URL('/', origin);
  return url.origin === origin ? url.href : new URL('/', origin).href;
}

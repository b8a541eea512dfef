import { baseUrl } from '@linkyard/testing';

export interface Screen {
  status: number;
  /** Where a 303 leads. */
  location: string;
  text: string;
  /** Values of the form's controls, as a browser without JavaScript would send them. */
  values: Record<string, string>;
  headers: Headers;
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const unescaped = (text: string) =>
  text.replace(/&(#?\w+);/g, (all, name: string) =>
    /^#\d/.test(name) ? String.fromCharCode(Number(name.slice(1))) : (signs[name] ?? all),
  );
const attribute = (tag: string, name: string) => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? undefined : unescaped(found);
};

function valuesOf(text: string): Record<string, string> {
  const inputs = [...text.matchAll(/<input\b[^>]*>/g)].flatMap(([tag]) => {
    const isLeftOut = /type="(?:checkbox|radio)"/.test(tag) && !/\schecked\b/.test(tag);
    const name = attribute(tag, 'name');
    return name === undefined || isLeftOut ? [] : [[name, attribute(tag, 'value') ?? '']];
  });
  const selects = [...text.matchAll(/<select\b([^>]*)>(.*?)<\/select>/gs)].flatMap(([, tag = '', options = '']) => {
    const all = [...options.matchAll(/<option\b[^>]*>/g)].map(([option]) => option);
    const chosen = all.find((option) => /\sselected\b/.test(option)) ?? all[0] ?? '';
    return [[attribute(tag, 'name') ?? '', attribute(chosen, 'value') ?? '']];
  });
  const areas = [...text.matchAll(/<textarea\b([^>]*)>(.*?)<\/textarea>/gs)].map(([, tag = '', value = '']) => [
    attribute(tag, 'name') ?? '',
    unescaped(value),
  ]);
  return Object.fromEntries([...inputs, ...selects, ...areas]);
}

async function screenOf(reply: Response): Promise<Screen> {
  const text = await reply.text();
  const location = reply.headers.get('location') ?? '';
  return { status: reply.status, location, text, values: valuesOf(text), headers: reply.headers };
}

const headersOf = (language: string, cookie: string) => ({
  'accept-language': language,
  ...(cookie ? { cookie } : {}),
});

/** @param path of the gateway, or the whole address of a payment page @param language what the browser asks for @param cookie that it has */
export const openScreen = async (path: string, language = 'en', cookie = ''): Promise<Screen> =>
  screenOf(await fetch(new URL(path, baseUrl()), { headers: headersOf(language, cookie), redirect: 'manual' }));

/** Posts a form as a browser does: an answer that is kept for the next GET is opened, with the cookie that came with it. */
export async function postForm(
  path: string,
  fields: Record<string, string>,
  language = 'en',
  cookie = '',
): Promise<Screen> {
  const reply = await fetch(new URL(path, baseUrl()), {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: headersOf(language, cookie),
    redirect: 'manual',
  });
  return screenOf(await followAnswer(reply, language, cookie));
}

/** The answer that a form's redirect leads to; the reply itself where it leads elsewhere. */
export async function followAnswer(reply: Response, language = 'en', cookie = ''): Promise<Response> {
  const location = reply.headers.get('location') ?? '';
  if (reply.status !== 303 || !/^\/.*[?&]answer=/.test(location)) return reply;
  const cookies = [cookie, ...reply.headers.getSetCookie().map((set) => set.split(';')[0] ?? '')];
  const headers = headersOf(language, cookies.filter(Boolean).join('; '));
  return fetch(new URL(location, baseUrl()), { headers, redirect: 'manual' });
}

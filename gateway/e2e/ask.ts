import type { AnyCommand, WireReply } from '@linkyard/contracts';
import { baseUrl } from '@linkyard/testing';

interface As {
  token?: string;
  /** Of another gateway than the stack's. */
  url?: string;
}

/** Makes a call as the app does, with files as a form. */
export async function ask({ http }: AnyCommand, sent: object, { token, url = baseUrl() }: As = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(sent))
    if (value instanceof Blob) form.set(name, value, 'Plan.pdf');
    else form.set(name, String(value));
  const isForm = http?.body === 'multipart';
  const authorization: Record<string, string> = token ? { authorization: token } : {};
  const reply = await fetch(`${url}${http?.path}`, {
    method: 'POST',
    ...(isForm
      ? { body: form, headers: authorization }
      : { body: JSON.stringify(sent), headers: { 'content-type': 'application/json', ...authorization } }),
  });
  const body: WireReply<unknown> = await reply.json();
  return { http: reply.status, code: body.code ?? 'ok', body };
}

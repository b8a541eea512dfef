import { html, json, type Reply } from '../http/reply.js';
import type { Route, SimRequest } from '../http/serve.js';
import type { KeptMail } from './kept-mail.js';
import type { MailFolder } from './mail-folder.js';
import { mailboxPage, mailboxScript, mailboxStyle } from './mailbox-page.js';

const missing = () => json({ message: 'There is no such mail.' }, 404);

const summary = ({ id, at, from, to, envelopeTo, subject, text, size, attachments }: KeptMail) => ({
  id,
  at,
  from,
  to: to.length > 0 ? to : envelopeTo.map((address) => ({ name: '', address })),
  subject,
  preview: text.replace(/\s+/g, ' ').trim().slice(0, 140),
  size,
  attachments: attachments.length,
});

// Scripts of a mail never run; its links open in a new tab; its pictures may be shown.
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'";

function list({ query }: SimRequest, folder: MailFolder): Reply {
  const mails = folder.list({ to: query.get('to') ?? '', search: query.get('q') ?? '' });
  return json({ version: folder.version, total: mails.length, messages: mails.map(summary) });
}

/**
 * The page at `/`, and the JSON API:
 * `GET /api/messages?to=&q=`, `GET|DELETE /api/messages/:id`, `GET /api/messages/:id/html|source`, `DELETE /api/messages`.
 */
export const mailboxRoutes = (folder: MailFolder): Route[] => {
  const found = (id: string | undefined, reply: (mail: KeptMail, raw: Buffer) => Reply) => {
    const kept = folder.find(id ?? '');
    return kept ? reply(kept.mail, kept.raw) : missing();
  };
  const text = (type: string, body: string | Buffer, extra: Record<string, string> = {}): Reply => ({
    status: 200,
    headers: { 'content-type': `${type}; charset=utf-8`, 'x-content-type-options': 'nosniff', ...extra },
    body,
  });
  const pagePolicy = "default-src 'self'; frame-ancestors 'none'; base-uri 'none'";
  return [
    ['GET', /^\/$/, () => html(mailboxPage, 200, { 'content-security-policy': pagePolicy })],
    ['GET', /^\/mailbox\.css$/, () => text('text/css', mailboxStyle)],
    ['GET', /^\/mailbox\.js$/, () => text('text/javascript', mailboxScript)],
    ['GET', /^\/favicon\.ico$/, () => ({ status: 204, headers: {}, body: '' })],
    ['GET', /^\/api\/messages$/, (request) => list(request, folder)],
    ['DELETE', /^\/api\/messages$/, async () => json({ deleted: await folder.clear() })],
    ['GET', /^\/api\/messages\/(?<id>[0-9a-f]{24})$/, ({ params }) => found(params['id'], (mail) => json(mail))],
    [
      'DELETE',
      /^\/api\/messages\/(?<id>[0-9a-f]{24})$/,
      async ({ params }) => ((await folder.remove(params['id'] ?? '')) ? json({ deleted: 1 }) : missing()),
    ],
    [
      'GET',
      /^\/api\/messages\/(?<id>[0-9a-f]{24})\/html$/,
      ({ params }) =>
        found(params['id'], (mail) =>
          html(`<base target="_blank">${mail.html}`, 200, {
            'content-security-policy': mailPolicy,
            'referrer-policy': 'no-referrer',
          }),
        ),
    ],
    [
      'GET',
      /^\/api\/messages\/(?<id>[0-9a-f]{24})\/source$/,
      ({ params }) => found(params['id'], (_, raw) => text('text/plain', raw)),
    ],
  ];
};

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  addSection,
  getNotifications,
  markNotificationsRead,
  notificationsRead,
  publishCampaign,
  scrapeInformation,
  submitForm,
  userAppNotification,
  type ReplyOf,
} from '@linkyard/contracts';
import { baseUrl, call, mailTo, must, newCampaign, newCreator, theAdmin, until, type Person } from '@linkyard/testing';
import { io, type Socket } from 'socket.io-client';
import { editorOf } from './editor-of.js';

type Bell = ReplyOf<typeof getNotifications>;

/** The bell once it is so: events take their time. */
const bellOf = ({ token }: Person, isSo: (bell: Bell) => boolean): Promise<Bell> =>
  until(() => must(getNotifications, {}, token), isSo);

/** A window of the app that a person has open. */
async function openWindow({ token, userId }: Person): Promise<{ socket: Socket; heard: unknown[] }> {
  const heard: unknown[] = [];
  const socket = io(baseUrl(), { auth: { token }, transports: ['websocket'], reconnection: false });
  socket.on(userAppNotification.name, (payload: unknown) => void heard.push(payload));
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
  socket.emit('set_user', userId);
  return { socket, heard };
}

describe('notifications', () => {
  let ana: Person;
  let ben: Person;
  let leave: (name: string) => Promise<unknown>;

  beforeAll(async () => {
    [ana, ben] = await Promise.all([newCreator('Ana'), newCreator('Ben')]);
    const campaign = await newCampaign(ana, 'Ana makes mugs');
    const { templateId, pageId } = await editorOf(ana, campaign);
    const sectionData = { isname: true, isemail: true, description: 'News', thanktype: 'text', ttext: 'Welcome!' };
    const { _id: sectionId } = await must(addSection, { templateId, pageId, type: 'el_optin', sectionData }, ana.token);
    await must(publishCampaign, { _id: campaign._id }, ana.token);
    leave = (name) =>
      must(submitForm, {
        campaignId: campaign._id,
        pageId,
        sectionId,
        answers: { name, email: `${name.toLowerCase()}@mail.example` },
        idempotencyKey: randomUUID(),
        elapsedMs: 5_000,
      });
  });

  it('a lead notifies its owner, and only its owner, in the open window, in the bell and by mail', async () => {
    const [own, others] = await Promise.all([openWindow(ana), openWindow(ben)]);
    await leave('Vera');
    const { data, unread, productCount, paymentCount } = await bellOf(ana, (bell) => bell.unread > 0);
    expect([unread, productCount, paymentCount]).toEqual([1, 0, 0]);
    expect(data[0]?.notification).toMatchObject({ type: 'lead', name: 'Vera', campaignName: 'Ana makes mugs' });
    await until(() => own.heard.length > 0);
    expect(own.heard).toEqual([data[0]]);
    expect(data[0]).toMatchObject({ link: '/myleads', state: { type: 'search', value: 'Vera' } });
    expect(others.heard).toEqual([]);
    expect((await mailTo(ana.email, (text) => text.includes('Vera'))).subject).toBe('New lead from Ana makes mugs');
    own.socket.disconnect();
    others.socket.disconnect();
  }, 40_000);

  it('are read by their owner only', async () => {
    await leave('Mila');
    const { data } = await bellOf(ana, (bell) => bell.data.some(({ notification }) => notification.name === 'Mila'));
    const ids = data.map(({ _id }) => _id);
    expect(await call(markNotificationsRead, { ids }, ben.token)).toMatchObject({
      http: 404,
      body: { code: 'core.not_found' },
    });
    expect((await must(getNotifications, {}, ana.token)).unread).toBe(data.length);
    expect((await call(markNotificationsRead, { ids }, ana.token)).body).toMatchObject({
      message: 'Marked as read.',
      data: { unread: 0 },
    });
    expect((await must(getNotifications, {}, ana.token)).data.every(({ markAsRead }) => markAsRead)).toBe(true);
    expect((await must(getNotifications, {}, ben.token)).data).toEqual([]);
  }, 40_000);

  it('that are marked in one window are marked in the other windows of their owner alone (F11)', async () => {
    await leave('Nora');
    const { data } = await bellOf(ana, (bell) => bell.data.some(({ notification }) => notification.name === 'Nora'));
    const windows = await Promise.all([openWindow(ana), openWindow(ana), openWindow(ben)]);
    const read = windows.map(({ socket }) => {
      const marks: unknown[] = [];
      socket.on(notificationsRead.name, (payload: unknown) => void marks.push(payload));
      return marks;
    });
    const { ids, unread } = await must(markNotificationsRead, { upTo: data[0]?._id }, ana.token);
    expect([ids.includes(data[0]?._id ?? ''), unread]).toEqual([true, 0]);
    await until(() => read[0]?.length === 1 && read[1]?.length === 1);
    const mark = { ids, upTo: data[0]?._id, markAsRead: true, unread: 0 };
    expect(read).toEqual([[mark], [mark], []]);
    for (const { socket } of windows) socket.disconnect();
  }, 40_000);

  it('are for people with a session; an admin has some of their own', async () => {
    expect((await call(getNotifications, {})).http).toBe(401);
    expect((await call(markNotificationsRead, { ids: ['a'.repeat(24)] })).http).toBe(401);
    expect((await call(getNotifications, {}, (await theAdmin()).token)).http).toBe(200);
  });

  it.each([{ listPerPage: 0 }, { listPerPage: -2 }, { listPerPage: 101 }, { page: 0 }])(
    '%j is no page',
    async (request) => {
      expect((await call(getNotifications, request, ana.token)).http).toBe(422);
    },
  );

  it.each([{ ids: [] }, { ids: ['x'] }, { ids: Array.from({ length: 201 }, () => 'a'.repeat(24)) }])(
    'ids that are none are refused',
    async (request) => expect((await call(markNotificationsRead, request, ana.token)).http).toBe(422),
  );
});

describe('looking at a page of the web', () => {
  it('internal addresses are unreachable, and the answer reveals nothing', async () => {
    const { token } = await newCreator('Cleo');
    const said = await Promise.all(
      [
        'http://127.0.0.1:27017/',
        'http://169.254.169.254/latest/',
        'http://[::1]/',
        'http://no-such-host.invalid/',
      ].map((url) => call(scrapeInformation, { url }, token)),
    );
    for (const { http, body } of said)
      expect({ http, code: body.code, message: body.message }).toEqual({
        http: 422,
        code: 'integrations.page_unreachable',
        message: 'This address could not be read.',
      });
    expect((await call(scrapeInformation, { url: 'file:///etc/passwd' }, token)).http).toBe(422);
    expect((await call(scrapeInformation, { url: 'https://example.com' })).http).toBe(401);
  }, 30_000);
});

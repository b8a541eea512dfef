// R01: reminders of bookings fall due while their service and the workers are down, and both are killed again as soon as the first mail is sent.
import { ask, eventually, must, newKey, pause, someNetwork, uniqueName } from './kit/requests.mjs';
import { Creator } from './kit/creator.mjs';
import { seconds } from './kit/table.mjs';

const attendees = 20;
const minuteMs = 60_000;
/** The roles that look for due reminders, and those that send them. */
const roles = ['bookings', 'second', 'workers'];
const subject = uniqueName('Your sitting is near');

export async function run(installation, { report }) {
  const creator = await Creator.signIn(installation);
  const { dueAt, emails } = await booked(installation, creator);
  await Promise.all(roles.map((role) => installation.kill(role)));
  report(`down while the reminders fall due, for ${seconds(dueAt - Date.now() + 2_000)}`);
  await pause(Math.max(0, dueAt - Date.now() + 2_000));
  await Promise.all(roles.map((role) => installation.startAgain(role)));
  const first = await eventually(async () => (await reminded(installation)).length > 0, { withinMs: 2 * minuteMs });
  await Promise.all(roles.map((role) => installation.kill(role)));
  const early = (await reminded(installation)).length;
  await Promise.all(roles.map((role) => installation.startAgain(role)));
  const isAll = async () => new Set(await reminded(installation)).size === attendees;
  // What a dead worker had claimed is free again after a minute.
  const done = await eventually(isAll, { withinMs: 5 * minuteMs, everyMs: 500 });
  // One more round of the job that looks for due reminders.
  await pause(35_000);
  const sent = await reminded(installation);
  const without = emails.filter((email) => !sent.includes(email)).length;
  const twice = sent.length - new Set(sent).size;
  const row = (measure, measured, target, met) => ({ id: 'R01', measure, measured, target, met });
  return [
    row(
      `${attendees} reminders due while bookings and workers are down; killed again after ${early} mails`,
      `${without} without, ${twice} twice${done ? `, all ${seconds(done.ms)} after the last start` : ''}`,
      '0 without; at most the one mail in hand when a worker died twice',
      first !== undefined && without === 0 && twice <= 1,
    ),
  ];
}

/** A group of people, each with a reminder that is due within two minutes. */
async function booked(installation, creator) {
  const weekly = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, intervals: [{ start: '00:00', end: '24:00' }] }));
  const always = { name: 'Always', timeZone: 'UTC', weekly };
  const { _id: scheduleId } = await creator.must('/user/schedule/add-update', always);
  const now = Date.now();
  const start = new Date(Math.ceil((now + 60 * minuteMs) / (15 * minuteMs)) * 15 * minuteMs);
  const minutesBefore = Math.floor((start.getTime() - now - 45_000) / minuteMs);
  const rules = { durations: [15], slotInterval: 15, minimumNotice: 0, window: { type: 'unlimited' } };
  const { publicId } = await creator.must('/user/appointment/add-update', {
    ...{ title: 'Sitting', state: 'published', scheduleId, ...rules, seatsPerSlot: attendees },
    reminders: [{ minutesBefore, to: 'attendee', subject, body: 'See you soon.' }],
  });
  const emails = [];
  for (let seat = 0; seat < attendees; seat += 1) {
    const email = `${uniqueName('guest')}@visitors.example`;
    const attendee = { name: 'Visitor', email };
    const body = { publicId, start: start.toISOString(), timeZone: 'UTC', attendee, idempotencyKey: newKey() };
    await must(`${installation.url}/user/appointment/save`, { body, headers: someNetwork() });
    emails.push(email);
  }
  return { dueAt: start.getTime() - minutesBefore * minuteMs, emails };
}

/** The address of each reminder in the mailbox. */
async function reminded({ env }) {
  const { text } = await ask(`${env.MAILBOX_URL}/api/messages?q=${encodeURIComponent(subject)}`);
  const listed = JSON.parse(text);
  const messages = Array.isArray(listed) ? listed : listed.messages;
  return messages.filter((one) => one.subject.includes(subject)).flatMap(({ to }) => to.map(({ address }) => address));
}

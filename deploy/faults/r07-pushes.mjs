// R07: the workers are killed twice while they send a push notification to the followers of a page.
import { seedFollowers } from '../bench/kit/followers.mjs';
import { ask, eventually } from './kit/requests.mjs';
import { Creator, withDatabase } from './kit/creator.mjs';
import { seconds } from './kit/table.mjs';

const followers = 1_000;
/** Two jobs of fifty notifications each, which a killed worker had claimed: nothing says whether they were sent. */
const heldAtOnce = 100;
const minuteMs = 60_000;

export async function run(installation, { report }) {
  const creator = await Creator.signIn(installation);
  const { campaignId, path } = await creator.page();
  await creator.must('/user/campaign/update', { _id: campaignId, pushEnabled: true });
  await creator.must('/user/campaign/publish', { _id: campaignId });
  const { env } = installation;
  const { userId } = creator;
  await withDatabase(installation, (db) => seedFollowers({ env, db, userId, campaignId, path, count: followers }));
  report(`${followers} followers`);
  const message = { title: 'The kiln is open', body: 'Come by.', audience: { campaignIds: [campaignId] } };
  const { _id } = await creator.must('/notification/push/create', message);
  // Slow enough that the workers are in the midst of it when they are killed.
  await behave(env, { status: 201, delayMs: 400 });
  await creator.must('/notification/push/send', { _id });

  const arrived = [];
  for (const share of [0.1, 0.4]) {
    await eventually(async () => (await received(env)).length >= followers * share, { withinMs: minuteMs });
    await installation.kill('workers');
    arrived.push((await received(env)).length);
    await installation.startAgain('workers');
  }
  const counts = async () => (await creator.must('/notification/push/list', {})).data.find((one) => one._id === _id);
  // What a dead worker had claimed counts as failed after some minutes.
  const done = await eventually(async () => (await counts()).state === 'sent', {
    withinMs: 6 * minuteMs,
    everyMs: 500,
  });
  await behave(env, { status: 201 });
  const { sent, failed, gone, left, targeted } = (await counts()).counts;
  const endpoints = await received(env);
  const twice = endpoints.length - new Set(endpoints).size;
  const lost = followers - new Set(endpoints).size;
  return [
    {
      id: 'R07',
      measure: `${followers} push notifications, the workers killed after ${arrived.join(' and ')} had arrived`,
      measured: `${twice} twice, ${lost} without, ${sent} sent, ${failed} failed, ${left} left${done ? `; all within ${seconds(done.ms)} after the last start` : ''}`,
      target: `0 twice; at most the ${2 * heldAtOnce} in hand without, which are counted as failed; the counts add up`,
      met:
        done !== undefined &&
        twice === 0 &&
        lost <= failed &&
        failed <= 2 * heldAtOnce &&
        sent + failed + gone === targeted,
    },
  ];
}

/** How the push service answers from now on. */
const behave = ({ PUSH_SIMULATOR_URL }, how) =>
  fetch(`${PUSH_SIMULATOR_URL}/behaviour`, { method: 'PUT', body: JSON.stringify(how) });

/** The browser of each notification at the push service. */
async function received({ PUSH_SIMULATOR_URL }) {
  const { text } = await ask(`${PUSH_SIMULATOR_URL}/messages`);
  return JSON.parse(text).map(({ endpoint }) => endpoint);
}

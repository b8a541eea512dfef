// R14: the same write fifty times at once, again after its service was killed, again with other content.
import { newKey, tally, uniqueName } from './kit/requests.mjs';
import { Creator, withDatabase } from './kit/creator.mjs';

const times = 50;
const rounds = process.env.FAULT_SECONDS ? Math.max(2, Math.round(Number(process.env.FAULT_SECONDS) / 10)) : 2;

export async function run(installation) {
  const creator = await Creator.signIn(installation);
  const page = await creator.page();
  const rows = [];
  let stored = 0;
  const answers = [];
  const changed = [];
  for (let round = 0; round < rounds; round += 1) {
    const email = `${uniqueName('once')}@visitors.example`;
    const idempotencyKey = newKey();
    const send = (name = 'Visitor') =>
      creator.optin(page, email, { idempotencyKey, answers: { name, email, consent: true } });
    answers.push(...(await Promise.all(Array.from({ length: times }, () => send()))));
    await installation.kill('campaigns-and-templates');
    const [again] = await Promise.all([send(), installation.startAgain('campaigns-and-templates')]);
    // The one that was lost with the dead copy, if it was, is simply sent again, as a browser would.
    answers.push(again.status === 504 ? await send() : again, await send());
    changed.push(await send('Somebody else'));
    stored += await withDatabase(installation, (db) =>
      db.collection('campaigns-and-templates.leads').countDocuments({ email }),
    );
  }
  const different = new Set(answers.map(({ data }) => JSON.stringify(data))).size;
  const row = (measure, measured, target, met) => ({ id: 'R14', measure, measured, target, met });
  rows.push(
    row(
      `one form ${times}x in parallel, twice more after a kill`,
      `${stored / rounds} stored, ${different} different answers (${tally(answers)})`,
      '1 effect, one answer',
      stored === rounds && different === 1 && answers.every(({ status }) => status === 200),
    ),
    row(
      'the same key with other content',
      tally(changed),
      '409/422',
      changed.every(({ status }) => status === 409 || status === 422),
    ),
  );
  return [...rows, ...(await publishing(installation, creator, row))];
}

async function publishing(installation, creator, row) {
  const page = await creator.page('v-1-');
  await creator.say(page, 'v-2-');
  const body = { _id: page.campaignId, idempotencyKey: newKey() };
  const publish = (more = {}) => creator.ask('/user/campaign/publish', { ...body, ...more });
  const before = await liveVersion(installation, page);
  const answers = await Promise.all(Array.from({ length: times }, () => publish()));
  await installation.kill('campaigns-and-templates');
  const [again] = await Promise.all([publish(), installation.startAgain('campaigns-and-templates')]);
  answers.push(again.status === 504 ? await publish() : again);
  const published = (await liveVersion(installation, page)) - before;
  const different = new Set(answers.map(({ data }) => JSON.stringify(data))).size;
  const changed = await publish({ publishAt: new Date(Date.now() + 3_600_000).toISOString() });
  return [
    row(
      `one publish ${times}x in parallel, again after a kill`,
      `${published} published, ${different} different answers (${tally(answers)})`,
      '1 effect, one answer',
      published === 1 && different === 1 && answers.every(({ status }) => status === 200),
    ),
    row(
      'the same publish key with other content',
      tally([changed]),
      '409/422',
      changed.status === 409 || changed.status === 422,
    ),
  ];
}

const liveVersion = (installation, { campaignId }) =>
  withDatabase(installation, async (db) => {
    const campaign = await db.collection('campaigns-and-templates.campaigns').findOne({ _id: campaignId });
    return campaign?.liveVersion ?? 0;
  });

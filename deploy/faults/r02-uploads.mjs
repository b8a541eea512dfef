// R02: the gateway, and then the media service, is killed with hundreds of uploads in flight.
import { eventually, pause, tally } from './kit/requests.mjs';
import { Creator } from './kit/creator.mjs';
import { ageUploads, compareUploads, upload } from './kit/uploads.mjs';

const atOnce = 500;
const bytes = 60_000;

export async function run(installation) {
  const creator = await Creator.signIn(installation);
  const folder = installation.env.STORAGE_DIR;
  const rows = [];
  for (const [victim, roles] of [
    ['the gateway', ['gateway']],
    ['the media service, both copies', ['media', 'second']],
  ]) {
    const uploads = Array.from({ length: atOnce }, () => upload(installation.url, creator.token, bytes));
    // Some are stored by now, most are not.
    await Promise.race([someStored(uploads), pause(20_000)]);
    await Promise.all(roles.map((role) => installation.kill(role)));
    const answers = await Promise.all([Promise.all(uploads), ...roles.map((role) => installation.startAgain(role))]);
    rows.push(...(await judged(installation, folder, victim, answers[0])));
  }
  return rows;
}

/** Ends when ten of them are. */
async function someStored(uploads) {
  let stored = 0;
  await new Promise((resolve) => {
    for (const uploading of uploads)
      uploading.then(({ status }) => status === 200 && (stored += 1) === 10 && resolve());
  });
}

async function judged(installation, folder, victim, answers) {
  const before = await compareUploads(installation, folder);
  // The media service finishes its requests after the gateway died; they must have ended before records are aged.
  const sweepers = ['media', 'second', 'workers'];
  for (const role of sweepers) await installation.kill(role);
  await ageUploads(installation, folder);
  // Who starts, sweeps.
  await Promise.all(sweepers.map((role) => installation.startAgain(role)));
  let now = before;
  await eventually(async () => {
    now = await compareUploads(installation, folder);
    return now.orphans + now.incoming + now.partial + now.unfinished === 0;
  });
  const accepted = answers.filter(({ status }) => status === 200);
  const lost = accepted.filter(({ name }) => !now.titles.has(name)).length;
  const row = (measure, measured, target, met) => ({ id: 'R02', measure, measured, target, met });
  const left = ({ orphans, incoming, partial, unfinished }) =>
    `${orphans} orphans, ${incoming} incoming, ${partial} partial, ${unfinished} unfinished`;
  return [
    row(
      `${victim} killed with ${atOnce} uploads in flight: what is left after the sweep`,
      `${left(now)} (before it: ${left(before)})`,
      'nothing',
      now.orphans + now.incoming + now.partial + now.unfinished === 0,
    ),
    row(
      'half uploads that are listed; accepted ones that are lost',
      `${before.broken + now.broken}; ${lost} of ${accepted.length} (${tally(answers)})`,
      '0; 0',
      before.broken + now.broken + lost === 0,
    ),
  ];
}

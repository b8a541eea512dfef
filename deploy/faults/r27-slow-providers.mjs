// R27: image providers hang, fail or answer garbage. Callers get a timely error; other traffic is unaffected.
import { ask, isAnswered, Load, pause, tally } from './kit/requests.mjs';
import { Creator } from './kit/creator.mjs';
import { longest, quantile, seconds } from './kit/table.mjs';

/** Searches at once; each is another one, so that none shares the answer of another. */
const searches = 100;
const quietMs = 4_000;
/** Milliseconds of the slowest hundredth that are no delay whatever they were before. */
const smallMs = 100;

export async function run(installation, { report }) {
  const creator = await Creator.signIn(installation);
  const page = await creator.page();
  const { _id: section_id, sectionData, animation } = page.heading;
  const heading = { section_id, sectionData, animation };
  const search = (keyword, platform, at) =>
    creator.ask('/user/search-image-from-thirdParty-platforms', {
      keyword,
      platform,
      type: 'image',
      listPerPage: 24,
      page: at,
    });
  // One at a time for an account.
  const draw = (prompt) => creator.ask('/ai/generate-image', { prompt, ratio: '1:1' }, { timeoutMs: 70_000 });
  const others = () => {
    let at = 0;
    return new Load()
      .add('page', () => ask(`${installation.url}${page.path}`), { everyMs: 20 })
      .add('me', () => creator.ask('/auth/me', {}), { everyMs: 50 })
      .add('save', () => creator.ask('/user/section/save', { ...heading, title: `Heading ${(at += 1)}` }), {
        everyMs: 100,
      })
      .add('another provider', () => search(`harbour ${(at += 1)}`, 'pixabay', 1), { everyMs: 1_500 });
  };
  const before = others();
  await pause(quietMs);
  const calm = await before.stop();

  const load = others();
  const each = (count, work) => Promise.all(Array.from({ length: count }, (_, at) => work(at + 1)));
  const slow = each(searches, (at) => search('simulate-slow', 'unsplash', at));
  const drawing = draw('simulate-slow');
  const hung = await slow;
  const drawn = await drawing;
  const broken = [
    ...(await each(5, (at) => search('simulate-error', 'pexels', at))),
    ...(await each(5, (at) => search('simulate-garbage', 'pexels', at))),
    await draw('simulate-garbage'),
  ];
  const loud = await load.stop();
  report(`hanging: ${tally(hung)}; broken: ${tally(broken)}; drawing: ${tally([drawn])}`);

  const failed = loud.filter((answer) => !isAnswered(answer) || answer.status >= 400);
  const slowest = (answers) => quantile(answers.filter(({ about }) => about !== 'another provider').map(ofMs), 0.99);
  const [p99Before, p99After] = [slowest(calm), slowest(loud)];
  const row = (measure, measured, target, met) => ({ id: 'R27', measure, measured, target, met });
  return [
    row(
      `${searches} searches at a provider that hangs for 30 s`,
      `${tally(hung)}, slowest ${seconds(longest(hung))}`,
      '<= 10.0 s, refused by a code of ours',
      hung.every(isExplained) && longest(hung) <= 10_000,
    ),
    row(
      'providers that break down or talk nonsense',
      `${tally(broken)}, slowest ${seconds(longest(broken))}`,
      '<= 10.0 s, refused by a code of ours',
      broken.every(isExplained) && longest(broken) <= 10_000,
    ),
    row(
      'a picture that is never drawn',
      `${tally([drawn])} after ${seconds(drawn.ms)}`,
      '<= 55.0 s (drawing one takes up to 40)',
      isExplained(drawn) && drawn.ms <= 55_000,
    ),
    row(
      'pages, sessions, saves and another provider at the same time: failed',
      `${failed.length} of ${loud.length}${failed.length > 0 ? `: ${tally(failed)}` : ''}`,
      '0',
      failed.length === 0 && calm.length > 0,
    ),
    row(
      'the same: slowest hundredth, before and during',
      `${p99Before} ms, ${p99After} ms`,
      `<= twice, or ${smallMs} ms`,
      p99After <= Math.max(smallMs, 2 * p99Before),
    ),
  ];
}

const ofMs = ({ ms }) => ms;
const isExplained = ({ status, code }) => status >= 400 && (code ?? '').startsWith('integrations.');

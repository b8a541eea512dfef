import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  addSection,
  deleteSection,
  getCampaign,
  getSections,
  orderSections,
  publishCampaign,
  restoreSections,
  saveSection,
  undoCampaignUpdate,
  type SectionView,
} from '@linkyard/contracts';
import { MediaUses } from '../../publishing/media-uses/media-uses.js';
import { creator, ownAddress, ServiceHarness } from '../../testing/service-harness.js';

let harness: ServiceHarness;
let owner: ReturnType<typeof creator>;
const sent: string[] = [];
beforeAll(async () => {
  const address = new URL(ownAddress());
  address.searchParams.set('monitorCommands', 'true');
  harness = await ServiceHarness.start(address.href);
  harness.database.db.client.on('commandStarted', ({ commandName, command }) => {
    sent.push(`${commandName} ${String(command[commandName])}`.replace(`${harness.database.service}.`, ''));
  });
}, 30_000);
afterAll(() => harness.stop());
beforeEach(() => {
  owner = creator();
});

const save = ({ _id }: Pick<SectionView, '_id'>, text: string, more: { rev?: number; by?: typeof owner } = {}) => {
  const sectionData = { text, tag: 'h1', align: '' };
  const { by = owner, ...rest } = more;
  return harness.call(saveSection, { section_id: _id, sectionData, animation: {}, title: 'Heading', ...rest }, by);
};
/** What the database is asked while the work goes on, and by what follows from it. */
const asked = async (work: () => Promise<unknown>) => {
  await harness.get(MediaUses).settled();
  sent.length = 0;
  await work();
  await harness.get(MediaUses).settled();
  return [...sent].sort();
};
const hide = (_id: string, deletedAt: Date | null) =>
  harness.rows('sections').updateOne({ _id }, { $set: { deletedAt } });

describe('a section that is saved again and again', () => {
  it('writes the section alone', async () => {
    const { section } = await harness.aCampaign(owner);
    await save(section, 'one');
    const writes = (commands: string[]) => commands.filter((command) => !command.startsWith('find '));
    expect(writes(await asked(() => save(section, 'two')))).toEqual(['findAndModify sections']);
    expect(writes(await asked(() => save(section, 'three', { rev: section.rev + 2 })))).toEqual([
      'findAndModify sections',
    ]);
  });

  it('marks its campaign when it is the first change after a publish or an undo', async () => {
    const { campaign, section } = await harness.aCampaign(owner);
    const isMarked = async () => (await harness.call(getCampaign, { _id: campaign._id }, owner)).hasUnpublishedChanges;
    await save(section, 'one');
    await harness.call(publishCampaign, { _id: campaign._id }, owner);
    expect(await isMarked()).toBe(false);
    await save(section, 'two');
    expect(await isMarked()).toBe(true);
    await harness.call(undoCampaignUpdate, { _id: campaign._id }, owner);
    expect(await isMarked()).toBe(false);
    await save(section, 'four');
    expect(await isMarked()).toBe(true);
  });

  it('answers its place after blocks were moved, added, deleted or brought back', async () => {
    const { section, pageId, templateId } = await harness.aCampaign(owner);
    const other = await harness.addHeading(owner, { templateId }, pageId, 'other');
    const place = async () => (await save(section, 'again')).order;
    expect(await place()).toBe(0);
    await harness.call(orderSections, { pageId, ids: [other._id, section._id] }, owner);
    expect(await place()).toBe(1);
    await harness.call(addSection, { templateId, pageId, type: 'el_heading', index: 0 }, owner);
    expect(await place()).toBe(2);
    await harness.call(deleteSection, { _id: other._id }, owner);
    expect(await place()).toBe(1);
    await harness.call(restoreSections, { ids: [other._id] }, owner);
    expect(await place()).toBe(2);
  });

  it('keeps a stored font that is no longer offered, and refuses it where it was not stored', async () => {
    const { section } = await harness.aCampaign(owner);
    const style = { ...section.style, font: 'Comic Sans' };
    const saveStyle = (text: string) =>
      harness.call(
        saveSection,
        {
          section_id: section._id,
          sectionData: { text, tag: 'h1', align: '' },
          animation: {},
          title: 'Heading',
          style,
        },
        owner,
      );
    await expect(saveStyle('new')).rejects.toMatchObject({ code: 'core.invalid_input' });
    await harness.rows('sections').updateOne({ _id: section._id }, { $set: { 'style.font': 'Comic Sans' } });
    expect(await saveStyle('other text')).toMatchObject({ style: { font: 'Comic Sans' } });
  });

  it('is marked as not live whenever it is not, however saves and publishes meet', async () => {
    const { campaign, section } = await harness.aCampaign(owner);
    const publish = () => harness.call(publishCampaign, { _id: campaign._id }, owner);
    for (let round = 0; round < 12; round += 1) {
      const saves = [0, 1, 2, 3].map((turn) => save(section, `round ${round}, ${turn}`));
      await Promise.all([publish(), ...saves]);
      const stored = await harness.rows('sections').findOne({ _id: section._id });
      const now = await harness.rows('campaigns').findOne({ _id: campaign._id });
      const live = await harness.rows('revisions').findOne({ _id: String(now?.['publishedRevisionId']) });
      const isLive = JSON.stringify(live?.['snapshot']).includes(JSON.stringify(stored?.['sectionData']));
      expect(isLive || now?.['hasUnpublishedChanges']).toBe(true);
    }
  }, 30_000);

  it('has the files of its page looked at only when it shows others', async () => {
    const { section } = await harness.aCampaign(owner);
    await save(section, 'plain');
    expect(await asked(() => save(section, 'see /media/pictures/2026-11/one.webp'))).toContain('find templates');
    expect(await asked(() => save(section, 'look: /media/pictures/2026-11/one.webp'))).not.toContain('find templates');
    expect(await asked(() => save(section, 'plain'))).toContain('find templates');
  });

  it('answers with what is stored, and with its present place', async () => {
    const { section, pageId, templateId } = await harness.aCampaign(owner);
    await save(section, 'one');
    const other = await harness.addHeading(owner, { templateId }, pageId, 'other');
    await harness.call(orderSections, { pageId, ids: [other._id, section._id] }, owner);
    const saved = await save(section, 'two');
    expect(saved).toMatchObject({ order: 1, rev: 3, sectionData: { text: 'two' } });
    const { sections } = await harness.call(getSections, { pageId }, owner);
    expect(sections[1]).toEqual(saved);
  });

  it('is refused from a window that has an older one', async () => {
    const { section } = await harness.aCampaign(owner);
    const { rev } = await save(section, 'one', { rev: section.rev });
    await expect(save(section, 'late', { rev: section.rev })).rejects.toMatchObject({ code: 'core.stale_rev' });
    expect(await save(section, 'two', { rev })).toMatchObject({ rev: rev + 1 });
  });

  it('is saved by exactly one of twenty who have the same one', async () => {
    const { section, pageId } = await harness.aCampaign(owner);
    const { rev } = await save(section, 'one');
    const tries = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => save(section, `try ${n}`, { rev })));
    const won = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(won).toHaveLength(1);
    const { sections } = await harness.call(getSections, { pageId }, owner);
    expect(sections[0]).toEqual(won[0]);
  });

  it('is not there once it was deleted, whichever process did it, and is there again when that is taken back', async () => {
    const { section } = await harness.aCampaign(owner);
    await save(section, 'one');
    await hide(section._id, new Date());
    await expect(save(section, 'two')).rejects.toMatchObject({ code: 'core.not_found' });
    await hide(section._id, null);
    await save(section, 'three');
    await harness.call(deleteSection, { _id: section._id }, owner);
    await expect(save(section, 'four')).rejects.toMatchObject({ code: 'core.not_found' });
    await harness.call(restoreSections, { ids: [section._id] }, owner);
    expect(await save(section, 'five')).toMatchObject({ sectionData: { text: 'five' } });
  });

  it('is hidden from other owners, even right after its owner saved it', async () => {
    const { section } = await harness.aCampaign(owner);
    await save(section, 'one');
    await expect(save(section, 'theirs', { by: creator() })).rejects.toMatchObject({ code: 'core.not_found' });
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  editableMail,
  editMailTexts,
  findMailText,
  previewWhiteLabel,
  sendEmail,
  type EditableMail,
  type MailLanguage,
} from '@linkyard/contracts';
import { creator, visitor } from '@linkyard/service-kit/testing';
import { WhiteLabelHarness } from '../testing/white-label-harness.js';
import { WhiteLabelsRepository } from '../white-labels/white-labels.repository.js';

const words = { subject: 'Your new password', body: '# Hi\n\nChoose it here:\n\n[Choose]({{ link }})' };
const key = 'reset-password' as const;

describe('the words of the mails of a site', () => {
  let service: WhiteLabelHarness;
  let owner: ReturnType<typeof creator>;
  let tenantId: string;
  beforeAll(async () => {
    service = await WhiteLabelHarness.start();
  }, 30_000);
  afterAll(() => service.stop());
  beforeEach(async () => {
    owner = creator();
    ({ _id: tenantId } = await service.get(WhiteLabelsRepository).draftOf(owner.userId));
  });

  const edit = (request: Parameters<typeof service.call<typeof editMailTexts>>[1] = {}) =>
    service.call(editMailTexts, request, owner);
  const find = async (language: MailLanguage, of = tenantId) =>
    (await service.call(findMailText, { tenantId: of, key, language }, visitor())).text;
  const textIn = async (language: MailLanguage, of: EditableMail = key) => {
    const { texts } = await edit();
    return texts.find((one) => one.key === of)?.languages.find((one) => one.language === language);
  };

  it('are editable for each mail but those of the platform, which a new mail has to decide', () => {
    const ofPlatform = sendEmail.data.shape.template.options.filter(
      (name) => !editableMail.options.some((editable) => editable === name),
    );
    expect(ofPlatform.toSorted()).toEqual([
      ...['admin-added', 'certificate-expiring', 'domain-failing', 'enquiry-received', 'sender-failing', 'sender-test'],
    ]);
    expect(editableMail.options).toHaveLength(38);
  });

  it('begin as the built-in ones, in each language, with what they may name', async () => {
    const german = await textIn('de');
    expect(german).toMatchObject({ isOwn: false, title: 'Wähle ein neues Passwort für Linkyard' });
    await service.rows('white_labels').updateOne({ _id: tenantId }, { $set: { title: 'Glanz' } });
    expect(await textIn('de')).toMatchObject({ title: 'Wähle ein neues Passwort für Glanz' });
    expect(german?.body).toContain('({{link}})');
    expect(german?.placeholders).toContainEqual(expect.objectContaining({ name: 'link', isRequired: true }));
    expect(await find('de')).toBeNull();
  });

  it('are saved for one language or for all, and brought back', async () => {
    const stored = { subject: words.subject, body: words.body.replace('{{ link }}', '{{link}}') };
    await edit({ save: { key, language: 'en', ...words } });
    expect([await find('en'), await find('de')]).toEqual([stored, null]);
    expect(await textIn('en')).toMatchObject({ isOwn: true, ...stored });
    await edit({ save: { key, ...words } });
    expect(await find('de')).toEqual(stored);
    await edit({ delete: key, language: 'de' });
    expect([await find('en'), await find('de')]).toEqual([stored, null]);
    await edit({ delete: key });
    expect(await find('en')).toBeNull();
  });

  it('leave the settings that are open as they are, and are of their own site', async () => {
    const before = await service.get(WhiteLabelsRepository).ofOwner(owner.userId);
    await edit({ save: { key, ...words } });
    expect((await service.get(WhiteLabelsRepository).ofOwner(owner.userId))?.rev).toBe(before?.rev);
    const mine = tenantId;
    owner = creator();
    const other = await service.get(WhiteLabelsRepository).draftOf(owner.userId);
    expect([await find('en', other._id), await textIn('en')]).toMatchObject([null, { isOwn: false }]);
    expect(await find('en', mine)).not.toBeNull();
  });

  it('are refused by field with the names that are wrong', async () => {
    const save = { key, subject: '{{cod}} for you', body: 'Hi {{nmae}} [x](javascript:alert)' };
    await expect(edit({ save })).rejects.toMatchObject({
      code: 'core.invalid_input',
      details: {
        errors: [
          { path: 'save.subject', code: 'white-label.placeholder_unknown', params: { names: 'cod' } },
          { path: 'save.body', code: 'white-label.placeholder_unknown', params: { names: 'nmae' } },
          { path: 'save.body', code: 'white-label.placeholder_missing', params: { names: 'link' } },
          { path: 'save.body', code: 'white-label.link_refused', params: { names: 'javascript:alert' } },
        ],
      },
    });
    expect(await find('en')).toBeNull();
  });

  it('are not saved and brought back by the same call', async () => {
    await expect(edit({ save: { key, ...words }, delete: key })).rejects.toMatchObject({ code: 'core.invalid_input' });
    expect(await find('en')).toBeNull();
  });

  it('are shown with examples before they are saved', async () => {
    const shown = { kind: 'mail' as const, key, subject: 'Hi {{name}}', body: '<b>Bold</b>\n\n[Go]({{link}})' };
    const mail = await service.call(previewWhiteLabel, { ...shown, language: 'de' }, owner);
    expect(mail.subject).toBe('Hi Ada');
    expect(mail.html).toContain('&lt;b&gt;Bold&lt;/b&gt;');
    expect(mail.html).toContain('lang="de"');
    await expect(service.call(previewWhiteLabel, { ...shown, body: '{{x}}' }, owner)).rejects.toMatchObject({
      details: { errors: [{ path: 'body' }, { path: 'body' }] },
    });
  });

  it('are shown with settings that are being typed, whole or not, and change nothing', async () => {
    const theme = {
      ...{ primaryColor: '#aa2211', secondaryColor: '#445566', titleColor: '#111111', textColor: '#333333' },
      ...{ sideBarColor: '#ffffff', bgColor: '#f0f4ff' },
    };
    const site = { title: 'Typed & Co', logo: '', theme, supportEmail: 'help@', supportLink: 'https:/' };
    const shown = { kind: 'mail' as const, key };
    const typed = await service.call(previewWhiteLabel, { ...shown, site }, owner);
    expect(typed.html).toContain('Typed &amp; Co');
    expect(typed.html).toContain('#aa2211');
    expect(typed.html).toContain('#f0f4ff');
    const saved = await service.call(previewWhiteLabel, shown, owner);
    expect(saved.html).not.toContain('Typed');
    await service.call(editMailTexts, { save: { key, language: 'en', ...words } }, owner);
    expect(await service.call(previewWhiteLabel, { ...shown, site }, owner)).toMatchObject({ subject: words.subject });
  });
});

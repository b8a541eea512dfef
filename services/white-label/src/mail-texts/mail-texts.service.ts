import { Injectable } from '@nestjs/common';
import {
  editableMail,
  fieldError,
  mailLanguages,
  type EditableMail,
  type editMailTexts,
  type FieldError,
  type findMailText,
  type MailLanguage,
  type previewWhiteLabel,
  type ReplyInput,
  type RequestOf,
} from '@linkyard/contracts';
import {
  localizedTemplate,
  mailBrandOf,
  mailExamples,
  renderMail,
  textOf,
  textPlaceholders,
  textProblems,
  type OwnText,
} from '@linkyard/mail';
import { InjectStored, type StoredModel } from '@linkyard/mongo';
import { DomainError, requireFound } from '@linkyard/service-kit';
import { ServedHosts } from '../hosts/served-hosts.js';
import { siteOfRecord } from '../hosts/site-of-record.js';
import { whiteLabels, type WhiteLabel } from '../white-labels/white-label.schema.js';
import { WhiteLabelsRepository } from '../white-labels/white-labels.repository.js';

type Request = RequestOf<typeof editMailTexts>;
type Texts = ReplyInput<typeof editMailTexts>['texts'];

/** In `emailTemplates`. */
const storedKey = (key: string, language: MailLanguage) => `${key}:${language}`;

/** The words of the mails of a site. @source models.md 16 emailTemplates */
@Injectable()
export class MailTexts {
  constructor(
    private readonly records: WhiteLabelsRepository,
    private readonly hosts: ServedHosts,
    @InjectStored('white-label', whiteLabels) private readonly model: StoredModel<typeof whiteLabels>,
  ) {}

  /** @throws DomainError core.not_found; core.invalid_input with what is wrong with the words */
  async edit(ownerId: string, { save, delete: removed, language }: Request): Promise<{ texts: Texts }> {
    const record = requireFound(await this.records.ofOwner(ownerId));
    if (save) await this.save(record, save);
    if (removed) await this.remove(record, removed, language);
    const changed = requireFound(await this.records.ofOwner(ownerId));
    const title = siteOfRecord(this.hosts, changed).brand.title || undefined;
    return { texts: editableMail.options.map((key) => presented(key, title, changed.emailTemplates)) };
  }

  async find({ tenantId, key, language }: RequestOf<typeof findMailText>): Promise<OwnText | null> {
    const name = storedKey(key, language);
    const record = await this.model
      .findOne(
        { _id: tenantId, deletedAt: null },
        { [`emailTemplates.${name}`]: 1 },
        { acrossOwners: 'mails are sent for the tenant of a record' },
      )
      .lean<Pick<WhiteLabel, 'emailTemplates'>>()
      .exec();
    return record?.emailTemplates?.[name] ?? null;
  }

  /** @throws DomainError as `edit` */
  async preview(ownerId: string, { key, language, subject, body, site: typed }: RequestOf<typeof previewWhiteLabel>) {
    const record = requireFound(await this.records.ofOwner(ownerId));
    const sent = subject !== undefined && body !== undefined ? normalised({ subject, body }) : undefined;
    if (sent) requireUsable(key, [language], sent, '');
    const own = sent ?? (await this.find({ tenantId: record._id, key, language })) ?? undefined;
    const site = siteOfRecord(this.hosts, record);
    const brand = mailBrandOf(typed ? { ...site, brand: { ...site.brand, ...typed, logo: typed.logo || null } } : site);
    return renderMail(key, mailExamples[language][key], brand, language, undefined, own);
  }

  private async save(record: WhiteLabel, { key, language, subject, body }: NonNullable<Request['save']>) {
    const own = normalised({ subject, body });
    const languages = language ? [language] : mailLanguages;
    requireUsable(key, languages, own, 'save.');
    await this.change(record, { $set: Object.fromEntries(languages.map((one) => [pathOf(key, one), own])) });
  }

  private async remove(record: WhiteLabel, key: EditableMail, language?: MailLanguage) {
    const languages = language ? [language] : mailLanguages;
    await this.change(record, { $unset: Object.fromEntries(languages.map((one) => [pathOf(key, one), 1])) });
  }

  /** No new `rev`: the settings that the owner is editing at the same time are not outdated by it. */
  private async change({ _id, userId }: WhiteLabel, update: { $set: object } | { $unset: Record<string, 1> }) {
    await this.model.updateOne({ _id, userId }, update).exec();
  }
}

const pathOf = (key: EditableMail, language: MailLanguage) => `emailTemplates.${storedKey(key, language)}`;

/** `{{ name }}` is meant as `{{name}}`. */
const normalised = ({ subject, body }: OwnText): OwnText => ({ subject: tight(subject), body: tight(body) });
const tight = (text: string) => text.replaceAll(/\{\{[^\S\n]*([a-zA-Z]{1,40})[^\S\n]*\}\}/g, '{{$1}}');

const codes = {
  unknownPlaceholder: 'white-label.placeholder_unknown',
  missingPlaceholder: 'white-label.placeholder_missing',
  refusedLink: 'white-label.link_refused',
} as const;

function requireUsable(key: EditableMail, languages: readonly MailLanguage[], own: OwnText, within: string): void {
  const errors = new Map<string, FieldError>();
  for (const language of languages)
    for (const { field, kind, names } of textProblems(key, language, own))
      errors.set(
        `${field} ${kind}`,
        fieldError(`${within}${field}`, codes[kind], { names: names.join(', ').slice(0, 500) }),
      );
  if (errors.size > 0) throw new DomainError('core.invalid_input', { errors: [...errors.values()] });
}

function presented(
  key: EditableMail,
  brand: string | undefined,
  own: WhiteLabel['emailTemplates'] | undefined,
): Texts[number] {
  return {
    key,
    languages: mailLanguages.map((language) => {
      const builtIn = textOf(localizedTemplate(key, language).template);
      const placeholders = textPlaceholders(key, language, brand);
      const words = own?.[storedKey(key, language)];
      const examples = new Map(placeholders.map(({ name, example }) => [name, example]));
      const title = builtIn.subject.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => examples.get(name) ?? '');
      return { language, title, ...(words ?? builtIn), isOwn: words !== undefined, builtIn, placeholders };
    }),
  };
}

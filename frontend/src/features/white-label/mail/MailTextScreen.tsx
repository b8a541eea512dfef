import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { mailLanguages, type MailLanguage } from '@linkyard/contracts';
import {
  currentLanguage,
  EditScreen,
  ErrorState,
  failureOf,
  FormSkeleton,
  toast,
  type EditSection,
} from '@linkyard/ui';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { refusalOf, type ApiError } from '../../../shared/api/api-error.js';
import { languages } from '../../../shared/language/app-language.js';
import { MailPreview } from './MailPreview.js';
import { ResetText } from './ResetText.js';
import { useEditMailTextsMutation, useMailTextsQuery, type MailText, type Words } from './texts-api.js';
import { WordsFields } from './WordsFields.js';

type Draft = Record<MailLanguage, Words>;
/** What the server said about the words of a language, by field; `general` where it is about neither. */
type Refused = Partial<Record<MailLanguage, Partial<Record<keyof Words | 'general', string>>>>;

const wordsIn = ({ languages: inEach }: MailText, wanted: MailLanguage): Words => {
  const found = inEach.find(({ language }) => language === wanted);
  return { subject: found?.subject ?? '', body: found?.body ?? '' };
};
const draftOf = (text: MailText): Draft => ({ en: wordsIn(text, 'en'), de: wordsIn(text, 'de') });
const isSame = (one: Words, other: Words) => one.subject === other.subject && one.body === other.body;
const nameOf = (language: MailLanguage) => languages.find(({ value }) => value === language)?.label ?? language;
const readersLanguage = (): MailLanguage => mailLanguages.find((one) => one === currentLanguage()) ?? 'en';

function refusedIn({ errors = [], message }: ApiError): Partial<Record<keyof Words | 'general', string>> {
  const at = (path: string) => errors.filter((error) => error.path === path).map((error) => error.message);
  const [subject, body] = [at('save.subject'), at('save.body')];
  return {
    ...(subject.length > 0 ? { subject: subject.join(' ') } : {}),
    ...(body.length > 0 ? { body: body.join(' ') } : {}),
    ...(subject.length + body.length > 0 ? {} : { general: message }),
  };
}

/** `/white-label/mails/:key`: the words of one mail, in each language. */
export function MailTextScreen() {
  const { key } = useParams();
  const { data, error, refetch } = useMailTextsQuery({});
  if (error) return <ErrorState failure={failureOf(error)} retry={() => void refetch()} />;
  if (!data) return <FormSkeleton />;
  const text = data.texts.find((one) => one.key === key);
  if (!text) return <ErrorState failure={{ message: t`There is no such mail.` }} />;
  return <MailTextForm key={text.key} text={text} />;
}

function MailTextForm({ text }: { text: MailText }) {
  const [saved, setSaved] = useState(() => draftOf(text));
  const [draft, setDraft] = useState(saved);
  const [refused, setRefused] = useState<Refused>({});
  const [saving, setSaving] = useState(false);
  const [shown, setShown] = useState(readersLanguage);
  const [asksFor, setAsksFor] = useState<MailLanguage | null>(null);
  const [edit] = useEditMailTextsMutation();
  const changed = mailLanguages.filter((language) => !isSame(draft[language], saved[language]));

  const change = (language: MailLanguage, part: Partial<Words>) => {
    setDraft((before) => ({ ...before, [language]: { ...before[language], ...part } }));
    setRefused(({ [language]: _forgiven, ...rest }) => rest);
    setShown(language);
  };
  /** What is typed while it is saved stays. */
  const take = (texts: readonly MailText[] | undefined, language: MailLanguage, sent: Words) => {
    const stored = texts?.find(({ key }) => key === text.key);
    if (!stored) return;
    const words = wordsIn(stored, language);
    setSaved((before) => ({ ...before, [language]: words }));
    setDraft((before) => (isSame(before[language], sent) ? { ...before, [language]: words } : before));
  };
  const saveOne = async (language: MailLanguage): Promise<Refused> => {
    const sent = draft[language];
    const answer = await edit({ save: { key: text.key, language, ...sent } });
    const refusal = refusalOf(answer);
    if (refusal) return { [language]: refusedIn(refusal) };
    take(answer.data?.texts, language, sent);
    return {};
  };
  const save = async () => {
    setSaving(true);
    let wrong: Refused = {};
    for (const language of changed) wrong = { ...wrong, ...(await saveOne(language)) };
    setRefused(wrong);
    setSaving(false);
    if (Object.keys(wrong).length === 0) toast.success(t`Saved`);
  };
  const reset = async (language: MailLanguage) => {
    const answer = await edit({ delete: text.key, language });
    const refusal = refusalOf(answer);
    if (refusal) return refusal;
    take(answer.data?.texts, language, draft[language]);
    setRefused(({ [language]: _forgiven, ...rest }) => rest);
    toast.success(t`The built-in text is back`);
    return null;
  };
  const sections: EditSection[] = text.languages.map(({ language, placeholders, isOwn }) => ({
    id: language,
    title: nameOf(language),
    hasError: refused[language] !== undefined,
    content: (
      <>
        <WordsFields
          words={draft[language]}
          placeholders={placeholders}
          errors={refused[language] ?? {}}
          onChange={(part) => change(language, part)}
        />
        {isOwn && (
          <Group>
            <Button variant="default" onClick={() => setAsksFor(language)}>
              <Trans>Bring back the built-in text</Trans>
            </Button>
          </Group>
        )}
      </>
    ),
  }));
  const general = mailLanguages.flatMap((language) => refused[language]?.general ?? [])[0];
  return (
    <>
      <EditScreen
        title={text.languages.find(({ language }) => language === readersLanguage())?.title ?? t`Mail text`}
        back={{ to: '/white-label/mails', label: t`Mail texts` }}
        sections={sections}
        dirty={changed.length > 0}
        saving={saving}
        onSave={() => void save()}
        onDiscard={() => {
          setDraft(saved);
          setRefused({});
        }}
        failure={general === undefined ? null : { message: general }}
        preview={<MailPreview mail={text.key} language={shown} words={draft[shown]} onLanguage={setShown} />}
      />
      <ResetText
        language={asksFor && nameOf(asksFor)}
        onClose={() => setAsksFor(null)}
        onReset={async () => (asksFor ? reset(asksFor) : null)}
      />
    </>
  );
}

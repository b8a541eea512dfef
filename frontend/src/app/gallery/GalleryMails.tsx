import { SegmentedControl, Select } from '@mantine/core';
import { exampleBrand, mailExamples, mailTemplateNames, renderMail, type RenderedMail } from '@linkyard/mail/preview';
import { useEffect, useState } from 'react';
import css from './gallery.module.css';

type Language = keyof typeof mailExamples;
type Name = (typeof mailTemplateNames)[number];
const isName = (text: string | null): text is Name => mailTemplateNames.some((name) => name === text);
const isLanguage = (text: string | null): text is Language => text !== null && text in mailExamples;

/** Every mail in every language, with example values. */
export function GalleryMails() {
  const asked = new URLSearchParams(window.location.search);
  const [named, spoken] = [asked.get('mail'), asked.get('language')];
  const [name, setName] = useState<Name>(isName(named) ? named : 'verify-email');
  const [language, setLanguage] = useState<Language>(isLanguage(spoken) ? spoken : 'en');
  const [mail, setMail] = useState<RenderedMail>();
  useEffect(() => {
    let isCurrent = true;
    void renderMail(name, mailExamples[language][name], exampleBrand, language).then((rendered) => {
      if (isCurrent) setMail(rendered);
    });
    return () => {
      isCurrent = false;
    };
  }, [name, language]);
  return (
    <div className={css['stack']}>
      <div className={css['grid']}>
        <Select
          label="Mail"
          data={[...mailTemplateNames].sort()}
          value={name}
          onChange={(next) => isName(next) && setName(next)}
          allowDeselect={false}
          searchable
        />
        <SegmentedControl
          aria-label="Language"
          data={Object.keys(mailExamples)}
          value={language}
          onChange={(next) => isLanguage(next) && setLanguage(next)}
        />
      </div>
      {mail && (
        <>
          <h2 lang={language}>{mail.subject}</h2>
          <iframe className={css['mail']} title={`${name} as HTML`} srcDoc={mail.html} sandbox="" />
          <pre className={css['text']} lang={language}>
            {mail.text}
          </pre>
        </>
      )}
    </div>
  );
}

import { t } from '@lingui/core/macro';
import { mailLanguages, type EditableMail, type MailLanguage } from '@linkyard/contracts';
import { InlineAlert } from '@linkyard/ui';
import { SegmentedControl, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { refusalOf } from '../../../shared/api/api-error.js';
import { languages } from '../../../shared/language/app-language.js';
import { applyStyles, framedMail } from './framed-mail.js';
import { useMailPreviewQuery, type Words } from './texts-api.js';
import css from './mail-preview.module.css';

interface MailPreviewProps {
  mail: EditableMail;
  language: MailLanguage;
  words: Words;
  onLanguage: (language: MailLanguage) => void;
}

/** How long typing may rest before the mail is drawn again, milliseconds. */
const restMs = 400;

/** The mail as its reader gets it, with examples in the placeholders. */
export function MailPreview({ mail, language, words, onLanguage }: MailPreviewProps) {
  const [{ subject, body }] = useDebouncedValue(words, restMs);
  const { currentData, data, error } = useMailPreviewQuery(
    { kind: 'mail', key: mail, language, subject, body },
    { skip: subject.trim() === '' || body.trim() === '' },
  );
  const refusal = error ? refusalOf({ error }) : null;
  const shown = currentData ?? data;
  return (
    <Stack gap="sm">
      <SegmentedControl
        aria-label={t`Language of the preview`}
        value={language}
        onChange={(value) => onLanguage(mailLanguages.find((one) => one === value) ?? language)}
        data={[...languages]}
      />
      {refusal && <InlineAlert title={refusal.errors?.map(({ message }) => message).join(' ') || refusal.message} />}
      {shown && (
        <>
          <Text fw={600}>{shown.subject}</Text>
          <iframe
            className={css['mail']}
            title={t`Preview of the mail`}
            srcDoc={framedMail(shown.html)}
            sandbox="allow-same-origin"
            onLoad={({ currentTarget }) => applyStyles(currentTarget.contentDocument)}
          />
        </>
      )}
    </Stack>
  );
}

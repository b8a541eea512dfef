import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { currentLanguage, EmptyState, ErrorState, failureOf, FormSkeleton, PageHead, SearchField } from '@linkyard/ui';
import { Anchor, Badge, Group, Stack, Table } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { languages } from '../../../shared/language/app-language.js';
import { useMailTextsQuery, type MailText } from './texts-api.js';

/** What a mail is about, in the language of the reader. */
const titleOf = ({ languages: inEach }: MailText): string =>
  (inEach.find(({ language }) => language === currentLanguage()) ?? inEach[0])?.title ?? '';

const saysAny = (text: MailText, word: string): boolean =>
  text.languages
    .flatMap(({ title, subject, body }) => [title, subject, body])
    .some((words) => words.toLocaleLowerCase().includes(word.toLocaleLowerCase()));

/** `/white-label/mails`: every mail of a site, found by any of its words. */
export function MailTextsScreen() {
  const { data, error, refetch } = useMailTextsQuery({});
  const [word, setWord] = useState('');
  if (error) return <ErrorState failure={failureOf(error)} retry={() => void refetch()} />;
  if (!data) return <FormSkeleton />;
  const found = data.texts.filter((text) => saysAny(text, word));
  return (
    <>
      <PageHead
        title={t`Mail texts`}
        back={{ to: '/white-label', label: t`White Label` }}
        purpose={t`What your site writes to its people and their visitors. Each mail has a text already; replace the ones that should sound like you.`}
      />
      <Stack gap="md">
        <Group>
          <SearchField label={t`Search mail texts`} placeholder={t`Search here`} value={word} onSearch={setWord} />
        </Group>
        {found.length === 0 ? (
          <EmptyState drawing="search" text={t`No mail has these words.`} />
        ) : (
          <Table aria-label={t`Mail texts`}>
            <Table.Tbody>
              {found.map((text) => (
                <Table.Tr key={text.key}>
                  <Table.Td>
                    <Anchor component={Link} to={`/white-label/mails/${text.key}`}>
                      {titleOf(text)}
                    </Anchor>
                  </Table.Td>
                  <Table.Td>
                    <OwnBadges text={text} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
      </Stack>
    </>
  );
}

function OwnBadges({ text }: { text: MailText }) {
  const own = languages.filter(({ value }) =>
    text.languages.some(({ language, isOwn }) => isOwn && language === value),
  );
  if (own.length === 0) return null;
  const names = own.map(({ label }) => label).join(', ');
  return (
    <Group justify="flex-end">
      <Badge variant="light" tt="none">
        <Trans>Own text: {names}</Trans>
      </Badge>
    </Group>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Button, Fieldset, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { firstReason, pageSlug } from '@linkyard/contracts';
import { reasonText } from '@linkyard/ui';
import { IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import { pagesOf } from '../document/document.js';
import type { PageFields } from '../document/page-actions.js';
import { useOpenDialog } from '../open-dialog.js';
import { useEditor, useEditorSession } from '../store/use-editor.js';
import { BackgroundFields } from './BackgroundFields.js';

/** Name, address, search data and background of the open page. */
export function PagePanel() {
  const pageId = useEditor((state) => state.pageId);
  return <Fields key={pageId} id={pageId} />;
}

function Fields({ id }: { id: string }) {
  const { store } = useEditorSession();
  const page = useEditor((state) => state.document.pages[id]);
  const theme = useEditor((state) => state.document.template.theme);
  const isHome = useEditor((state) => state.document.template.homePageId === id);
  const problem = useEditor((state) => state.sync.problems[`p:${id}`]);
  const hasCampaign = useEditor((state) => state.campaign !== null);
  const open = useOpenDialog();
  if (!page) return null;
  const { seo } = page;
  const set = (part: Partial<PageFields>) => void store.act({ type: 'setPage', id, part });
  const setSeo = (part: Partial<typeof seo>) => set({ seo: { ...seo, ...part } });
  return (
    <Stack gap="lg">
      <Stack gap="sm">
        <TextInput
          label={t`Name`}
          maxLength={60}
          value={page.name}
          error={page.name.trim() === '' ? t`Name is required` : null}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <SlugField id={id} slug={page.slug} isHome={isHome} refusal={problem?.message} />
        <Switch
          label={t`Show in the menu`}
          description={isHome ? t`The menu appears when there are two pages or more.` : undefined}
          checked={page.showInNav}
          onChange={(event) => set({ showInNav: event.currentTarget.checked })}
        />
        <Switch
          label={t`Published with the site`}
          description={isHome ? t`The home page is always shown.` : t`Off hides the page from visitors.`}
          disabled={isHome}
          checked={page.status === 1}
          onChange={(event) => set({ status: event.currentTarget.checked ? 1 : 0 })}
        />
      </Stack>
      <Fieldset legend={t`Search and sharing`}>
        <Stack gap="sm">
          <TextInput
            label={t`Title`}
            placeholder={t`From the page itself`}
            maxLength={120}
            value={seo.title}
            onChange={(event) => setSeo({ title: event.currentTarget.value })}
          />
          <Textarea
            label={t`Description`}
            placeholder={t`From the page itself`}
            autosize
            minRows={2}
            maxRows={6}
            maxLength={320}
            value={seo.description}
            onChange={(event) => setSeo({ description: event.currentTarget.value.replace(/[\r\n]+/g, ' ') })}
          />
          <Switch
            label={t`Hide from search engines`}
            checked={seo.noIndex}
            onChange={(event) => setSeo({ noIndex: event.currentTarget.checked })}
          />
        </Stack>
      </Fieldset>
      {hasCampaign && (
        <Button
          variant="default"
          leftSection={<IconSettings size={18} stroke={1.5} aria-hidden />}
          onClick={() => open('settings')}
        >
          <Trans>Settings of the whole site</Trans>
        </Button>
      )}
      <Fieldset legend={t`Background of this page`}>
        <BackgroundFields
          mayFollowTheme
          value={page.background}
          theme={theme}
          onChange={(background) => set({ background })}
        />
      </Fieldset>
    </Stack>
  );
}

interface SlugFieldProps {
  id: string;
  slug: string;
  isHome: boolean;
  refusal: string | undefined;
}

/** Kept apart while it is no address yet: half an address would be refused at every key. */
function SlugField({ id, slug, isHome, refusal }: SlugFieldProps) {
  const { store } = useEditorSession();
  const document = useEditor((state) => state.document);
  const campaign = useEditor((state) => state.campaign);
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? slug;
  const others = pagesOf(document).filter((page) => page._id !== id);
  const fault = (text: string): string | null => {
    const parsed = pageSlug.safeParse(text);
    const why = firstReason(parsed.error);
    if (why) return reasonText(why);
    return others.some((page) => page.slug === parsed.data) ? t`Another page has this address.` : null;
  };
  // A page with a domain of its own opens at its root, and its further pages below its name.
  const address = campaign && (isHome ? campaign.url : new URL(`/${campaign.campName}/${slug}`, campaign.url).href);
  return (
    <TextInput
      label={t`Address`}
      maxLength={40}
      value={value}
      error={fault(value) ?? refusal}
      description={
        address && (
          <>
            {isHome ? t`The home page also opens at ` : ''}
            <Anchor inherit component="span" c="dimmed">
              {address}
            </Anchor>
          </>
        )
      }
      onChange={(event) => {
        const next = event.currentTarget.value.toLowerCase().replace(/\s+/g, '-');
        const isGood = fault(next) === null;
        setTyped(isGood ? null : next);
        if (isGood) store.act({ type: 'setPage', id, part: { slug: next } });
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { socialType } from '@linkyard/blocks/schema';
import { perLanguage, translated } from '@linkyard/ui';
import { Avatar, Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import type { Dispatch } from 'react';
import { chosenOf, countWords, isNothing, type Draft, type DraftAction, type Found } from './draft.js';
import { CompleteAddress } from './CompleteAddress.js';
import { LinkRows } from './LinkRows.js';
import { Skipped, Warnings } from './Remarks.js';
import type { ImportInput } from './source.js';
import css from './import.module.css';

interface FoundStepProps {
  input: ImportInput | null;
  found: Found;
  draft: Draft;
  change: Dispatch<DraftAction>;
  /** Takes what the same file holds once its address is known. */
  onFound: (input: ImportInput, found: Found) => void;
  onBack: () => void;
  onNext: () => void;
}

const makeNames: () => Record<Found['source'], string> = perLanguage(() => ({
  linktree: t`a Linktree page`,
  linkstack: t`a LinkStack page`,
  littlelink: t`a LittleLink page`,
  html: t`this page`,
  json: t`this JSON file`,
  csv: t`this list`,
}));

/** As the network itself, or the language of the app, writes it. */
const networkName = (platform: string): string =>
  translated(socialType(platform)?.label ?? platform.charAt(0).toUpperCase() + platform.slice(1));

/** Codes of warnings that an address would settle. */
const needsAddress: ReadonlySet<string> = new Set(['relative-link', 'picture-left-out']);

/** Everything that was found, each with a tick; titles can be put right on the spot. */
export function FoundStep({ input, found, draft, change, onFound, onBack, onNext }: FoundStepProps) {
  const chosen = chosenOf(draft);
  const isIncomplete = found.warnings.some(({ code }) => needsAddress.has(code));
  return (
    <>
      <p className={css['lead']} role="status">
        <Trans>
          We found {countWords(found.page)} on {makeNames()[found.source]}. Untick what should stay behind.
        </Trans>
      </p>
      <Warnings warnings={found.warnings} />
      {isIncomplete && input && input.kind !== 'url' && <CompleteAddress input={input} onFound={onFound} />}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isNothing(chosen)) onNext();
        }}
      >
        <div className={css['who']}>
          {draft.avatar && (
            <label className={css['avatar']}>
              <Avatar src={draft.avatar.url} size={72} alt="" data-off={!draft.avatar.ticked || undefined} />
              <Checkbox
                size="xs"
                label={t`Picture`}
                checked={draft.avatar.ticked}
                onChange={(event) => change({ type: 'avatar', ticked: event.currentTarget.checked })}
              />
            </label>
          )}
          <div className={css['words']}>
            <TextInput
              label={t`Name`}
              dir="auto"
              maxLength={160}
              value={draft.title}
              onChange={(event) => change({ type: 'words', words: { title: event.currentTarget.value } })}
            />
            <Textarea
              label={t`About`}
              dir="auto"
              autosize
              minRows={1}
              maxRows={5}
              maxLength={2000}
              value={draft.bio}
              onChange={(event) => change({ type: 'words', words: { bio: event.currentTarget.value } })}
            />
          </div>
        </div>
        {draft.socials.length > 0 && (
          <fieldset className={css['socials']}>
            <legend>
              <Trans>Social profiles</Trans>
            </legend>
            {draft.socials.map((social, at) => (
              <label
                key={social.url}
                className={css['social']}
                data-off={!social.ticked || undefined}
                title={social.url}
              >
                <Checkbox
                  size="xs"
                  checked={social.ticked}
                  onChange={(event) => change({ type: 'social', at, ticked: event.currentTarget.checked })}
                  aria-label={`${networkName(social.platform)}: ${social.url}`}
                />
                {networkName(social.platform)}
              </label>
            ))}
          </fieldset>
        )}
        {draft.links.length > 0 && <LinkRows links={draft.links} direction={draft.page.direction} change={change} />}
        <Skipped skipped={found.skipped} />
        <div className={css['actions']} data-sticky>
          <span aria-live="polite">
            {isNothing(chosen) ? t`Tick at least one.` : t`Bringing ${countWords(chosen)}`}
          </span>
          <Button variant="default" onClick={onBack}>
            <Trans>Back</Trans>
          </Button>
          <Button type="submit" disabled={isNothing(chosen)}>
            <Trans>Continue</Trans>
          </Button>
        </div>
      </form>
    </>
  );
}

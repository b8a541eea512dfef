import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Badge, Button, Group, Loader, Modal, RingProgress, Text } from '@mantine/core';
import { useCallback, useMemo, useState } from 'react';
import { useOpenDialog } from '../open-dialog.js';
import { focusSelected } from '../keyboard/focus-selected.js';
import { useEditor, useEditorSession } from '../store/use-editor.js';
import { consentFindings, deadInnerLinks, emptyForms, shownPages } from './content-findings.js';
import { DrawnPage } from './DrawnPage.js';
import { hideBlocks } from '../store/block-commands.js';
import { type Finding, findingKinds, kindNames, scoreOf } from './finding.js';
import { sampleFindings, untouchedIds } from './sample-findings.js';
import { useLinkFindings } from './use-link-findings.js';
import css from './quality.module.css';

const words = (score: number) =>
  score >= 95 ? t`Ready for visitors` : score >= 75 ? t`Nearly there` : t`Worth a look`;
const colourOf = (score: number) => (score >= 95 ? 'green' : score >= 75 ? 'yellow' : 'orange');

/** What visitors would stumble over, with the way to each. It advises, and leaves publishing to the person. */
export function QualityDialog({ onClose }: { onClose: () => void }) {
  const session = useEditorSession();
  const { store } = session;
  const open = useOpenDialog();
  const [document] = useState(() => store.getState().document);
  const campaign = useEditor((state) => state.campaign);
  const [measured, setMeasured] = useState<readonly (readonly Finding[])[]>([]);
  const links = useLinkFindings(document);
  const pages = useMemo(() => shownPages(document), [document]);
  const note = useCallback((found: readonly Finding[]) => setMeasured((before) => [...before, found]), []);
  const nextPage = pages[measured.length];
  const isBusy = nextPage !== undefined || links === null;
  const findings = [
    ...consentFindings(document, campaign),
    ...sampleFindings(document),
    ...deadInnerLinks(document),
    ...emptyForms(document),
    ...(links ?? []),
    ...measured.flat(),
  ];
  const score = scoreOf(findings);
  const untouched = untouchedIds(document);
  const hideUntouched = {
    label: t`Hide what I have not touched`,
    run: () => {
      hideBlocks(session, untouched);
      onClose();
    },
  };
  const show = ({ pageId, sectionId }: Finding) => {
    onClose();
    if (sectionId === null) store.openPage(pageId);
    else store.reveal(sectionId);
    requestAnimationFrame(() => focusSelected(sectionId));
  };
  return (
    <Modal opened onClose={onClose} title={t`Check before publishing`} size="lg">
      {nextPage && (
        <DrawnPage key={nextPage._id} document={document} campaign={campaign} pageId={nextPage._id} onMeasured={note} />
      )}
      <div className={css['head']} role="status" aria-busy={isBusy}>
        {isBusy ? (
          <Loader aria-hidden />
        ) : (
          <RingProgress
            size={72}
            thickness={7}
            sections={[{ value: score, color: colourOf(score) }]}
            label={<b className={css['score']}>{score}</b>}
          />
        )}
        <div>
          <b>{isBusy ? t`Looking at your page…` : t`${words(score)}: ${score} of 100`}</b>
          <Text size="sm" c="dimmed">
            {isBusy
              ? t`Contrast, pictures, sizes and links.`
              : findings.length === 0
                ? t`Nothing found that visitors would stumble over.`
                : t`You can publish all the same. Each of these has a way to its place.`}
          </Text>
        </div>
      </div>
      {findingKinds.map((kind) => (
        <Found
          key={kind}
          title={kindNames()[kind]}
          findings={findings.filter((one) => one.kind === kind)}
          onShow={show}
          {...(kind === 'sample' && untouched.length > 0 ? { action: hideUntouched } : {})}
        />
      ))}
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
        {campaign && (
          <Button onClick={() => open('publish')}>
            <Trans>Go on to publish</Trans>
          </Button>
        )}
      </Group>
    </Modal>
  );
}

interface FoundProps {
  title: string;
  findings: readonly Finding[];
  onShow: (finding: Finding) => void;
  /** For all of them at once. */
  action?: { label: string; run: () => void };
}

function Found({ title, findings, onShow, action }: FoundProps) {
  if (findings.length === 0) return null;
  return (
    <section aria-label={title} className={css['kind']}>
      <h3>
        {title} <Badge color="gray">{findings.length}</Badge>
      </h3>
      {action && (
        <Button size="xs" variant="default" mb="xs" onClick={action.run}>
          {action.label}
        </Button>
      )}
      <ul>
        {findings.map((finding) => (
          <li key={finding.text + finding.pageId + (finding.sectionId ?? '')} data-grade={finding.grade}>
            <span>{finding.text}</span>
            <Button size="xs" variant="default" onClick={() => onShow(finding)}>
              <Trans>Show</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

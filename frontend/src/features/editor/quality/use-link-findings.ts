import { t } from '@lingui/core/macro';
import { linksPerCheck } from '@linkyard/contracts';
import { useEffect, useState } from 'react';
import { useEditorCheckLinksMutation } from '../api.js';
import type { EditorDocument } from '../document/document.js';
import { blockTitle } from '../store/block-names.js';
import { outgoingLinks } from './content-findings.js';
import type { Finding } from './finding.js';

/** More addresses than these are left unasked. */
const maxLinks = 3 * linksPerCheck;

const isOfThisHost = (url: string) => new URL(url).origin === location.origin;

/** Our own servers are not asked by ours, which may know this host by no name: visitors get there as this window does. */
async function isGone(url: string): Promise<boolean> {
  try {
    const { status } = await fetch(url, { method: 'HEAD', credentials: 'omit', cache: 'no-store' });
    return status === 404 || status === 410;
  } catch {
    // Without a network nothing is known of it.
    return false;
  }
}

/** Links out of the site that lead nowhere; null while the servers are being asked. */
export function useLinkFindings(document: EditorDocument): readonly Finding[] | null {
  const [findings, setFindings] = useState<readonly Finding[] | null>(null);
  const [check] = useEditorCheckLinksMutation();
  useEffect(() => {
    let isLeft = false;
    const links = outgoingLinks(document);
    const urls = [...new Set(links.map(({ url }) => url))].slice(0, maxLinks);
    const ask = async () => {
      const dead = new Set<string>();
      for (const url of urls.filter(isOfThisHost)) if (!isLeft && (await isGone(url))) dead.add(url);
      const others = urls.filter((url) => !isOfThisHost(url));
      for (let start = 0; start < others.length && !isLeft; start += linksPerCheck) {
        const { data } = await check({ urls: others.slice(start, start + linksPerCheck) });
        for (const { url, state } of data?.links ?? []) if (state === 'dead') dead.add(url);
      }
      if (isLeft) return;
      const found = links.filter(({ url }) => dead.has(url));
      setFindings(
        found.map(({ url, pageId, section }): Finding => {
          const text = t`‘${blockTitle(section)}’ leads to ${new URL(url).host}, and nothing is there.`;
          return { kind: 'deadLink', grade: 'error', pageId, sectionId: section._id, text };
        }),
      );
    };
    void ask();
    return () => {
      isLeft = true;
    };
  }, [check, document]);
  return findings;
}

import type { EditorContext } from '@linkyard/blocks/editor';
import { pageTexts } from '@linkyard/blocks/texts';
import { useMemo } from 'react';
import { useLibraryQuestions } from '../../../shared/media/picker/use-library-questions.js';
import { pagesOf } from '../document/document.js';
import { languageOf } from '../store/document-commands.js';
import { useBlockSources } from '../store/use-block-sources.js';
import { useEditor } from '../store/use-editor.js';

/** What a block's form may ask of the editor around it. */
export function useFormContext(): EditorContext {
  const questions = useLibraryQuestions();
  const document = useEditor((state) => state.document);
  const campaignId = useEditor((state) => state.campaign?._id ?? null);
  const language = useEditor(languageOf);
  const sources = useBlockSources();
  const { pages, pageIds, template } = document;
  return useMemo(() => {
    const links = pagesOf({ pages, pageIds, template, orders: {}, sections: {} });
    return {
      ...questions,
      campaignId,
      i18n: pageTexts(language),
      theme: template.theme,
      ...(sources ? { sources } : {}),
      pages: links.map(({ _id, name, slug, showInNav }) => {
        const isHome = template.homePageId === _id;
        return { _id, name, slug, isHome, href: `#${slug}`, inNav: showInNav };
      }),
    };
  }, [campaignId, language, pageIds, pages, questions, sources, template]);
}

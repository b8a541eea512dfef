import { getPage, getTemplate, type CampaignView, type SectionView } from '@linkyard/contracts';
import { must, type Person } from '@linkyard/testing';

/** What the editor opens of a page: its template, its first page, the sections on it. */
export async function editorOf(
  { token }: Person,
  { templateId }: Pick<CampaignView, 'templateId'>,
): Promise<{ templateId: string; pageId: string; sections: SectionView[] }> {
  const { template } = await must(getTemplate, { _id: templateId }, token);
  const { sections } = await must(getPage, { templateId, pageId: template.homePageId }, token);
  return { templateId, pageId: template.homePageId, sections };
}

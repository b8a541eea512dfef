import type { RenderContext } from './types.js';

/** A URL of this installation with the page and section that its visitor comes from; others, and previews, stay as they are. */
export function cameFrom(
  href: string,
  { campaignId, pageId }: Pick<RenderContext, 'campaignId' | 'pageId'>,
  sectionId: string,
): string {
  if (campaignId === null || !/^\/(?:checkout|bookAppointment)\//.test(href)) return href;
  return `${href}?${new URLSearchParams({ cid: campaignId, pid: pageId, sid: sectionId }).toString()}`;
}

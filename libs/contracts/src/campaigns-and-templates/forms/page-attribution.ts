import { z } from 'zod';

/** Cut and cleaned, not refused: what a link carries is no reason to lose a visitor's answer. */
const mark = (max: number) =>
  z
    .string()
    .max(8_192)
    .transform((text) =>
      text
        .replace(/[\u0000-\u001f\u007f]+/g, ' ')
        .trim()
        .slice(0, max),
    )
    .optional();

/** Where a visitor of a page came from: the page of another host, and the campaign marks of the page's address. @source models.md 0 "attribution" */
export const pageAttribution = z.strictObject({
  referrerUrl: mark(2_048),
  utmSource: mark(120),
  utmMedium: mark(120),
  utmCampaign: mark(120),
  utmTerm: mark(120),
  utmContent: mark(120),
});
export type PageAttribution = z.output<typeof pageAttribution>;

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // As with a mark that cannot be read: the answer counts without it.
    return {};
  }
}

/** The same as a field of a multipart form, where every value is text. */
export const pageAttributionField = z.union([
  pageAttribution,
  z.string().max(16_384).transform(parsedJson).pipe(pageAttribution),
]);

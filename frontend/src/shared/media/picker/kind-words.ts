import { t } from '@lingui/core/macro';
import type { MediaView } from '@linkyard/contracts';

type Kind = MediaView['kind'];

const nouns = {
  picture: { one: 'picture', many: 'pictures' },
  audio: { one: 'recording', many: 'recordings' },
  video: { one: 'video', many: 'videos' },
  document: { one: 'document', many: 'documents' },
} satisfies Record<Kind, { one: string; many: string }>;

/** What a file of this kind is called in a sentence. */
export const nounOf = (kind: Kind) => nouns[kind];
export const emptyHint = (kind: Kind) => t`Upload a ${nouns[kind].one}, and it is here the next time.`;

const accepted: Record<Kind, string> = {
  picture: 'image/png,image/jpeg,image/webp,image/gif',
  audio: 'audio/*',
  video: 'video/mp4,video/webm',
  document: '.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp,.txt,.csv,.md,.rtf,.zip,.epub',
};
/** What the browser offers to choose. Only a hint: what a file is, the server finds out. */
export const acceptOf = (kind: Kind) => accepted[kind];

import type { SectionAudience } from '@linkyard/contracts';
import { languageName } from '@linkyard/languages';

export interface AudienceProps {
  value: SectionAudience;
  change: (part: Partial<SectionAudience>) => void;
}

const codes =
  'ar bg cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv ms nb nl pl pt ro ru sk sl sr sv sw th tr uk vi zh';
const regions = ['en-GB', 'en-US', 'es-MX', 'fr-CA', 'pt-BR', 'pt-PT', 'zh-CN', 'zh-TW'];

/** Languages to choose from, by their names. */
export function languageChoices(): { value: string; label: string }[] {
  return [...codes.split(' '), ...regions]
    .map((value) => ({ value, label: languageName(value, 'en') }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, UnstyledButton } from '@mantine/core';
import type { TemplateView } from '@linkyard/contracts';
import css from './template-card.module.css';

interface TemplateCardProps {
  template: TemplateView;
  category: string;
  onPreview: () => void;
  onUse: () => void;
}

/** Pixels of a gallery picture; the browser keeps its place before it arrives. */
export const thumbSize = { width: 585, height: 1050 };

/** One starter of the gallery: its picture opens the preview. */
export function TemplateCard({ template, category, onPreview, onUse }: TemplateCardProps) {
  return (
    <article className={css['card']} aria-label={template.name}>
      <UnstyledButton className={css['thumb']} onClick={onPreview} aria-label={t`Preview ${template.name}`}>
        {template.thumb && <img src={template.thumb} alt="" loading="lazy" decoding="async" {...thumbSize} />}
      </UnstyledButton>
      <div className={css['words']}>
        <h2>{template.name}</h2>
        <span>{category}</span>
      </div>
      <p className={css['description']} title={template.description}>
        {template.description}
      </p>
      <div className={css['acts']}>
        <Button size="xs" onClick={onUse} aria-label={t`Use ${template.name}`}>
          <Trans>Use</Trans>
        </Button>
        <Button size="xs" variant="default" onClick={onPreview}>
          <Trans>Preview</Trans>
        </Button>
      </div>
    </article>
  );
}

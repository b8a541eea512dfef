import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { ErrorState } from '@linkyard/ui';
import { useId, type ReactNode } from 'react';
import { asApiError } from '../../shared/api/api-error.js';
import { useGalleryTemplatesQuery } from '../../shared/templates/api.js';
import { thumbSize } from '../../shared/templates/TemplateCard.js';
import css from './look-picker.module.css';

interface LookPickerProps {
  /** Null is the plain look. */
  value: string | null;
  onChange: (templateId: string | null) => void;
}

/** The starters as looks: colours, fonts and layout, without their example words. */
export function LookPicker({ value, onChange }: LookPickerProps) {
  const list = useGalleryTemplatesQuery({ kind: 'link', owner: 'catalogue', listPerPage: 100, sort: 'sortOrder' });
  const name = useId();
  return (
    <fieldset className={css['looks']}>
      <legend>
        <Trans>Look</Trans>
      </legend>
      {list.isError && !list.data ? (
        <ErrorState failure={asApiError(list.error)} retry={() => void list.refetch()} retrying={list.isFetching} />
      ) : (
        <div className={css['lookGrid']}>
          <Look name={name} label={t`Plain`} checked={value === null} onChoose={() => onChange(null)}>
            <svg viewBox="0 0 90 140" aria-hidden>
              <circle cx="45" cy="30" r="11" />
              <rect x="25" y="48" width="40" height="5" rx="2.5" />
              {[66, 84, 102].map((y) => (
                <rect key={y} x="14" y={y} width="62" height="12" rx="6" />
              ))}
            </svg>
          </Look>
          {list.isLoading && [0, 1, 2, 3, 4].map((card) => <Skeleton key={card} className={css['lookThumb'] ?? ''} />)}
          {list.data?.data.map((template) => (
            <Look
              key={template._id}
              name={name}
              label={template.name}
              checked={value === template._id}
              onChoose={() => onChange(template._id)}
            >
              {template.thumb && <img src={template.thumb} alt="" loading="lazy" {...thumbSize} />}
            </Look>
          ))}
        </div>
      )}
    </fieldset>
  );
}

interface LookProps {
  name: string;
  label: string;
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Look({ name, label, checked, onChoose, children }: LookProps) {
  return (
    <label className={css['look']}>
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      <span className={css['lookThumb']}>
        {children}
        {checked && (
          <span className={css['tick']}>
            <IconCheck size={14} stroke={2} aria-hidden />
          </span>
        )}
      </span>
      {label}
    </label>
  );
}

import { t } from '@lingui/core/macro';
import css from './conflict.module.css';

const words = (field: string) => {
  const text = field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;
};

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
  if (typeof value === 'object') return Object.values(value).map(textOf).join(', ');
  return String(value);
}

/** The values of the fields that differ. */
export function FieldVersions({ record, fields }: { record: object; fields: readonly string[] }) {
  const values = new Map<string, unknown>(Object.entries(record));
  return (
    <dl className={css['fields']}>
      {fields.map((field) => {
        const text = textOf(values.get(field));
        return (
          <div key={field}>
            <dt>{words(field)}</dt>
            <dd>
              {/^#[0-9a-f]{3,8}$/i.test(text) && <i style={{ background: text }} aria-hidden />}
              {text}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

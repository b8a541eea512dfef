import { useId, type ReactNode } from 'react';
import css from './form.module.css';

interface FormSectionProps {
  title: string;
  help?: ReactNode;
  children: ReactNode;
  id?: string;
}

/** One subject of a settings screen: what it is on the left, its fields on the right. */
export function FormSection({ title, help, children, id }: FormSectionProps) {
  const titleId = useId();
  return (
    <section className={css['section']} aria-labelledby={titleId} id={id}>
      <div>
        <h2 className={css['sectionTitle']} id={titleId}>
          {title}
        </h2>
        {help && <p className={css['sectionHelp']}>{help}</p>}
      </div>
      <div className={css['sectionBody']}>{children}</div>
    </section>
  );
}

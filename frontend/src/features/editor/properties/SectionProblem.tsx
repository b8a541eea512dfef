import { t } from '@lingui/core/macro';
import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEditor } from '../store/use-editor.js';

/** 'sectionData.fields.2.title' → 'Fields 3, title'. */
function placeName(path: string): string {
  const words = path
    .split('.')
    .filter((word) => word !== 'sectionData')
    .map((word) =>
      /^\d+$/.test(word) ? String(Number(word) + 1) : word.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase(),
    );
  const text = words.join(', ').replace(/, (\d+)/g, ' $1');
  return text ? `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}` : '';
}

/** What keeps the selected block from being saved; what was typed stays. */
export function SectionProblem({ id }: { id: string }) {
  const problem = useEditor((state) => state.sync.problems[`s:${id}`]);
  if (!problem) return null;
  return (
    <Alert
      mb={16}
      color="yellow"
      role="status"
      icon={<IconAlertTriangle size={18} stroke={1.5} aria-hidden />}
      title={t`Not saved yet`}
    >
      {problem.message}
      {problem.errors.length > 0 && (
        <ul style={{ margin: '6px 0 0', paddingInlineStart: 18 }}>
          {problem.errors.slice(0, 5).map(({ path, message }) => (
            <li key={path + message}>
              {placeName(path) && <b>{placeName(path)}: </b>}
              {message}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

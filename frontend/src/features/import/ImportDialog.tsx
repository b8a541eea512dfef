import { t } from '@lingui/core/macro';
import { Modal } from '@mantine/core';
import { perLanguage, toast, useIsPhone } from '@linkyard/ui';
import { useReducer, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { reduceDraft, type Found } from './draft.js';
import { FoundStep } from './FoundStep.js';
import { LookStep, type Built } from './LookStep.js';
import { SourceStep } from './SourceStep.js';
import type { ImportInput } from './source.js';
import css from './import.module.css';

interface ImportDialogProps {
  opened: boolean;
  onClose: () => void;
}

const steps = perLanguage(() => [t`Your page`, t`What to bring`, t`Look and address`]);

/** "Import what you have": say where it is, tick what shall come, choose a look, and it stands in the editor. @source api.md /user/campaign/import */
export function ImportDialog({ opened, onClose }: ImportDialogProps) {
  const navigate = useNavigate();
  const onPhone = useIsPhone();
  const [step, setStep] = useState(0);
  const [input, setInput] = useState<ImportInput | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const [draft, change] = useReducer(reduceDraft, null);

  const onFound = (from: ImportInput, reply: Found) => {
    setInput(from);
    setFound(reply);
    change({ type: 'found', page: reply.page });
    setStep(1);
  };
  const onBuilt = ({ templateId, sectionsAdded }: Built) => {
    onClose();
    toast.success(t`${sectionsAdded} ${sectionsAdded === 1 ? t`block is` : t`blocks are`} on your page.`);
    void navigate(`/edit/${templateId}`);
  };

  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t`Bring a page you have`}
      size={step === 0 ? 'lg' : 760}
      fullScreen={onPhone}
      // A press beside the dialog must not lose what was ticked.
      closeOnClickOutside={step === 0}
      padding={onPhone ? 'md' : 'lg'}
    >
      <ol className={css['steps']}>
        {steps().map((name, index) => (
          <li
            key={name}
            data-state={index < step ? 'done' : index === step ? 'now' : 'next'}
            aria-current={index === step ? 'step' : undefined}
          >
            {name}
          </li>
        ))}
      </ol>
      {step === 0 && <SourceStep onFound={onFound} />}
      {step === 1 && draft && found && (
        <FoundStep
          input={input}
          found={found}
          draft={draft}
          change={change}
          onFound={onFound}
          onBack={() => setStep(0)}
          onNext={() => setStep(2)}
        />
      )}
      {step === 2 && draft && found && (
        <LookStep found={found} draft={draft} url={input?.url ?? null} onBack={() => setStep(1)} onBuilt={onBuilt} />
      )}
    </Modal>
  );
}

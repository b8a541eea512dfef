import { t } from '@lingui/core/macro';
import type { PaymentConnectionView } from '@linkyard/contracts';
import { RecordDrawer } from '@linkyard/ui';
import { useState } from 'react';
import { ConnectedStep } from './ConnectedStep.js';
import { PayPalForm } from './PayPalForm.js';
import { providers, type PaymentProviderName } from './providers.js';
import { StripeForm } from './StripeForm.js';

interface ConnectDrawerProps {
  provider: PaymentProviderName | null;
  isSimulated: boolean;
  onClose: () => void;
}

/** Connecting step by step, with a test at the end. */
export function ConnectDrawer({ provider, isSimulated, onClose }: ConnectDrawerProps) {
  const title = provider ? t`Connect ${providers()[provider].name}` : '';
  return (
    <RecordDrawer opened={provider !== null} onClose={onClose} title={title}>
      {provider && <Steps key={provider} provider={provider} isSimulated={isSimulated} onClose={onClose} />}
    </RecordDrawer>
  );
}

function Steps({ provider, isSimulated, onClose }: ConnectDrawerProps & { provider: PaymentProviderName }) {
  const [connected, setConnected] = useState<PaymentConnectionView | null>(null);
  if (connected) return <ConnectedStep connection={connected} onDone={onClose} />;
  const Form = provider === 'stripe' ? StripeForm : PayPalForm;
  return <Form isSimulated={isSimulated} onConnected={setConnected} onCancel={onClose} />;
}

import { useState } from 'react';
import { Button } from '@/ui/Button';
import { DetailList } from '@/ui/DetailList';
import { Panel } from '@/ui/Panel';
import * as texts from '@/texts/white-label/stripe-integration';
import { KeysDialog } from './KeysDialog';
import type { Integration } from './stripeIntegrationApi';

export function KeysPanel({ integration }: { integration: Integration }) {
  const [isOpen, setOpen] = useState(false);
  const { publishableKey, secretKeyLast4 } = integration;

  return (
    <Panel
      title={texts.keys}
      actions={
        <Button size={2} color="gray" variant="soft" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {texts.replaceKeys}
        </Button>
      }
    >
      <DetailList
        details={{
          [texts.secretKey]: <code>••••••••{secretKeyLast4}</code>,
          [texts.publishableKey]: <code>{publishableKey}</code>,
        }}
      />
      {isOpen && <KeysDialog replacedLast4={secretKeyLast4} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

import { useState } from 'react';
import { Button } from '@/ui/Button';
import { DetailList } from '@/ui/DetailList';
import { Panel } from '@/ui/Panel';
import { KeysDialog } from './KeysDialog';
import type { Integration } from './stripeIntegrationApi';

/** The keys that the account was connected with: what may be seen of them. */
export function KeysPanel({ integration }: { integration: Integration }) {
  const [isOpen, setOpen] = useState(false);
  const { publishableKey, secretKeyLast4 } = integration;

  return (
    <Panel
      title="Keys"
      actions={
        <Button size={2} colour="gray" variant="soft" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Replace keys
        </Button>
      }
    >
      <DetailList
        details={{
          'Secret key': <code>••••••••{secretKeyLast4}</code>,
          'Publishable key': <code>{publishableKey}</code>,
        }}
      />
      {isOpen && <KeysDialog replacedLast4={secretKeyLast4} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

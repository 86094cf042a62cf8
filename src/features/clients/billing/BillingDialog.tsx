import { AddCardDialog } from './AddCardDialog';
import { RequestCardDialog } from './RequestCardDialog';
import { StartSubscriptionDialog } from './StartSubscriptionDialog';
import type { BilledClient, ClientBilling } from './billedClient';
import { RemoveCardDialog } from './RemoveCardDialog';

export type BillingAction =
  { kind: 'add' | 'ask' | 'begin' } | { kind: 'remove'; card: ClientBilling['cards'][number] };

interface BillingDialogProps {
  action: BillingAction;
  client: BilledClient;
  billing: ClientBilling;
  onClose: () => void;
}

export function BillingDialog({ action, ...props }: BillingDialogProps) {
  switch (action.kind) {
    case 'add':
      return <AddCardDialog {...props} />;
    case 'ask':
      return <RequestCardDialog {...props} />;
    case 'begin':
      return <StartSubscriptionDialog {...props} />;
    case 'remove':
      return <RemoveCardDialog {...props} card={action.card} />;
  }
}

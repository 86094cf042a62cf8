import { AddCardDialog } from './AddCardDialog';
import { RequestCardDialog } from './RequestCardDialog';
import { StartSubscriptionDialog } from './StartSubscriptionDialog';
import type { BilledClient, ClientBilling } from './billedClient';
import { RemoveCardDialog } from './RemoveCardDialog';

export type BillingAction =
  | { kind: 'addCard' | 'requestCard' | 'startSubscription' }
  | { kind: 'removeCard'; card: ClientBilling['cards'][number] };

interface BillingDialogProps {
  action: BillingAction;
  client: BilledClient;
  billing: ClientBilling;
  onClose: () => void;
}

export function BillingDialog({ action, ...props }: BillingDialogProps) {
  switch (action.kind) {
    case 'addCard':
      return <AddCardDialog {...props} />;
    case 'requestCard':
      return <RequestCardDialog {...props} />;
    case 'startSubscription':
      return <StartSubscriptionDialog {...props} />;
    case 'removeCard':
      return <RemoveCardDialog {...props} card={action.card} />;
  }
}

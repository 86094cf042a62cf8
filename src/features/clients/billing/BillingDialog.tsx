import { AddCardDialog } from './AddCardDialog';
import { AskForCardDialog } from './AskForCardDialog';
import { BeginPlanDialog } from './BeginPlanDialog';
import type { BilledClient, ClientBilling } from './clientOfBilling';
import { RemoveCardDialog } from './RemoveCardDialog';

/** What a dialog asks about before it is done. */
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
      return <AskForCardDialog {...props} />;
    case 'begin':
      return <BeginPlanDialog {...props} />;
    case 'remove':
      return <RemoveCardDialog {...props} card={action.card} />;
  }
}

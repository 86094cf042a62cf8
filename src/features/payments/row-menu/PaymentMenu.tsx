import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import { Link, useSearchParams } from 'react-router';
import type { PaymentAction } from '@contract/enums';
import * as texts from '@/texts/payments/row-menu';
import { copyWithToast } from '@/ui/CopyButton';
import { actionLabels, isDocument } from '../actions/paymentActions';
import { withOpenPayment } from '../detail/openPayment';
import { type ListedPayment, useGetPaymentQuery } from '../paymentsApi';

interface PaymentMenuProps {
  payment: ListedPayment;
  button: HTMLElement;
  onAct: (action: PaymentAction, payment: ListedPayment) => void;
  onClose: () => void;
}

/**
 * Shows the menu of a payment. Loads the payment's details when it opens, because they list the permitted
 * actions.
 */
export function PaymentMenu({ payment, button, onAct, onClose }: PaymentMenuProps) {
  const [params] = useSearchParams();
  const { id, number, direction, providerUrl } = payment;
  const { currentData, isFetching } = useGetPaymentQuery({ id });
  const actions = currentData?.payment.actions ?? [];

  const act = (action: PaymentAction) => () => {
    onClose();
    onAct(action, payment);
  };

  return (
    <Menu
      anchorEl={button}
      open
      onClose={onClose}
      slotProps={{ list: { 'aria-label': texts.actionsForPayment(number) } }}
    >
      <MenuItem component={Link} to={withOpenPayment(params, id)} preventScrollReset onClick={onClose}>
        {texts.view}
      </MenuItem>
      {isFetching && !currentData && (
        <MenuItem disabled aria-label={texts.loading}>
          <Skeleton width={120} />
        </MenuItem>
      )}
      {actions.map((action) => (
        <MenuItem
          key={action}
          onClick={act(action)}
          sx={{ color: action === 'Refund' ? 'error.main' : undefined }}
        >
          {actionLabels[direction][action]}
          {!isDocument(action) && '…'}
        </MenuItem>
      ))}
      <Divider />
      {providerUrl && (
        <MenuItem component="a" href={providerUrl} target="_blank" rel="noreferrer" onClick={onClose}>
          {texts.openInStripe}
        </MenuItem>
      )}
      <MenuItem
        onClick={() => {
          onClose();
          void copyWithToast(id, texts.paymentId);
        }}
      >
        {texts.copyId}
      </MenuItem>
    </Menu>
  );
}

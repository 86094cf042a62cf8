import { useLingui } from '@lingui/react/macro';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import { Link, useSearchParams } from 'react-router';
import type { PaymentAction } from '@contract/enums';
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
  const { t } = useLingui();
  const [params] = useSearchParams();
  const { id, number, providerUrl } = payment;
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
      slotProps={{ list: { 'aria-label': t`Actions for payment #${number}` } }}
    >
      <MenuItem component={Link} to={withOpenPayment(params, id)} preventScrollReset onClick={onClose}>
        {t`View payment`}
      </MenuItem>
      {isFetching && !currentData && (
        <MenuItem disabled aria-label={t`Loading`}>
          <Skeleton width={120} />
        </MenuItem>
      )}
      {actions.map((action) => (
        <MenuItem
          key={action}
          onClick={act(action)}
          sx={{ color: action === 'Refund' ? 'error.main' : undefined }}
        >
          {t(actionLabels[action])}
          {!isDocument(action) && '…'}
        </MenuItem>
      ))}
      <Divider />
      {providerUrl && (
        <MenuItem component="a" href={providerUrl} target="_blank" rel="noreferrer" onClick={onClose}>
          {t`Open in Stripe`}
        </MenuItem>
      )}
      <MenuItem
        onClick={() => {
          onClose();
          void copyWithToast(id, t`Payment ID`);
        }}
      >
        {t`Copy ID`}
      </MenuItem>
    </Menu>
  );
}

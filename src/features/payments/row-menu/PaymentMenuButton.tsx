import MoreIcon from '@mui/icons-material/MoreHoriz';
import { IconButton } from '@/ui/IconButton';
import * as texts from '@/texts/payments/row-menu';
import type { PaymentRowProps } from '../list/rowProps';

export const PaymentMenuButton = ({ payment, onMenu }: Pick<PaymentRowProps, 'payment' | 'onMenu'>) => (
  <IconButton
    label={texts.actionsForPayment(payment.number)}
    aria-haspopup="menu"
    onClick={(event) => onMenu(event.currentTarget, payment)}
  >
    <MoreIcon fontSize="small" />
  </IconButton>
);

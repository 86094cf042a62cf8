import MoreIcon from '@mui/icons-material/MoreHoriz';
import { IconButton } from '@/ui/IconButton';
import type { PaymentRowProps } from '../list/rowProps';

export const PaymentMenuButton = ({ payment, onMenu }: Pick<PaymentRowProps, 'payment' | 'onMenu'>) => (
  <IconButton
    label={`Actions for payment ${payment.number}`}
    aria-haspopup="menu"
    onClick={(event) => onMenu(event.currentTarget, payment)}
  >
    <MoreIcon fontSize="small" />
  </IconButton>
);

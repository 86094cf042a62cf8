import CloseIcon from '@mui/icons-material/Close';
import NextIcon from '@mui/icons-material/KeyboardArrowDown';
import PreviousIcon from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { IconButton } from '@/ui/IconButton';
import * as texts from '@/texts/payments/detail';
import type { ListedPayment } from '../paymentsApi';

interface DrawerHeaderProps {
  titleId: string;
  /** Undefined while loading. */
  payment: ListedPayment | undefined;
  /** Ids of the adjacent payments on the list's current page. */
  previous: string | undefined;
  next: string | undefined;
  onNavigate: (id: string) => void;
  onClose: () => void;
}

const headerSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  pl: { xs: 2, sm: 3 },
  pr: { xs: 1, sm: 2 },
  py: 1.5,
} as const;

/** Stays mounted while the payment changes, so that its buttons keep the focus. */
export function DrawerHeader({ titleId, payment, previous, next, onNavigate, onClose }: DrawerHeaderProps) {
  return (
    <Box component="header" sx={headerSx}>
      <Typography id={titleId} variant="h2" sx={{ flex: '1 1 auto' }}>
        {texts.payment(payment && ` ${payment.number}`)}
      </Typography>
      <IconButton
        label={texts.previousPayment}
        aria-disabled={previous === undefined}
        onClick={() => previous && onNavigate(previous)}
      >
        <PreviousIcon fontSize="small" />
      </IconButton>
      <IconButton
        label={texts.nextPayment}
        aria-disabled={next === undefined}
        onClick={() => next && onNavigate(next)}
      >
        <NextIcon fontSize="small" />
      </IconButton>
      <IconButton label={texts.close} onClick={onClose}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

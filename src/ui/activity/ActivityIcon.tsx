import ChangeIcon from '@mui/icons-material/EditOutlined';
import SignInIcon from '@mui/icons-material/LoginOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import PaymentIcon from '@mui/icons-material/PaymentOutlined';
import RefundIcon from '@mui/icons-material/UndoOutlined';
import Box from '@mui/material/Box';
import { paymentStatusLabels } from '../payments/paymentStatus';
import type { BadgeTone } from '../StatusBadge';
import type { ActivityEntry } from './activityEntry';

const icons = {
  Change: ChangeIcon,
  Payment: PaymentIcon,
  Refund: RefundIcon,
  Email: MailIcon,
  SignIn: SignInIcon,
} as const;

function toneOf({ kind, payment, email }: ActivityEntry): BadgeTone {
  if (email?.hasFailed) return 'red';
  return kind === 'Payment' && payment ? paymentStatusLabels[payment.status].tone : 'gray';
}

export function ActivityIcon({ entry }: { entry: ActivityEntry }) {
  const Icon = icons[entry.kind];
  const tone = toneOf(entry);

  return (
    <Box
      aria-hidden
      sx={({ palette }) => ({
        width: 28,
        height: 28,
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        borderRadius: 99,
        bgcolor: palette.tones[tone].soft,
        color: palette.tones[tone].text,
      })}
    >
      <Icon sx={{ fontSize: 16 }} />
    </Box>
  );
}

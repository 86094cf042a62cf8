import ClientIcon from '@mui/icons-material/PersonAddAltOutlined';
import DeploymentIcon from '@mui/icons-material/RocketLaunchOutlined';
import DomainIcon from '@mui/icons-material/LanguageOutlined';
import PaymentIcon from '@mui/icons-material/PaymentOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { formatDate } from '@/lib/format';
import { visuallyHidden } from '@/ui/visuallyHidden';
import * as texts from '@/texts/notifications';
import { notificationPath } from './notificationPath';
import { requiresAction, notificationText, type Notification } from './notificationText';
import { timeAgo } from './timeAgo';

const icons = {
  ClientAdded: ClientIcon,
  PaymentFailed: PaymentIcon,
  DeploymentDone: DeploymentIcon,
  DomainLive: DomainIcon,
  DomainBroken: DomainIcon,
} as const;

function KindIcon({ item }: { item: Notification }) {
  const Icon = icons[item.kind];

  return (
    <Box
      aria-hidden
      sx={({ palette }) => {
        const tone = palette.tones[requiresAction(item) ? 'red' : 'green'];
        return {
          ...{
            width: 32,
            height: 32,
            flexShrink: 0,
            display: 'grid',
            placeItems: 'center',
            borderRadius: 99,
          },
          bgcolor: tone.soft,
          color: tone.text,
        };
      }}
    >
      <Icon sx={{ fontSize: 18 }} />
    </Box>
  );
}

const UnreadDot = () => (
  <Box sx={{ alignSelf: 'center', flexShrink: 0 }}>
    <Box component="span" sx={visuallyHidden}>
      {texts.unread}
    </Box>
    <Box aria-hidden sx={{ width: 8, height: 8, borderRadius: 99, bgcolor: 'primary.main' }} />
  </Box>
);

const rowSx = {
  width: '100%',
  display: 'flex',
  justifyContent: 'flex-start',
  alignItems: 'flex-start',
  textAlign: 'left',
  gap: 1.5,
  px: 2,
  py: 1.25,
  '&:hover': { bgcolor: 'action.hover' },
} as const;

export function NotificationItem({ item, onOpen }: { item: Notification; onOpen: () => void }) {
  return (
    <li>
      <ButtonBase component={Link} to={notificationPath(item)} onClick={onOpen} sx={rowSx}>
        <KindIcon item={item} />
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography
            variant="body2"
            sx={{ color: 'text.primary', overflowWrap: 'anywhere', fontWeight: item.isRead ? 400 : 600 }}
          >
            {notificationText(item)}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            <time dateTime={item.occurredAt} title={formatDate(item.occurredAt, 'dateTime')}>
              {timeAgo(item.occurredAt)}
            </time>
          </Typography>
        </Box>
        {!item.isRead && <UnreadDot />}
      </ButtonBase>
    </li>
  );
}

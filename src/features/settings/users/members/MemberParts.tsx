import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { profileImageUrl } from '@/api/profileImageUrl';
import { formatDate } from '@/lib/format';
import { selectAccessToken, selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Avatar } from '@/ui/Avatar';
import { StatusBadge } from '@/ui/StatusBadge';
import * as texts from '@/texts/settings/users/members';
import { memberStatusLabels, type Member } from '../team';

const memberSx = { display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 } as const;
const nameSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75 } as const;

export function MemberName({ member }: { member: Member }) {
  const accessToken = useAppSelector(selectAccessToken);
  const isMe = useAppSelector(selectOperator)?.id === member.id;
  const hasName = member.name !== member.email;

  return (
    <Box sx={memberSx}>
      <Avatar name={member.name} src={profileImageUrl(member, accessToken)} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={nameSx}>
          {member.name}
          {isMe && <StatusBadge tone="blue">{texts.you}</StatusBadge>}
          {member.isOwner && <StatusBadge tone="gray">{texts.owner}</StatusBadge>}
        </Box>
        {hasName && (
          <Typography variant="body2" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {member.email}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

export function MemberStatus({ status }: Pick<Member, 'status'>) {
  const { label, tone } = memberStatusLabels[status];
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}

export const twoFactorText = ({ status, hasTwoFactor }: Member): string =>
  status === 'Pending' ? '–' : hasTwoFactor ? texts.on : texts.off;

export const lastActiveText = ({ lastActiveAt }: Member): string =>
  lastActiveAt ? formatDate(lastActiveAt, 'dateTime') : texts.notYet;

export const joinedText = ({ joinedAt }: Member): string => (joinedAt ? formatDate(joinedAt) : texts.notYet);

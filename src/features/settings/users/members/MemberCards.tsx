import Box from '@mui/material/Box';
import { roleNames } from '@/state/roleNames';
import { CardList } from '@/ui/CardList';
import * as texts from '@/texts/settings/users/members';
import { MemberMenu, type MemberMenuProps } from './MemberMenu';
import { joinedText, lastActiveText, MemberName, MemberStatus, twoFactorText } from './MemberParts';
import type { MemberListProps } from './MemberTable';

const cardSx = { display: 'grid', gap: 1, p: 2, borderTop: '1px solid', borderColor: 'divider' } as const;
const headSx = { display: 'flex', alignItems: 'flex-start', gap: 1 } as const;
const factsSx = { m: 0, display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1 } as const;

export const MemberCards = ({ members, ...rest }: MemberListProps) => (
  <CardList label={texts.members} cardHeight={112} isStale={false}>
    {members?.map((member) => (
      <MemberCard key={member.id} member={member} {...rest} />
    ))}
  </CardList>
);

function MemberCard({ member, canChange, ...menu }: MemberMenuProps & { canChange: boolean }) {
  const facts = [
    [texts.role, roleNames[member.role]],
    [texts.status, <MemberStatus key="status" status={member.status} />],
    [texts.twoFactor, twoFactorText(member)],
    [texts.lastActive, lastActiveText(member)],
    [texts.joined, joinedText(member)],
  ] as const;
  return (
    <Box component="li" sx={cardSx}>
      <Box sx={headSx}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <MemberName member={member} />
        </Box>
        {canChange && <MemberMenu member={member} {...menu} />}
      </Box>
      <Box component="dl" sx={factsSx}>
        {facts.map(([name, fact]) => (
          <Box key={name} sx={{ minWidth: 0 }}>
            <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
              {fact}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

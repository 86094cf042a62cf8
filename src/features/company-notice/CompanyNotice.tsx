import Box from '@mui/material/Box';
import { selectCompany, selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { BlockedNotice } from './BlockedNotice';
import { ClosedNotice } from './ClosedNotice';

export default function CompanyNotice() {
  const company = useAppSelector(selectCompany);
  const { role, permissions = [] } = useAppSelector(selectOperator) ?? {};
  if (company?.status !== 'Cancelled' && company?.status !== 'Blocked') return null;
  const StatusNotice = company.status === 'Blocked' ? BlockedNotice : ClosedNotice;

  return (
    <Box sx={{ px: { xs: 2, md: 3 }, pt: 2, pb: 1, maxWidth: 1200, mx: 'auto' }}>
      <StatusNotice company={company} isAdmin={role === 'Admin'} permissions={permissions} />
    </Box>
  );
}

import { paths } from '@/config/paths';
import { EmptyState } from '@/ui/EmptyState';
import { Link } from '@/ui/Link';
import { PageHeader } from '@/ui/PageHeader';

interface NotAllowedScreenProps {
  /** No role can be given it: only an Admin has it. */
  isForAdmins: boolean;
}

/** For an address that exists, but not for this operator. */
export function NotAllowedScreen({ isForAdmins }: NotAllowedScreenProps) {
  return (
    <>
      <PageHeader title="No access" />
      <EmptyState
        title={isForAdmins ? 'This page is for Admins alone' : 'Your role does not open this page'}
        action={<Link to={paths.dashboard}>Go to the dashboard</Link>}
      >
        {isForAdmins
          ? 'No other role can open it. Ask an Admin of your company for what you need from it.'
          : 'An Admin of your company decides what each role may do. Ask one if you need this page.'}
      </EmptyState>
    </>
  );
}

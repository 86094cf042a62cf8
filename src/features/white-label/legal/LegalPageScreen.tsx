import Stack from '@mui/material/Stack';
import { useParams } from 'react-router';
import { paths } from '@/config/paths';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { ComingPanel } from '@/ui/ComingPanel';
import { EmptyState } from '@/ui/EmptyState';
import { Link } from '@/ui/Link';
import { PageHeader } from '@/ui/PageHeader';
import { legalPages } from './legalPages';

export default function LegalPageScreen() {
  const { pathname } = useParams();
  const company = useAppSelector(selectCompany);
  const page = legalPages.find((each) => each.pathname === pathname);

  if (!page) {
    return (
      <EmptyState
        title="There is no such legal page"
        action={<Link to={paths.legal}>See all legal pages</Link>}
      >
        The address may have been mistyped.
      </EmptyState>
    );
  }
  return (
    <Stack spacing={2.5}>
      <PageHeader title={page.title}>
        <Link to={paths.legal}>All legal pages</Link>
      </PageHeader>
      <ComingPanel
        meanwhile={
          <>
            see how <Link to={paths.branding}>your brand</Link> looks around the page.
          </>
        }
      >
        You will write here {page.purpose}
        {company ? ` at ${company.name}` : ''}: save drafts, check that every variable is filled in, and
        publish with the date it takes effect.
      </ComingPanel>
    </Stack>
  );
}

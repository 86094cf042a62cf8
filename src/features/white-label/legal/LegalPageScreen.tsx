import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { paths } from '@/config/paths';
import { EmptyState } from '@/ui/EmptyState';
import { Link } from '@/ui/Link';
import { DocumentScreen } from '../content/DocumentScreen';
import { LegalEditor } from './LegalEditor';
import { useGetLegalPageQuery } from './legalApi';

const LegalPageNotFound = () => {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Legal page not found`}
      action={<Link to={paths.legal}>{t`View all legal pages`}</Link>}
    >
      {t`Check the address, or choose a page from the list.`}
    </EmptyState>
  );
};

export default function LegalPageScreen() {
  const { t } = useLingui();
  const { pathname = '' } = useParams();
  const query = useGetLegalPageQuery({ pathname }, { refetchOnMountOrArgChange: true });
  return (
    <DocumentScreen query={query} title={t`Legal`} notFound={<LegalPageNotFound />}>
      {({ legalPage }) => <LegalEditor key={pathname} detail={legalPage} />}
    </DocumentScreen>
  );
}

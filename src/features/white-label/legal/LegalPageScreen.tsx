import { useParams } from 'react-router';
import { paths } from '@/config/paths';
import * as screens from '@/texts/app/screens';
import * as texts from '@/texts/white-label/legal';
import { EmptyState } from '@/ui/EmptyState';
import { Link } from '@/ui/Link';
import { DocumentScreen } from '../content/DocumentScreen';
import { LegalEditor } from './LegalEditor';
import { useGetLegalPageQuery } from './legalApi';

const LegalPageNotFound = () => (
  <EmptyState
    title={texts.thereIsNoSuchLegalPage}
    action={<Link to={paths.legal}>{texts.seeAllLegalPages}</Link>}
  >
    {texts.theAddressMayHaveBeenMistyped}
  </EmptyState>
);

export default function LegalPageScreen() {
  const { pathname = '' } = useParams();
  const query = useGetLegalPageQuery({ pathname }, { refetchOnMountOrArgChange: true });
  return (
    <DocumentScreen query={query} title={screens.legal.title} notFound={<LegalPageNotFound />}>
      {({ legalPage }) => <LegalEditor key={pathname} detail={legalPage} />}
    </DocumentScreen>
  );
}

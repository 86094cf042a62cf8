import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { paths } from '@/config/paths';
import { EmptyState } from '@/ui/EmptyState';
import { Link } from '@/ui/Link';
import { DocumentScreen } from '../content/DocumentScreen';
import { GuideEditor } from './edit/GuideEditor';
import { useGetQuickGuideQuery } from './quickGuideApi';

const GuideNotFound = () => {
  const { t } = useLingui();
  return (
    <EmptyState title={t`Guide not found`} action={<Link to={paths.quickGuides}>{t`View all guides`}</Link>}>
      {t`It was deleted, or the address is wrong.`}
    </EmptyState>
  );
};

export default function QuickGuideScreen() {
  const { t } = useLingui();
  const { pathname = '' } = useParams();
  const query = useGetQuickGuideQuery({ pathname }, { refetchOnMountOrArgChange: true });
  return (
    <DocumentScreen query={query} title={t`Quick Guide`} notFound={<GuideNotFound />}>
      {({ quickGuide }) => <GuideEditor key={pathname} detail={quickGuide} />}
    </DocumentScreen>
  );
}

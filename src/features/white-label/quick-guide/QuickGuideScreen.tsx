import { useParams } from 'react-router';
import { paths } from '@/config/paths';
import * as screens from '@/texts/app/screens';
import * as texts from '@/texts/white-label/quick-guide';
import { EmptyState } from '@/ui/EmptyState';
import { Link } from '@/ui/Link';
import { DocumentScreen } from '../content/DocumentScreen';
import { GuideEditor } from './edit/GuideEditor';
import { useGetQuickGuideQuery } from './quickGuideApi';

const GuideNotFound = () => (
  <EmptyState
    title={texts.thereIsNoSuchGuide}
    action={<Link to={paths.quickGuides}>{texts.seeAllGuides}</Link>}
  >
    {texts.itMayHaveBeenDeleted}
  </EmptyState>
);

export default function QuickGuideScreen() {
  const { pathname = '' } = useParams();
  const query = useGetQuickGuideQuery({ pathname }, { refetchOnMountOrArgChange: true });
  return (
    <DocumentScreen query={query} title={screens.quickGuides.title} notFound={<GuideNotFound />}>
      {({ quickGuide }) => <GuideEditor key={pathname} detail={quickGuide} />}
    </DocumentScreen>
  );
}

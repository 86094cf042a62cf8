import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { paths } from '@/config/paths';
import { Link } from '@/ui/Link';
import { Notice } from '@/ui/Notice';
import { DocumentEditor } from '../../content/DocumentEditor';
import {
  type Guide,
  type GuideDetail,
  useDiscardQuickGuideDraftMutation,
  useGetQuickGuideVersionQuery,
  useRestoreQuickGuideVersionMutation,
  useSaveQuickGuideDraftMutation,
} from '../quickGuideApi';
import { useGuidePictures } from '../useGuidePictures';
import { AudiencePanel } from './AudiencePanel';
import { GuidePreview, PublishGuideDialog } from './GuideDialogs';

const pendingDeploymentText = ({ status, version, deployedVersion }: Guide): string => {
  if (status === 'Archived') return t`Clients see this guide until the next deployment.`;
  if (version === deployedVersion) return t`The new order or audience applies after the next deployment.`;
  return deployedVersion === null
    ? t`Clients see version ${{ version: version ?? '' }} after the next deployment.`
    : t`Clients see version ${deployedVersion} until the next deployment, and version ${{ version: version ?? '' }} after it.`;
};

const GuideNotices = ({ guide }: { guide: Guide }) => {
  const { t } = useLingui();
  return (
    <>
      {guide.status === 'Archived' && (
        <Notice tone="amber" title={t`This guide is archived`}>
          {t`To publish it, restore it from the list of guides first.`}
        </Notice>
      )}
      {guide.isDeploymentPending && (
        <Notice tone="blue" title={t`Undeployed changes`}>
          {pendingDeploymentText(guide)}
        </Notice>
      )}
    </>
  );
};

const draftOf = ({ text, guide }: GuideDetail) => ({ content: text, lockVersion: guide.lockVersion });

function useGuideVersionActions(id: string) {
  const [restoreVersion] = useRestoreQuickGuideVersionMutation();
  const [discardDraft] = useDiscardQuickGuideDraftMutation();
  return {
    // Guides have no template, so `number` is never null.
    restore: async (number: number | null, lockVersion: number) => {
      const { data, error } = await restoreVersion({ id, lockVersion, number: number ?? 0 });
      return data ? draftOf(data.restoreQuickGuideVersion) : { error };
    },
    discard: async (lockVersion: number) => {
      const { data, error } = await discardDraft({ id, lockVersion });
      return data ? draftOf(data.discardQuickGuideDraft) : { error };
    },
    useVersionQuery: (number: number | null) => {
      const { data, error, refetch } = useGetQuickGuideVersionQuery(
        { id, number: number ?? 0 },
        { skip: number === null },
      );
      return { content: data?.quickGuideVersion, error, refetch: () => void refetch() };
    },
  };
}

export function GuideEditor({ detail }: { detail: GuideDetail }) {
  const { t } = useLingui();
  const { guide, imageQuery } = detail;
  const { id } = guide;
  const [saveDraft] = useSaveQuickGuideDraftMutation();
  const pictures = useGuidePictures(imageQuery);
  const actions = useGuideVersionActions(id);

  return (
    <DocumentEditor
      document={guide}
      draftId={`guide.${id}`}
      save={async (content, lockVersion) => {
        const { data, error } = await saveDraft({ input: { id, lockVersion, ...content } });
        return data?.saveQuickGuideDraft ?? { error };
      }}
      {...{ detail, actions, pictures }}
      backLink={<Link to={paths.quickGuides}>{t`All guides`}</Link>}
      notices={<GuideNotices guide={guide} />}
      summaryHint={t`One sentence for the list of guides.`}
      renderPreview={(preview) => <GuidePreview {...preview} {...{ detail, pictures }} />}
      renderPublish={(publish) => <PublishGuideDialog {...publish} detail={detail} />}
    >
      <AudiencePanel guide={guide} />
    </DocumentEditor>
  );
}

import Stack from '@mui/material/Stack';
import { useMemo, useState } from 'react';
import { errorMessage, fieldErrors } from '@/api/errors';
import { useUploadGuideImageMutation } from '@/api/filesApi';
import { apiBase } from '@/config/env';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/format';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import * as texts from '@/texts/white-label/quick-guide/edit';
import { CheckboxField } from '@/ui/CheckboxField';
import type { EditorPictures } from '@/ui/editor/editorProps';
import { LazyEditor } from '@/ui/editor/LazyEditor';
import { Link } from '@/ui/Link';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { RadioCard } from '@/ui/RadioCard';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import { contentLimits } from '@contract/content';
import { ContentBadges } from '../../content/ContentBadges';
import { EditorHeader } from '../../content/EditorHeader';
import { ProblemsNotice } from '../../content/ProblemsNotice';
import { StaleDraftNotice } from '../../content/draft/StaleDraftNotice';
import { UnsavedDraftNotice } from '../../content/draft/UnsavedDraftNotice';
import { useDraft } from '../../content/draft/useDraft';
import { useContentTask } from '../../content/useContentTask';
import { useEditedRecently } from '../../content/useEditedRecently';
import {
  type Guide,
  type GuideDetail,
  useGetGuidePlansQuery,
  useSaveQuickGuideDraftMutation,
  useSetQuickGuideAudienceMutation,
} from '../quickGuideApi';
import { GuideDialogs } from './GuideDialogs';

/**
 * Edits the audience of a guide. Saves each change immediately. Clients see the change after the next
 * deployment.
 */
function AudiencePanel({ guide }: { guide: Guide }) {
  const { data } = useGetGuidePlansQuery();
  const [setAudience, { isLoading }] = useSetQuickGuideAudienceMutation();
  const [isChoosing, setChoosing] = useState(guide.planIds !== null);
  const plans = data?.clientBillingPlans.filter(
    ({ id, status }) => status !== 'Archived' || guide.planIds?.includes(id),
  );

  const saveAudience = async (planIds: string[] | null) => {
    const result = await setAudience({ id: guide.id, planIds });
    if (result.error) toast.error(errorMessage(result.error));
    else toast.success(texts.whoSeesWasSaved(guide.title));
  };
  const toggle = (id: string) => {
    const selected = guide.planIds ?? [];
    const next = selected.includes(id) ? selected.filter((planId) => planId !== id) : [...selected, id];
    if (next.length > 0) void saveAudience(next);
    else toast.error(texts.chooseAtLeastOnePlan);
  };

  return (
    <Panel title={texts.whoSeesIt}>
      <Stack spacing={1.5} role="radiogroup" aria-label={texts.whoSeesIt}>
        <RadioCard
          name="audience"
          label={texts.everybody}
          isChosen={!isChoosing}
          disabled={isLoading}
          onChoose={() => {
            setChoosing(false);
            if (guide.planIds !== null) void saveAudience(null);
          }}
        >
          {texts.visitorsOfYourClientDashboard}
        </RadioCard>
        <RadioCard
          name="audience"
          label={texts.clientsOnSomePlans}
          isChosen={isChoosing}
          disabled={isLoading}
          onChoose={() => setChoosing(true)}
        >
          {texts.onlyOnceTheyHaveSigned}
        </RadioCard>
      </Stack>
      {isChoosing && (
        <Stack role="group" aria-label={texts.plans} sx={{ pt: 1.5, pl: 1 }}>
          {plans?.map(({ id, name }) => (
            <CheckboxField
              key={id}
              label={name}
              checked={guide.planIds?.includes(id) ?? false}
              disabled={isLoading}
              onChange={() => toggle(id)}
            />
          ))}
          {plans?.length === 0 && texts.youHaveNoPlansYet}
        </Stack>
      )}
    </Panel>
  );
}

const pendingDeploymentText = ({ status, version, deployedVersion }: Guide): string => {
  if (status === 'Archived') return texts.clientsReadItUntilTheNext;
  if (version === deployedVersion) return texts.itsPlaceOrItsAudienceChanges;
  const currentVersionText = deployedVersion === null ? '' : texts.untilThenTheyReadVersion(deployedVersion);
  return texts.clientsReadVersionAfterTheNext(version, currentVersionText);
};

function GuideNotices({ guide }: { guide: Guide }) {
  const operatorName = useAppSelector(selectOperator)?.name;
  const isRecentlyEdited = useEditedRecently(guide.updatedAt);
  const isOtherOperator = guide.updatedBy !== null && guide.updatedBy !== operatorName;
  return (
    <>
      {isRecentlyEdited && isOtherOperator && guide.updatedAt && (
        <Notice tone="blue" title={texts.mayBeWritingHereToo(guide.updatedBy)}>
          {texts.theLastChangeIsOfWhoever(formatDate(guide.updatedAt, 'time'))}
        </Notice>
      )}
      {guide.status === 'Archived' && (
        <Notice tone="amber" title={texts.thisGuideIsArchived}>
          {texts.restoreItInTheList}
        </Notice>
      )}
      {guide.isDeploymentPending && (
        <Notice tone="blue" title={texts.notDeployedYet}>
          {pendingDeploymentText(guide)}
        </Notice>
      )}
    </>
  );
}

function useGuidePictures(imageQuery: string): EditorPictures {
  const [upload] = useUploadGuideImageMutation();
  return useMemo(
    () => ({
      urlOf: (src) => (src.startsWith('/images/') ? `${apiBase}/quick-guides${src}?${imageQuery}` : null),
      upload: async (file) => {
        const result = await upload({ file });
        if (!result.data) throw new Error(fieldErrors(result.error)['file'] ?? errorMessage(result.error));
        const { version, width, height } = result.data;
        return { src: `/images/${version}`, width, height };
      },
    }),
    [imageQuery, upload],
  );
}

export function GuideEditor({ detail }: { detail: GuideDetail }) {
  const { guide, text, variables, imageQuery, published } = detail;
  const [save] = useSaveQuickGuideDraftMutation();
  const pictures = useGuidePictures(imageQuery);
  const task = useContentTask();
  const draft = useDraft({
    draftId: `guide.${guide.id}`,
    content: text,
    lockVersion: guide.lockVersion,
    save: async (content, lockVersion) => {
      const result = await save({ input: { id: guide.id, lockVersion, ...content } });
      return result.data?.saveQuickGuideDraft ?? { error: result.error };
    },
  });
  const { draftStore, state } = draft;
  const { content, stale, fields } = state;
  const theirs = stale && guide.lockVersion > draftStore.version ? text : null;

  return (
    <Stack spacing={2.5}>
      <EditorHeader
        title={guide.title}
        state={state}
        canPublish={!stale && guide.status !== 'Archived' && (guide.hasDraft || state.status !== 'Saved')}
        onOpen={task.open}
        moreActions={[
          { label: texts.versions, onClick: () => task.open('history') },
          { label: texts.whatTheDraftChanges, onClick: () => task.open('changes'), isDisabled: !published },
          {
            label: texts.discardDraft,
            isDestructive: true,
            isDisabled: !guide.hasDraft || !published,
            onClick: () => task.open('discard'),
          },
        ]}
      >
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'center' }}>
          <Link to={paths.quickGuides}>{texts.allGuides}</Link>
          <ContentBadges {...guide} />
        </Stack>
      </EditorHeader>
      {stale && (
        <StaleDraftNotice
          {...{ stale, theirs }}
          mine={content}
          onTheirs={() => draftStore.replace(text, guide.lockVersion)}
          onMine={() => void draftStore.overwrite(guide.lockVersion)}
        />
      )}
      <UnsavedDraftNotice draft={draft} />
      <GuideNotices guide={guide} />
      <ProblemsNotice html={content.html} variables={variables} />
      <TextField
        label={texts.title}
        value={content.title}
        onChange={({ target }) => draftStore.edit({ title: target.value })}
        error={fields['title']}
        maxLength={contentLimits.title.max}
      />
      <TextField
        label={texts.summary}
        value={content.summary}
        onChange={({ target }) => draftStore.edit({ summary: target.value })}
        error={fields['summary']}
        hint={texts.aSentenceForTheList}
        maxLength={contentLimits.summary.max}
      />
      <LazyEditor
        key={state.revision}
        label={texts.textOf(guide.title)}
        html={content.html}
        onChange={(html) => draftStore.edit({ html })}
        {...{ variables, pictures }}
      />
      <AudiencePanel guide={guide} />
      <GuideDialogs {...{ detail, draft, task, pictures }} />
    </Stack>
  );
}

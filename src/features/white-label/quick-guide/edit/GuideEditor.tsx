import Stack from '@mui/material/Stack';
import { contentLimits } from '@contract/content';
import { paths } from '@/config/paths';
import { Link } from '@/ui/Link';
import { TextField } from '@/ui/TextField';
import { LazyEditor } from '@/ui/editor/LazyEditor';
import * as texts from '@/texts/white-label/quick-guide/edit';
import { ContentBadges } from '../../content/ContentBadges';
import { EditorHeader } from '../../content/EditorHeader';
import { UnsavedDraftNotice } from '../../content/draft/UnsavedDraftNotice';
import { ProblemsNotice } from '../../content/ProblemsNotice';
import { StaleDraftNotice } from '../../content/draft/StaleDraftNotice';
import { useDraft } from '../../content/draft/useDraft';
import { useContentTask } from '../../content/useContentTask';
import { useSaveQuickGuideDraftMutation, type GuideDetail } from '../quickGuideApi';
import { AudiencePanel } from './AudiencePanel';
import { GuideDialogs } from './GuideDialogs';
import { GuideNotices } from './GuideNotices';
import { useGuidePictures } from './useGuidePictures';

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

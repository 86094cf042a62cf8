import Stack from '@mui/material/Stack';
import { paths } from '@/config/paths';
import { Link } from '@/ui/Link';
import { TextField } from '@/ui/TextField';
import { LazyEditor } from '@/ui/editor/LazyEditor';
import * as texts from '@/texts/white-label/quick-guide/edit';
import { ContentBadges } from '../../content/ContentBadges';
import { EditorHeader } from '../../content/EditorHeader';
import { KeptNotice } from '../../content/draft/KeptNotice';
import { ProblemsNotice } from '../../content/ProblemsNotice';
import { StaleWords } from '../../content/draft/StaleWords';
import { useDraft } from '../../content/draft/useDraft';
import { useTask } from '../../content/useTask';
import { useSaveQuickGuideDraftMutation, type GuideDetail } from '../quickGuideApi';
import { AudiencePanel } from './AudiencePanel';
import { GuideDialogs } from './GuideDialogs';
import { GuideNotices } from './GuideNotices';
import { useGuidePictures } from './useGuidePictures';

export function GuideEditor({ detail }: { detail: GuideDetail }) {
  const { guide, text, variables, imageQuery, published } = detail;
  const [save] = useSaveQuickGuideDraftMutation();
  const pictures = useGuidePictures(imageQuery);
  const task = useTask();
  const draft = useDraft({
    place: `guide.${guide.id}`,
    words: text,
    lockVersion: guide.lockVersion,
    save: async (words, lockVersion) => {
      const answer = await save({ input: { id: guide.id, lockVersion, ...words } });
      return answer.data?.saveQuickGuideDraft ?? { error: answer.error };
    },
  });
  const { keeper, state } = draft;
  const { words, stale, fields } = state;
  const theirs = stale && guide.lockVersion > keeper.version ? text : null;

  return (
    <Stack spacing={2.5}>
      <EditorHeader
        title={guide.title}
        state={state}
        canPublish={!stale && guide.status !== 'Archived' && (guide.hasDraft || state.status !== 'Saved')}
        onOpen={task.open}
        more={[
          { label: texts.versions, onClick: () => task.open('history') },
          { label: texts.whatTheDraftChanges, onClick: () => task.open('changes'), isDisabled: !published },
          {
            label: texts.discardDraft,
            isGrave: true,
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
        <StaleWords
          {...{ stale, theirs }}
          mine={words}
          onTheirs={() => keeper.replace(text, guide.lockVersion)}
          onMine={() => void keeper.keepMine(guide.lockVersion)}
        />
      )}
      <KeptNotice draft={draft} />
      <GuideNotices guide={guide} />
      <ProblemsNotice html={words.html} variables={variables} />
      <TextField
        label={texts.title}
        value={words.title}
        onChange={({ target }) => keeper.type({ title: target.value })}
        error={fields['title']}
        maxLength={120}
      />
      <TextField
        label={texts.summary}
        value={words.summary}
        onChange={({ target }) => keeper.type({ summary: target.value })}
        error={fields['summary']}
        hint={texts.aSentenceForTheList}
        maxLength={200}
      />
      <LazyEditor
        key={state.revision}
        label={texts.textOf(guide.title)}
        html={words.html}
        onChange={(html) => keeper.type({ html })}
        {...{ variables, pictures }}
      />
      <AudiencePanel guide={guide} />
      <GuideDialogs {...{ detail, draft, task, pictures }} />
    </Stack>
  );
}

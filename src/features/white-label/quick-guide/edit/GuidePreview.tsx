import Box from '@mui/material/Box';
import { useState } from 'react';
import { SelectField } from '@/ui/SelectField';
import type { EditorPictures } from '@/ui/editor/editorProps';
import * as texts from '@/texts/white-label/quick-guide/edit';
import { PreviewDialog } from '../../content/PreviewDialog';
import type { ContentFields } from '../../content/contentFields';
import { useGetGuidePlansQuery, type GuideDetail } from '../quickGuideApi';

interface GuidePreviewProps {
  detail: GuideDetail;
  content: ContentFields;
  pictures: EditorPictures;
  onClose: () => void;
}

/** Previews the guide as a visitor or as a client on a plan. */
export function GuidePreview({ detail, content, pictures, onClose }: GuidePreviewProps) {
  const { guide, variables } = detail;
  const { data } = useGetGuidePlansQuery();
  const [planId, setPlanId] = useState('');
  const plans = data?.clientBillingPlans ?? [];
  const isVisible = guide.planIds === null || guide.planIds.includes(planId);
  const planName = plans.find(({ id }) => id === planId)?.name;

  return (
    <PreviewDialog
      {...{ content, variables, onClose }}
      pictureUrl={pictures.urlOf}
      hiddenReason={isVisible ? null : texts.aClientOnAVisitorDoes(planName)}
    >
      <Box sx={{ minWidth: 200 }}>
        <SelectField
          label={texts.seenBy}
          isLabelHidden
          placeholder={texts.aVisitor}
          options={plans.map(({ id, name }) => ({ value: id, label: texts.aClientOn(name) }))}
          value={planId}
          onChange={({ target }) => setPlanId(target.value)}
        />
      </Box>
    </PreviewDialog>
  );
}

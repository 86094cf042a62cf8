import Box from '@mui/material/Box';
import type { GetPlanTemplatesQuery } from '@/api/types';
import { formatMoney } from '@/lib/money';
import { Button } from '@/ui/Button';
import * as texts from '@/texts/onboarding/billing';

type Template = GetPlanTemplatesQuery['planTemplates'][number];

interface TemplateChoiceProps {
  templates: readonly Template[];
  /** Null for an empty plan. */
  onChoose: (template: Template | null) => void;
}

export function TemplateChoice({ templates, onChoose }: TemplateChoiceProps) {
  return (
    <Box role="group" aria-label={texts.startFrom} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {templates.map((template) => (
        <Button key={template.id} size={2} variant="soft" onClick={() => onChoose(template)}>
          {template.name}, {formatMoney(template.price, template.currency)}
        </Button>
      ))}
      <Button size={2} variant="soft" color="gray" onClick={() => onChoose(null)}>
        {texts.fromScratch}
      </Button>
    </Box>
  );
}

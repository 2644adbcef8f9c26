import { useEffect, useId, useRef } from 'react';
import styled from '@emotion/styled';
import { colour, motion, radius, space, text } from '../../../theme/tokens';
import { useDraftField } from '../../ui/useDraftField';
import { CharactersLeft } from './CharactersLeft';
import { altCharactersLeft } from './draftRules';
import type { SelectDraft } from './DraftText';

const Root = styled('div')({ display: 'grid', gap: space(1.5) });

const Label = styled('label')({ color: colour.inkSoft, fontSize: text.small, fontWeight: 600 });

const Area = styled('textarea')({
  width: '100%',
  minHeight: '48px',
  maxHeight: '30vh',
  padding: `${space(2.5)} ${space(3.5)}`,
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.medium,
  background: colour.surface,
  resize: 'none',
  overflowWrap: 'anywhere',
  fieldSizing: 'content',
  transition: `border-color ${motion.quick} ${motion.ease}`,
  '&::placeholder': { color: colour.inkFaint, opacity: 1 },
  '&:hover': { borderColor: colour.inkSoft },
  '&:focus-visible': {
    outline: 'none',
    borderColor: colour.accent,
    boxShadow: `inset 0 0 0 1px ${colour.accent}`,
  },
});

interface DescriptionFieldProps {
  select: SelectDraft;
  onDescribe: (alt: string) => void;
}

/** Where a photo is described for those who cannot see it. It opens with the focus in it. */
export function DescriptionField({ select, onDescribe }: DescriptionFieldProps) {
  const field = useDraftField((state) => select(state).alt ?? '', onDescribe);
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  return (
    <Root>
      <Label htmlFor={id}>Photo description</Label>
      <Area
        {...field}
        dir="auto"
        id={id}
        placeholder="What is there to see, for people who can't see it?"
        ref={area}
        rows={1}
      />
      <CharactersLeft left={altCharactersLeft(field.value)} />
    </Root>
  );
}

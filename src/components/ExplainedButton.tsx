import { useId, useRef, useState } from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { useFormHold } from './useFormHold';
import { colour, radius, space } from '../theme/tokens';

/** A pointer that merely rests on the button, such as after the click on Post, asks for nothing. */
const Root = styled('span')({
  position: 'relative',
  '&:not([data-asked=true]:hover) > [role=tooltip]': { opacity: 0, pointerEvents: 'none' },
});

const Why = styled(Typography)<{ component: 'span' }>({
  position: 'absolute',
  right: 0,
  bottom: `calc(100% + ${space(2)})`,
  zIndex: 2,
  width: 'max-content',
  maxWidth: '240px',
  padding: `${space(2)} ${space(3)}`,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  background: colour.raised,
});

interface ReasonProps {
  id: string;
  children: string;
}

/** Shown while the button is pointed at, and once the form was submitted by keyboard nevertheless. */
function Reason({ id, children }: ReasonProps) {
  const root = useRef<HTMLSpanElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  useFormHold(root, true, () => setIsAsked(true));
  const role = isAsked ? 'alert' : 'tooltip';
  return (
    <Why component="span" id={id} key={role} ref={root} role={role} variant="body2">
      {children}
    </Why>
  );
}

type ExplainedButtonProps = Pick<ButtonProps, 'children' | 'form' | 'onClick' | 'size' | 'type'> & {
  /** Why it is disabled; null if it is enabled. */
  why: string | null;
};

/** The main button of a form, which says why it is disabled. */
export function ExplainedButton({ why, ...button }: ExplainedButtonProps) {
  const whyId = useId();
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  const point = () => setPointedAt(why);
  return (
    // A tap points too.
    <Root data-asked={pointedAt === why} onPointerDown={point} onPointerMove={point}>
      <Button
        {...button}
        aria-describedby={why === null ? undefined : whyId}
        disabled={why !== null}
        variant="contained"
      />
      {why !== null && (
        <Reason id={whyId} key={why}>
          {why}
        </Reason>
      )}
    </Root>
  );
}

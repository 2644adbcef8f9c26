import styled from '@emotion/styled';
import { keyOf } from '../../../lib/keys';
import { space } from '../../../theme/tokens';

const Form = styled('form')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(3),
  padding: space(4),
});

interface DraftFormProps extends Omit<React.ComponentProps<'form'>, 'onKeyDown' | 'onSubmit'> {
  onSend: () => void;
}

/** The form around a draft, with the author's avatar on the left. Ctrl or ⌘ with Enter submits it too. */
export function DraftForm({ onSend, ...rest }: DraftFormProps) {
  return (
    <Form
      {...rest}
      onKeyDown={(event) => {
        if (keyOf(event) === 'Enter' && (event.ctrlKey || event.metaKey))
          event.currentTarget.requestSubmit();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
        // The emptied form disables its button, which would lose the keyboard focus.
        if (document.activeElement?.matches('button:focus-visible'))
          event.currentTarget.querySelector('textarea')?.focus();
      }}
    />
  );
}

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
      tabIndex={-1}
      onKeyDown={(event) => {
        if (keyOf(event) === 'Enter' && (event.ctrlKey || event.metaKey))
          event.currentTarget.requestSubmit();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
        // The emptied form disables its button, which would lose the focus. After a click the form takes it: on a
        // phone the text box would open the keyboard.
        const { activeElement } = document;
        if (!activeElement?.matches('button')) return;
        const isByKeyboard = activeElement.matches(':focus-visible');
        const form = event.currentTarget;
        (isByKeyboard ? form.querySelector('textarea') : form)?.focus({ preventScroll: true });
      }}
    />
  );
}

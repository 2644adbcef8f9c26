import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { colour, space } from '../../../theme/tokens';
import type { Draft } from '../postsSlice';

const Root = styled(Alert)({
  margin: space(4),
  padding: space(4),
  '& .MuiAlert-message': { gap: space(3) },
});

const Quote = styled(Typography)<{ component: 'blockquote' }>({
  display: '-webkit-box',
  overflow: 'hidden',
  color: colour.inkSoft,
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
});

interface UnsentDraftProps {
  draft: Draft;
  role: 'alert' | 'status';
  /** Why it is still here. */
  message: string;
  /** The buttons that decide what to do with it. */
  children: React.ReactNode;
}

/** A post that failed or an earlier draft, shown above the composer with its buttons. */
export function UnsentDraft({
  draft: { content, pictures },
  role,
  message,
  children,
}: UnsentDraftProps) {
  return (
    <Root role={role} severity={role === 'alert' ? 'error' : 'info'}>
      <p>{message}</p>
      <Quote component="blockquote" dir="auto" variant="body2">
        {content || (pictures.length === 0 ? '' : 'A photo without words.')}
      </Quote>
      <Stack direction="row" sx={{ gap: 2 }}>
        {children}
      </Stack>
    </Root>
  );
}

import { useSyncExternalStore } from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import styled from '@emotion/styled';
import { colour } from '../theme/tokens';
import { Group } from './Group';
import type { LoggedRequest, RequestLog } from './requestLog';

const LINE = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 3,
  overflowWrap: 'anywhere',
  fontWeight: 400,
};

const Result = styled('span')({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '&[data-failed=true]': { color: colour.danger },
});

const isFailure = ({ result }: LoggedRequest) =>
  typeof result === 'string' || (result !== null && result >= 400);

const answeredBy = ({ result, handler, via }: LoggedRequest) => {
  if (result === null) return `waiting, by ${via}`;
  return handler === null ? 'no handler answered' : `${handler}, by ${via}`;
};

/** The app's latest calls, the newest first, each with the backend handler that answered it. */
export function RequestList({ log }: { log: RequestLog }) {
  const requests = useSyncExternalStore(log.subscribe, log.read);
  return (
    <Group legend="Requests">
      <List aria-label="Requests" component="ol">
        {requests.map((request) => (
          <ListItem divider key={request.id} sx={{ py: 2 }}>
            <ListItemText
              primary={
                <>
                  <span data-testid="call">
                    {request.method} {request.path}
                  </span>
                  <Result data-failed={isFailure(request)}>
                    {request.result === null ? '…' : `${request.result} · ${request.ms} ms`}
                  </Result>
                </>
              }
              secondary={answeredBy(request)}
              slotProps={{ primary: { variant: 'body2', sx: LINE } }}
            />
          </ListItem>
        ))}
      </List>
      <Button onClick={() => log.clear()} size="small" variant="outlined">
        Clear the list
      </Button>
    </Group>
  );
}

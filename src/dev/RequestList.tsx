import { useSyncExternalStore } from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { Group } from './Group';
import type { LoggedRequest, RequestLog } from './requestLog';

const isFailure = ({ result }: LoggedRequest) =>
  typeof result === 'string' || (result !== null && result >= 400);

const answeredBy = ({ result, handler, via }: LoggedRequest) => {
  if (result === null) return `on its way, by ${via}`;
  return handler === null ? 'by no handler' : `${handler}, by ${via}`;
};

/** Every call of the app, the newest first, and which handler of the backend answered it. */
export function RequestList({ log }: { log: RequestLog }) {
  const requests = useSyncExternalStore(log.subscribe, log.read);
  return (
    <Group legend="Requests">
      <List aria-label="Requests" component="ol">
        {requests.map((request) => (
          <ListItem divider key={request.id} sx={{ alignItems: 'start', gap: 3, py: 2 }}>
            <ListItemText
              primary={`${request.method} ${request.path}`}
              secondary={answeredBy(request)}
              slotProps={{ primary: { variant: 'body2', sx: { overflowWrap: 'anywhere' } } }}
            />
            <Typography
              sx={{
                color: isFailure(request) ? 'error.main' : 'text.secondary',
                fontVariantNumeric: 'tabular-nums',
                whiteSpace: 'nowrap',
              }}
              variant="body2"
            >
              {request.result === null ? '…' : `${request.result} · ${request.ms} ms`}
            </Typography>
          </ListItem>
        ))}
      </List>
      <Button onClick={() => log.clear()} size="small" variant="outlined">
        Clear the list
      </Button>
    </Group>
  );
}

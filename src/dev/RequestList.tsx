import { useSyncExternalStore } from 'react';
import styled from '@emotion/styled';
import { Button } from '../components/Button';
import { colour, space, text } from '../theme/tokens';
import { Group, Legend } from './panelStyles';
import type { LoggedRequest, RequestLog } from './requestLog';

const List = styled('ol')({ display: 'grid', fontSize: text.small });

const Item = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space(3),
  padding: `${space(2)} 0`,
  borderTop: `1px solid ${colour.line}`,
  overflowWrap: 'anywhere',
});

const Result = styled('span')({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '&[data-failed=true]': { color: colour.danger },
});

const Handler = styled('span')({ gridColumn: '1 / -1', color: colour.inkFaint });

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
    <Group>
      <Legend>Requests</Legend>
      <List aria-label="Requests">
        {requests.map((request) => (
          <Item key={request.id}>
            <span>
              {request.method} {request.path}
            </span>
            <Result data-failed={isFailure(request)}>
              {request.result === null ? '…' : `${request.result} · ${request.ms} ms`}
            </Result>
            <Handler>{answeredBy(request)}</Handler>
          </Item>
        ))}
      </List>
      <Button compact look="outlined" onClick={() => log.clear()}>
        Clear the list
      </Button>
    </Group>
  );
}

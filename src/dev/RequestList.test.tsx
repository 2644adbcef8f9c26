import { act, render, screen } from '@testing-library/react';
import { RequestList } from './RequestList';
import { RequestLog } from './requestLog';

it('says what answered each call, and by which transport', () => {
  const log = new RequestLog();
  render(<RequestList log={log} />);
  const call = () => screen.getByRole('listitem');
  let end: ReturnType<RequestLog['begin']> = () => undefined;
  act(() => {
    end = log.begin({ method: 'GET', path: '/api/posts', via: 'page' });
  });
  expect(call()).toHaveTextContent('GET /api/posts…waiting, by page');
  act(() => end({ result: 200, ms: 405, handler: 'GET */api/posts' }));
  expect(call()).toHaveTextContent('200 · 405 msGET */api/posts, by page');
  act(() => end({ result: 404, ms: 5, handler: null }));
  expect(call()).toHaveTextContent('404 · 5 msno handler answered');
});

import { networkOf, proxiedCaller } from './caller';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['2001::3:4:5:6:7:8', '2001:0:3:4'],
  ['::ffff:192.0.2.7.example', '::ffff:192.0.2.7.example'],
  ['x::ffff:192.0.2.7', 'x::ffff:192.0.2.7'],
  ['', ''],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['10.9.9.9, 203.0.113.5', '203.0.113.5'],
  ['', '192.0.2.1'],
])('of "%s", only what the nearest proxy added is believed', (header, address) => {
  const headers = { 'X-Forwarded-For': header };
  expect(proxiedCaller(new Request('http://films.test', { headers }), '192.0.2.1')).toMatchObject({
    address,
  });
});

test.each([
  ['a0-B1_c2', 'a0-B1_c2'],
  ['', expect.stringMatching(/^[\da-f-]{36}$/)],
  ['two words', expect.stringMatching(/^[\da-f-]{36}$/)],
  ['x'.repeat(101), expect.stringMatching(/^[\da-f-]{36}$/)],
])('a request that the proxy names "%s" has the name %s', (header, requestId) => {
  const headers = { 'X-Request-Id': header };
  expect(proxiedCaller(new Request('http://films.test', { headers }), '')).toMatchObject({
    requestId,
  });
});

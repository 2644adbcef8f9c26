import { readEvents } from './readEvents';

const TEXT = 'id: 7\n\nid: 8\ndata: {"name":"Zoë: 男"}\n\nid: 9\nevent: reset\ndata: {}\n\n';
const BYTES = new TextEncoder().encode(TEXT);

const EVENTS = [
  { id: 7, type: 'message', data: '' },
  { id: 8, type: 'message', data: '{"name":"Zoë: 男"}' },
  { id: 9, type: 'reset', data: '{}' },
];

const eventsIn = async (...chunks: Uint8Array<ArrayBuffer>[]) => {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  const events = [];
  for await (const event of readEvents(body)) events.push(event);
  return events;
};

const CUTS = Array.from(BYTES, (_byte, at) => at);

it('reads the same events wherever the network cuts them', async () => {
  for (const at of CUTS)
    expect(await eventsIn(BYTES.slice(0, at), BYTES.slice(at))).toEqual(EVENTS);
});

it('drops what was cut off at any byte, and nothing else', async () => {
  for (const at of CUTS) {
    const whole = TEXT.slice(0, at).split('\n\n').length - 1;
    const bytes = new TextEncoder().encode(TEXT.slice(0, at));
    expect(await eventsIn(bytes)).toEqual(EVENTS.slice(0, whole));
  }
});

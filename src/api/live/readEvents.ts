/** One event of a stream. It has no data if it only says where the stream is. */
export interface ServerEvent {
  /** The revision up to which the stream has told everything; null if it does not say. */
  id: number | null;
  type: string;
  data: string;
}

const parseEvent = (text: string): ServerEvent => {
  const fields = new Map(
    text.split('\n').map((line) => {
      const [name = '', ...rest] = line.split(': ');
      return [name, rest.join(': ')];
    }),
  );
  const id = fields.get('id');
  return {
    id: id === undefined ? null : Number(id),
    type: fields.get('event') ?? 'message',
    data: fields.get('data') ?? '',
  };
};

/** The events of a stream, as our server sends them. One that was cut off is dropped: it will be told again. */
export async function* readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += decoder.decode(value, { stream: true });
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    yield* events.map(parseEvent);
  }
}

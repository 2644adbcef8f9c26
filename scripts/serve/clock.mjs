/** Loaded into a server before its own code: at SIGUSR2 its clock goes a day back, as when somebody sets it. */
const DAY_MS = 24 * 60 * 60_000;

let shiftMs = 0;
process.on('SIGUSR2', () => {
  shiftMs -= DAY_MS;
});

const RealDate = Date;
globalThis.Date = new Proxy(RealDate, {
  construct: (_target, values) =>
    values.length === 0
      ? new RealDate(RealDate.now() + shiftMs)
      : Reflect.construct(RealDate, values),
  get: (target, name, receiver) =>
    name === 'now' ? () => RealDate.now() + shiftMs : Reflect.get(target, name, receiver),
});

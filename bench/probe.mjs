/**
 * Runs in the page before its own scripts and records in `window.bench` what is shown and when. Must be self-contained,
 * since its source is sent to the browser.
 * @param {string} postSelector
 */
export function probe(postSelector) {
  if (window.top !== window) return;
  const bench = {
    firstPaint: 0,
    firstPost: 0,
    shift: 0,
    /** @type {{ start: number, duration: number }[]} */
    longTasks: [],
    /** @type {number[]} */
    changes: [],
  };
  Object.assign(window, { bench });

  /**
   * @param {string} type
   * @param {(entry: PerformanceEntry & { value?: number, hadRecentInput?: boolean }) => void} note
   */
  const watch = (type, note) => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  };
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') bench.firstPaint = startTime;
  });
  watch('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) bench.shift += value;
  });
  watch('longtask', ({ startTime, duration }) => {
    bench.longTasks.push({ start: startTime, duration });
  });

  /** Settles just after the current frame has been painted. */
  const painted = () =>
    new Promise((done) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now());
        port2.postMessage(null);
      });
    });

  const look = async () => {
    const post = document.querySelector(postSelector);
    const box = post?.getBoundingClientRect();
    if (post?.checkVisibility() && box && box.height > 1 && box.top < innerHeight) {
      bench.firstPost = Number(await painted());
    } else {
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);

  Object.assign(bench, {
    /**
     * Times each event of a type until its result is painted.
     * @param {string} type
     * @param {string | null} changed selector of the element that must change; null for any next frame
     */
    timeEvents(type, changed) {
      bench.changes = [];
      const shown = () =>
        changed === null
          ? ''
          : [...document.querySelectorAll(changed)].map((e) => e.outerHTML).join('');
      addEventListener(
        type,
        (event) => {
          const note = async () => {
            bench.changes.push(Number(await painted()) - event.timeStamp);
          };
          if (changed === null) {
            void note();
            return;
          }
          const before = shown();
          const observer = new MutationObserver(() => {
            if (shown() === before) return;
            observer.disconnect();
            void note();
          });
          observer.observe(document.body, {
            subtree: true,
            childList: true,
            characterData: true,
            attributes: true,
          });
        },
        { capture: true },
      );
    },
  });
}

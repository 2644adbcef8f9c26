/** Files that were picked and not taken up yet: no event can carry one, so it carries a number in its place. */
export class PickedFiles {
  private readonly waiting = new Map<number, readonly File[]>();
  private last = 0;

  put(files: readonly File[]): number {
    this.last += 1;
    this.waiting.set(this.last, files);
    return this.last;
  }

  /** The files, once; none where the event comes again, as out of the past. */
  take(number: number): readonly File[] {
    const files = this.waiting.get(number) ?? [];
    this.waiting.delete(number);
    return files;
  }
}

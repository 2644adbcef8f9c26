/** Files that were picked and not read yet. Actions must be serialisable, so they carry a number instead. */
export class PickedFiles {
  private readonly waiting = new Map<number, readonly File[]>();
  private last = 0;

  put(files: readonly File[]): number {
    this.last += 1;
    this.waiting.set(this.last, files);
    return this.last;
  }

  /** Returns the files once; an empty list if the action is replayed, as by time travel. */
  take(number: number): readonly File[] {
    const files = this.waiting.get(number) ?? [];
    this.waiting.delete(number);
    return files;
  }
}

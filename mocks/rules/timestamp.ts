/** `YYYY-MM-DDTHH:mm:ssZ` in UTC: whole seconds. */
export function timestamp(moment: Date): string {
  return `${moment.toISOString().slice(0, 19)}Z`;
}
